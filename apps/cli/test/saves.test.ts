import { mkdirSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  gamesFolder,
  latestSave,
  newFile,
  readSave,
  lineupOf,
  writeSave,
} from '../src/commands/play/saves.ts';
import { folder } from './command.ts';

const before = process.env['XDG_DATA_HOME'];
beforeEach(({ task }) => {
  process.env['XDG_DATA_HOME'] = join(folder, task.name);
});
afterEach(() => {
  if (before === undefined) delete process.env['XDG_DATA_HOME'];
  else process.env['XDG_DATA_HOME'] = before;
});

const SEATING =
  '# seating: {"players":["strong",null,null],"random":[1,2,3,4],"thoughts":[5,6,7,8],"again":[[[9]]]}';

let clock = 1_000_000;

/** Saves a game; each is newer than the one before. */
function keep(game: string, rest: string): string {
  const file = `${newFile(game, new Date(clock * 1000))}-${clock}.txt`;
  writeSave(file, `pakli record 2\ngame: ${game} 1\n${rest}\n`);
  utimesSync(file, clock, clock);
  clock++;
  return file;
}

test('nothing is kept at first', () => {
  expect(latestSave(undefined)).toBeUndefined();
});

test('the newest game that is not over is found, of any game or of one', () => {
  const mulle = keep('mulle', SEATING);
  keep('mulle', `result: 1 2\n${SEATING}`);
  const bluff = keep('buddy-bluff', SEATING);
  expect(latestSave(undefined)?.file).toBe(bluff);
  expect(latestSave('mulle')?.file).toBe(mulle);
  expect(latestSave('mulle')).toHaveProperty('seating', {
    players: ['strong', null, null],
    random: [1, 2, 3, 4],
    thoughts: [5, 6, 7, 8],
    again: [[[9]]],
  });
  expect(latestSave('ulti')).toBeUndefined();
});

test.for([
  '# seating: {"seat":',
  '# seating: null',
  SEATING.replace('1,2,3,4', '"x"'),
  SEATING.replace('[[9]]', '9'),
  SEATING.replace('"strong"', '1'),
  SEATING.replace('"players"', '"people"'),
  SEATING.replace('"players":["strong",null,null],', ''),
  SEATING.replace('["strong",null,null]', '[0,null,null]'),
  SEATING.replace(',"again":[[[9]]]', ''),
])('the message names the damaged line, and does not say that there is no game: %s', (line) => {
  process.env['XDG_DATA_HOME'] = join(folder, `damaged ${clock}`);
  keep('mulle', SEATING);
  const file = keep('mulle', line);
  keep('mulle', `result: 1 2\n${line}`);
  keep('ulti', SEATING);
  expect(latestSave('mulle')).toEqual({ file, damaged: 3 });
  expect(readSave(file)).toEqual({ file, damaged: 3 });
});

/** The seating that a line yields, at a table of this many seats. */
function seated(line: string, seats: number): unknown {
  const save = readSave(keep('mulle', line));
  return save !== undefined && 'seating' in save && lineupOf(save.seating, seats);
}

test('who sits where is known of every file, or that it cannot be', () => {
  expect(seated(SEATING, 3)).toEqual(['strong', null, null]);
  expect(seated(SEATING, 2)).toBeUndefined();
  expect(seated(SEATING.replaceAll('null', '"strong"'), 3)).toBeUndefined();
});

test('what is no game of ours is passed over', () => {
  const good = keep('mulle', SEATING);
  keep('mulle', 'no seating');
  const film = keep('mulle', SEATING);
  truncateSync(film, 700_000_000);
  mkdirSync(join(gamesFolder(), 'folder.txt'));
  writeFileSync(join(gamesFolder(), 'other.bin'), SEATING);
  expect(latestSave(undefined)?.file).toBe(good);
});

test('a game that cannot be written leaves nothing behind, and what was there stays', () => {
  const file = newFile('mulle', new Date(0));
  mkdirSync(file, { recursive: true });
  expect(() => writeSave(join(file, 'none', 'x.txt'), 'one')).toThrow('ENOENT');
  // A folder where the file should be: the temporary file is written but cannot replace it.
  expect(() => writeSave(file, 'one')).toThrow('EISDIR');
  expect(readdirSync(gamesFolder())).toEqual([file.slice(gamesFolder().length + 1)]);
});

test('a file is replaced whole and nothing is left beside it', () => {
  const file = newFile('mulle', new Date(0));
  writeSave(file, 'one');
  writeSave(file, 'two');
  expect(readdirSync(gamesFolder())).toEqual([file.slice(gamesFolder().length + 1)]);
});
