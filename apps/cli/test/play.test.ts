import { expect, test } from 'vitest';
import { pakli, run } from './command.ts';

const DEAL = ['play', 'buddy-bluff', '--against', 'greedy', '--seed', '3'];

test('a whole deal by numbers ends with scores and places', async () => {
  const ended = await pakli(DEAL, { input: '1\n'.repeat(12) });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout.match(/your move> /g)).toHaveLength(12);
  expect(ended.stdout).toMatch(/The deal is over: you \d+, greedy 1 \d+, /);
  const places = ended.stdout.slice(ended.stdout.indexOf('The match is over.'));
  expect(places).toMatch(/^1\. /m);
  expect(places.match(/^\d\. (you|greedy \d) +\d+$/gm)).toHaveLength(4);
});

test('a move may be typed; what cannot be played is explained and asked for again', async () => {
  const seen = await pakli(DEAL, { input: 'q\n' });
  const lines = seen.stdout.split('\n').filter((line) => /^ {2}\d/.test(line));
  const offered = Array.from(
    lines.join('\n').matchAll(/ +\d+ {2}(\w\w(?:>\d)?)/g),
    ([, move]) => move!,
  );
  const hand = new Set(offered.map((move) => move.slice(0, 2)));
  const other = ['AS', '2S', '3S', '4S', '5S'].find((card) => !hand.has(card))!;
  const move = offered.at(-1)!;
  const input = `foo\n99\n0\n${other}\n\n?\n${move.toLowerCase()}\nq\n`;
  const ended = await pakli(DEAL, { input });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toContain('That cannot be played: unreadable (rule 8) text=foo.');
  const count = `There are moves 1 to ${offered.length}.`;
  expect(ended.stdout.split(count)).toHaveLength(3);
  expect(ended.stdout).toContain('That cannot be played: card-not-in-hand');
  expect(ended.stdout).toContain(`\nyou: ${move}\n`);
  expect(ended.stdout.trimEnd()).toMatch(/You leave the table\.$/);
});

test('the cards of the others are never shown', async () => {
  const ended = await pakli(DEAL, { input: '1\n'.repeat(12) });
  const hands = ended.stdout.match(/hand [123][: ]+[^;\n]*/g)!;
  expect(hands.length).toBeGreaterThan(30);
  for (const hand of hands) expect(hand).toMatch(/^hand \d[: ]+\d cards *$/);
});

test('the end of the input leaves the table', async () => {
  const ended = await pakli(DEAL, { input: '1\n' });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout.trimEnd()).toMatch(/You leave the table\.$/);
});

test('a match of four deals goes on to the next one', async () => {
  const ended = await pakli([...DEAL, '--options', 'deals=4'], { input: '1\n'.repeat(48) });
  expect(ended.status).toBe(0);
  for (const deal of [1, 2, 3, 4]) expect(ended.stdout).toMatch(new RegExp(`^Deal ${deal}: `, 'm'));
  expect(ended.stdout.match(/^The deal is over: /gm)).toHaveLength(4);
  expect(ended.stdout).toContain('The match is over.');
});

test('no colour where nobody would see it', async () => {
  const piped = await pakli(DEAL, { input: 'q\n', env: { CI: '1' } });
  expect(piped.stdout).not.toContain('\u001b');
  const forced = await pakli(DEAL, { input: 'q\n', env: { FORCE_COLOR: '1' } });
  expect(forced.stdout).toContain('\u001b[31m');
});

test('the example bot in Python plays a deal against you', async () => {
  const bot = ['--against', 'cmd:python3 examples/bot.py'];
  const ended = await pakli([...DEAL, ...bot], { input: '1\n'.repeat(12) });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^bot\.py 1: \w\w>\d$/m);
  expect(ended.stdout).toContain('The match is over.');
});

test('a bot that cannot be started or breaks is named', async () => {
  const none = await pakli([...DEAL, '--against', 'cmd:no-such-program'], { input: '1\n' });
  expect(none).toMatchObject({ status: 1, stdout: '' });
  expect(none.stderr).toMatch(/^pakli: outside player "no-such-program": not-started: .*\n$/);
  const broken = await pakli([...DEAL, '--against', 'cmd:cat'], { input: '1\n' });
  expect(broken).toMatchObject({ status: 1, stdout: '' });
  expect(broken.stderr).toMatch(/^pakli: outside player "cat": bad-reply: .*\n$/);
});

test('npm start plays Buddy Bluff', async () => {
  const ended = await run('npm', ['start', '--silent'], { input: 'q\n' });
  expect(ended.status).toBe(0);
  expect(ended.stdout).toMatch(/^buddy-bluff, seed \d+$/m);
});
