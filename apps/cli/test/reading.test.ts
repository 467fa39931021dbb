/** Bad input to a command: each is refused in one sentence that names the problem. */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, folder, pakli } from './command.ts';

/** A sparse file, which takes no room on the disc. */
function large(name: string, bytes: number): string {
  const path = file(name, '');
  truncateSync(path, bytes);
  return path;
}

test.for<[readonly string[], number]>([
  [['replay'], 16],
  [['convert'], 16],
  [['solve'], 400],
  [['golden'], 400],
])('%j measures a film before it reads it', async ([args, limit]) => {
  const film = large('film.txt', 700_000_000);
  const { status, stdout, stderr } = await pakli([...args, film]);
  expect(status).toBe(1);
  const said = args[0] === 'golden' ? stdout : stderr;
  expect(said).toContain(`it has 700 MB or more, and at most ${limit} MB are read`);
});

test('a pipe that goes on and on is left', async () => {
  const ended = await pakli(['convert', '-'], { input: 'x'.repeat(17_000_000) });
  expect(ended).toMatchObject({ status: 1, stdout: '' });
  expect(ended.stderr).toMatch(/^pakli: -: it has 1[67] MB or more, and at most 16 MB are read\n$/);
});

test('what a shell of Windows has written with > is read as well', async () => {
  const { stdout } = await pakli(['deal', 'mulle', '--seed', '1', '--record']);
  const record = file('windows.txt', '');
  const link = await pakli(['convert', file('plain.txt', stdout)]);
  writeFileSync(record, Buffer.from(`\uFEFF${stdout.replaceAll('\n', '\r\n')}`, 'utf16le'));
  expect(await pakli(['convert', record])).toEqual(link);
  expect(link.status).toBe(0);
});

test('a result file of an arena is measured too', async () => {
  const out = large('film.jsonl', 700_000_000);
  const ended = await pakli(['arena', 'buddy-bluff', '--players', 'greedy,random', '--out', out]);
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toContain('at most 400 MB are read');
});

test.for<[readonly string[], string]>([
  [['analyse', 'RECORD', '--by', 'expert@0ms'], '--by: expert@0ms: a budget is written'],
  [['analyse', 'RECORD', '--by', 'nobody'], '--by: no player "nobody"'],
  [['watch', 'buddy-bluff', '--players', 'nobody'], '--players: no player "nobody"'],
  [['watch', 'buddy-bluff', '--players', 'strong@2'], '--players: strong@2: a budget is written'],
  [['play', 'buddy-bluff', '--against', 'nobody'], '--against: no player "nobody"'],
])('%j blames the option it was given', async ([args, said]) => {
  const { stdout } = await pakli(['deal', 'buddy-bluff', '--seed', '1', '--record']);
  const record = file('record.txt', stdout);
  const ended = await pakli(args.map((word) => (word === 'RECORD' ? record : word)));
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toContain(`pakli: ${said}`);
});

test('a saved game with a damaged line is named with the line', async () => {
  const data = join(folder, 'damaged');
  const games = join(data, 'pakli', 'games');
  const { stdout } = await pakli(['deal', 'buddy-bluff', '--seed', '1', '--record']);
  mkdirSync(games, { recursive: true });
  const path = join(games, 'game.txt');
  writeFileSync(path, `${stdout}# seating: {"seat":0,"aga\n`);
  const line = stdout.split('\n').length;
  const env = { XDG_DATA_HOME: data };
  const ended = await pakli(['play', '--continue'], { env });
  expect(ended).toEqual({
    status: 1,
    stdout: '',
    stderr: `pakli: ${path}, line ${line}: it says who sits where, and it is damaged. Fix it, or remove the file.\n`,
  });
  const german = await pakli(['play', '--continue', '--lang', 'de'], { env });
  expect(german.stderr).toContain(`${path}, Zeile ${line}: `);
});

test('a link that is cut off somewhere is not repeated at length', async () => {
  const ended = await pakli(['convert', 'x'.repeat(9000)]);
  expect(ended).toMatchObject({ status: 1, stdout: '' });
  expect(ended.stderr).toMatch(/^pakli: x+…: is too long for the name of a file[^\n]*\n$/);
  expect(ended.stderr.length).toBeLessThan(300);
});

test.for<[readonly string[], number, string]>([
  [['replay', '/nowhere.txt'], 1, 'no such file'],
  [['solve', '/nowhere.txt'], 1, 'no such file'],
  [['laws', '/nowhere.ts'], 1, 'no such file'],
  [['worker', 'nonsense'], 2, 'nats://192.168.1.5:4222'],
])('%j ends with status %i', async ([args, status, said]) => {
  const ended = await pakli(args);
  expect(ended).toMatchObject({ status, stdout: '' });
  expect(ended.stderr).toContain(said);
});
