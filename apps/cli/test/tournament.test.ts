/**
 * `pakli tournament`: an evening, its file, the count of the file, and plans. After a deliberate change of its output,
 * PAKLI_UPDATE=1 rewrites docs/tournaments.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  readTournament,
  type Series,
  type Tournament,
  type TournamentCount,
} from '@pakli/tournament';
import { expect, test } from 'vitest';
import { file, pakli, ROOT } from './command.ts';

const EVENING = [
  'tournament',
  'simulate',
  'ulti',
  ...'--people 3xrules,2xrandom --rounds 2'.split(' '),
];

async function output(...args: readonly string[]): Promise<string> {
  const ended = await pakli(args);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  return ended.stdout;
}

test('docs/tournaments.md shows what the command prints', async () => {
  const path = `${ROOT}/docs/tournaments.md`;
  const page = readFileSync(path, 'utf8');
  let shown = page;
  const pictures = [...page.matchAll(/^```\n\$ pakli (tournament .*)\n([^]*?)^```$/gm)];
  expect(pictures.length).toBe(2);
  for (const [picture, command = ''] of pictures) {
    const said = await output(...command.split(' '));
    shown = shown.replace(picture, `\`\`\`\n$ pakli ${command}\n${said}\`\`\``);
  }
  if (process.env['PAKLI_UPDATE'] === '1') writeFileSync(path, shown);
  expect(readFileSync(path, 'utf8')).toBe(shown);
});

test('an evening is the same with the same seed, and its file counts the same', async () => {
  const text = await output(...EVENING, '--seed', '3', '--json');
  expect(await output(...EVENING, '--seed', '3', '--json')).toBe(text);
  expect(await output(...EVENING, '--seed', '4', '--json')).not.toBe(text);
  const tournament = JSON.parse(text) as Tournament;
  expect(readTournament(tournament)).toBe(tournament);
  // Five people and a computer, two tables, two rounds of three boards, each played by everybody.
  expect(tournament.people.map(({ name }) => name)).toEqual([
    'rules 1',
    'rules 2',
    'rules 3',
    'random 1',
    'random 2',
    'filler 1',
  ]);
  expect(tournament.results.length).toBe(12);
  for (const person of tournament.people.keys()) {
    const own = tournament.results.map(({ people }) => people.indexOf(person));
    expect([0, 1, 2].map((line) => own.filter((sat) => sat === line).length)).toEqual([2, 2, 2]);
  }
  // Every board is the same at both tables, and no two boards are equal.
  expect(new Set(tournament.boards.map(({ deal }) => deal)).size).toBe(6);
  const path = file('evening.json', text);
  const counted = JSON.parse(
    await output('tournament', 'count', path, '--json'),
  ) as TournamentCount;
  expect(counted.travellers.length).toBe(36);
  const printed = await output(...EVENING, '--seed', '3');
  const again = await output('tournament', 'count', path);
  expect(again.slice(again.indexOf('\n\n'))).toBe(printed.slice(printed.indexOf('\n\n')));
  expect(again).toContain('\nround 2: ');
});

test('equal players at all tables: the same cards end equal', async () => {
  const text = await output(
    ...'tournament simulate ulti --people 6xrules --rounds 1 --seed 2 --json'.split(' '),
  );
  const { results } = JSON.parse(text) as Tournament;
  for (const board of [0, 1, 2]) {
    const [one, other] = results.filter((result) => result.board === board);
    expect(one?.scores).toEqual(other?.scores);
  }
});

test('CSV has a line for every line of every table, and no cell that is a formula', async () => {
  const csv = await output(...EVENING, '--seed', '3', '--csv');
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toBe('round,board,table,line,name,score,award,covered,percent,imps');
  expect(lines.length).toBe(37);
  const tournament = JSON.parse(await output(...EVENING, '--seed', '3', '--json')) as Tournament;
  const people = tournament.people.map((one, i) => (i === 0 ? { ...one, name: '=1+1,"x"' } : one));
  const path = file('formula.json', JSON.stringify({ ...tournament, people }));
  expect(await output('tournament', 'count', path, '--csv')).toContain(`,"'=1+1,""x""",`);
});

test('a file may be ranked in another way, and adjustments are printed with their reasons', async () => {
  const tournament = JSON.parse(await output(...EVENING, '--seed', '3', '--json')) as Tournament;
  const adjustments = [{ board: 0, table: 1, line: 2, award: 'minus', reason: 'late' }];
  const path = file(
    'adjusted.json',
    JSON.stringify({ ...tournament, scale: [4, 10], adjustments }),
  );
  const imps = await output('tournament', 'count', path, '--rank', 'imps');
  expect(imps).toContain('board 1, table 2, line 3: minus (late)');
  expect(imps).toMatch(/IMPs\/board +VP/);
  expect(await output('tournament', 'count', path, '--rank', 'points')).toContain('points/board');
});

test('a plan is printed and checked', async () => {
  const plan = await output('tournament', 'plan', '--people', '21');
  expect(plan).toMatch(
    /^21 people, 7 tables of 3, 10 rounds\nmeetings: 210 pairs once; lines: even to within 1\n/,
  );
  expect(plan.match(/^round/gm)?.length).toBe(10);
  const filled = await output(...'tournament plan --people 7 --seats 4 --rounds 1'.split(' '));
  expect(filled).toMatch(/^7 people and 1 computer, 2 tables of 4, 1 round\n/);
  expect(filled).toContain('C1');
  const json = JSON.parse(await output(...'tournament plan --people 9 --json'.split(' ')));
  expect(json).toMatchObject({ kind: 'design', fillers: 0, meetings: [0, 36], unevenness: 1 });
});

test.for([
  ['tournament simulate nim --people 3xrules', 2, 'no game "nim"'],
  ['tournament simulate ulti --people 3xwizard', 2, '--people: no player "wizard"'],
  ['tournament simulate ulti --people rules', 2, '--people: 2 to 200 people play, not 1'],
  ['tournament simulate ulti --people 999999999xrules', 2, '--people: at most 200 play'],
  ['tournament simulate compile --people 2xrandom --rank imps', 2, '--rank: there is no scale'],
  ['tournament simulate ulti', 2, "required option '--people <list>' not specified"],
  ['tournament plan --people 0', 2, 'A whole number from 1 to 200 is expected.'],
  ['tournament count none.json', 1, 'none.json: no such file'],
  ['tournament count README.md', 1, 'README.md: it is not JSON'],
  [
    'tournament count package.json',
    1,
    'package.json is not a tournament: format: pakli-tournament/1 is expected',
  ],
] as const)('%s fails with status %i', async ([line, status, reason]) => {
  const ended = await pakli(line.split(' '));
  expect(ended).toMatchObject({ status, stdout: '' });
  expect(ended.stderr).toContain(reason);
});

test('several evenings count together', async () => {
  const files: string[] = [];
  for (const seed of ['3', '4']) {
    const text = await output(...EVENING, '--seed', seed, '--json');
    files.push(file(`series-${seed}.json`, text));
  }
  const args = ['tournament', 'series', ...files];
  const series = JSON.parse(await output(...args, '--name', 'Season', '--json')) as Series;
  expect([series.name, series.people.length, series.evenings.length]).toEqual(['Season', 5, 2]);
  const printed = (await output(...args)).trim().split('\n');
  expect(printed).toHaveLength(6);
  // Five people share 15 points per evening.
  const points = printed.slice(1).map((line) => line.trim().split(/ {2,}/).slice(2).map(Number));
  const sums = [0, 1, 2].map((column) => points.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  expect(sums).toEqual([30, 15, 15]);
  expect((await output(...args, '--csv')).split('\r\n')[0]).toBe('place,name,total,,');
  const wrong = file('no-evening.json', '{}');
  expect(await pakli(['tournament', 'series', files[0] ?? '', wrong])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not a tournament') as unknown,
  });
});
