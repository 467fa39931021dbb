import { findGame } from '@pakli/catalogue';
import { formatRecord, isRefusal, Match, Sfc32, type GameTypes, type Table } from '@pakli/core';
import { playRandomly } from '@pakli/core/search';
import { beforeAll, expect, test } from 'vitest';
import { file, pakli } from './command.ts';

let match: Match<GameTypes>;
let record: string;

beforeAll(async () => {
  const { game } = await findGame('buddy-bluff')!.load();
  const random = new Sfc32(11);
  const started = Match.start(game, { random, names: ['Ann', 'Bo', 'Cy', 'Di'] });
  if (isRefusal(started)) throw new Error(started.refused);
  match = started;
  playRandomly(match, random);
  record = formatRecord(match);
});

test('a record is shown move by move with every position and the places', async () => {
  const ended = await pakli(['replay', file('game.txt', record)]);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  const { game, table } = match;
  const again: Table<GameTypes> = table.cut(0);
  for (const step of table.steps) {
    if (step.kind === 'move') again.play(step.move);
    else again.submitDeal(step.text);
    expect(ended.stdout).toContain(`${step.text}\n      ${game.formatPosition(again.state)}\n`);
  }
  expect(ended.stdout).toMatch(/^1\. (Ann|Bo|Cy|Di) +\d+\n/m);
});

test('with --seat only the view of that seat is shown', async () => {
  const ended = await pakli(['replay', file('seat.txt', record), '--seat', '2']);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  const { game, table } = match;
  const again: Table<GameTypes> = table.cut(0);
  const views: string[] = [];
  for (const step of table.steps) {
    if (step.kind === 'move') again.play(step.move);
    else again.submitDeal(step.text);
    views.push(`      ${game.formatView(game.view(again.state, 2))}`);
  }
  const lines = ended.stdout.split('\n');
  expect(lines.filter((line) => line.startsWith('      '))).toEqual(views);
  for (const seat of [0, 1, 3]) {
    expect(ended.stdout).not.toMatch(new RegExp(`hand ${seat}: [^;\\n]*[SHDC]\\b`));
  }
  expect(ended.stdout).toMatch(/deal .*hand 2: \w\w \w\w \w\w \w\w/);
});

test('--at begins with a step, printed and as JSON, and is refused beyond the last', async () => {
  const path = file('at.txt', record);
  const all = await pakli(['replay', path, '--json']);
  const lines = all.stdout.split('\n');
  const late = await pakli(['replay', path, '--json', '--at', '5']);
  expect(late.stdout.split('\n')).toEqual(lines.slice(4));
  const whole = await pakli(['replay', path]);
  const printed = await pakli(['replay', path, '--at', '5', '--print']);
  expect(printed.stdout).not.toMatch(/^ +[1-4]\. /m);
  expect(whole.stdout.endsWith(printed.stdout.slice(printed.stdout.indexOf('   5. ')))).toBe(true);
  const steps = lines.length - 1;
  const beyond = await pakli(['replay', path, '--at', String(steps + 1)]);
  expect(beyond).toMatchObject({ status: 2, stdout: '' });
  expect(beyond.stderr).toContain(`--at: the record has steps 1 to ${steps}`);
});

test('an unfinished record is shown as far as it goes', async () => {
  const open = record.replace(/^result: .*\n/m, '').replace(/^checksum: .*/m, 'checksum: none');
  const lines = open.split('\n');
  const ended = await pakli(['replay', file('part.txt', lines.slice(0, 12).join('\n'))]);
  expect(ended.status).toBe(0);
  expect(ended.stdout.trimEnd()).toMatch(/not finished$/);
});

test('a record with another option or with lines run together is refused', async () => {
  const rules = ['--options', 'spadeAce=3', '--moves', '10', '--seed', '1'];
  const dealt = await pakli(['deal', 'mulle', '--record', ...rules]);
  expect((await pakli(['replay', file('dealt.txt', dealt.stdout)])).status).toBe(0);
  const other = dealt.stdout.replace('spadeAce=3', 'spadeAce=2');
  const joined = dealt.stdout.replace('\noptions:', 'options:');
  for (const altered of [other, joined]) {
    expect(altered).not.toBe(dealt.stdout);
    const ended = await pakli(['replay', file('altered.txt', altered)]);
    expect(ended.stderr).toContain('(other-checksum)');
    expect(ended).toMatchObject({ status: 1, stdout: '' });
  }
});

function without(line: RegExp): string {
  return record.replace(line, '');
}

test.for<[string, () => string, number | undefined, string]>([
  ['empty', () => '', 1, 'not-a-record'],
  ['binary', () => '\u0000\u0001\uffff', 1, 'not-a-record'],
  ['unknown game', () => record.replace('buddy-bluff 1', 'bridge 1'), 2, 'unknown-game'],
  ['other version', () => record.replace('buddy-bluff 1', 'buddy-bluff 99'), 2, 'other-version'],
  ['missing header', () => without(/^seats:.*\n/m), undefined, 'missing-header'],
  ['unreadable move', () => record.replace(/^\w\w(>\d)?$/m, 'banana'), undefined, 'unreadable'],
  ['altered result', () => record.replace(/^result: \d+/m, 'result: 999'), 6, 'other-result'],
  [
    'card dealt twice',
    () => record.replace(/centre: (\w\w) \w\w/, 'centre: $1 $1'),
    undefined,
    'card-twice',
  ],
])('a broken record is refused with its line: %s', async ([, make, line, message]) => {
  const path = file('broken.txt', make());
  const ended = await pakli(['replay', path]);
  expect(ended.stderr).toContain(`pakli: ${path}:${line ?? ''}`);
  expect(ended.stderr).toMatch(/:\d+: /);
  expect(ended.stderr).toContain(message);
  expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(ended).toMatchObject({ status: 1, stdout: '' });
});

test('a missing record and a seat that is not there', async () => {
  const missing = await pakli(['replay', 'nowhere.txt']);
  expect(missing).toMatchObject({ status: 1, stderr: 'pakli: nowhere.txt: no such file\n' });
  const seat = await pakli(['replay', file('seats.txt', record), '--seat', '4']);
  expect(seat).toMatchObject({ status: 2, stdout: '' });
  expect(seat.stderr).toContain('seats 0 to 3');
});
