/** Where games are saved, how their files are named, and which one resumes. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  gamesFolder,
  latestSave,
  newFile,
  readSave,
  lineupOf,
  type SavedSeats,
} from '../src/commands/play/saves.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pakli-saves-'));
  vi.stubEnv('XDG_DATA_HOME', home);
  vi.stubEnv('LOCALAPPDATA', undefined);
  mkdirSync(gamesFolder(), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

test('games lie where the system keeps data', () => {
  expect(gamesFolder()).toBe(join(home, 'pakli/games'));
  const usual = join(homedir(), '.local/share/pakli/games');
  for (const none of ['', undefined]) {
    vi.stubEnv('XDG_DATA_HOME', none);
    expect(gamesFolder()).toBe(usual);
  }
  vi.stubEnv('LOCALAPPDATA', '/local');
  expect(gamesFolder()).toBe('/local/pakli/games');
});

test('a file is called after when it began and what is played', () => {
  const name = newFile('mulle', new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 678)));
  expect(name).toBe(join(gamesFolder(), `20260102T030405-mulle-${process.pid}.txt`));
});

const SEATING = { players: [null, 'casual'], random: [1], thoughts: [2], again: [] };

function save(name: string, at: number, lines: readonly string[]): string {
  const file = join(gamesFolder(), name);
  writeFileSync(file, `pakli record 2\n${lines.join('\n')}\n`);
  utimesSync(file, at, at);
  return file;
}

const seated = `# seating: ${JSON.stringify(SEATING)}`;

test('the newest game that is not over continues, of the game that is asked for', () => {
  expect(latestSave(undefined)).toBeUndefined();
  const old = save('a.txt', 1000, ['game: mulle 1', seated]);
  const newer = save('b.txt', 2000, ['game: ulti 1', seated]);
  save('c.txt', 3000, ['game: mulle 1', 'result: 1 2', seated]);
  save('d.txt', 4000, ['game: mulle 1']);
  save('e.bak', 5000, ['game: mulle 1', seated]);
  mkdirSync(join(gamesFolder(), 'f.txt'));
  expect(latestSave(undefined)).toMatchObject({ file: newer, seating: SEATING });
  expect(latestSave('mulle')).toMatchObject({ file: old });
  expect(latestSave('compile')).toBeUndefined();
});

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['nothing', null],
  ['a number for players', { ...SEATING, players: [7] }],
  ['no players', { ...SEATING, players: undefined }],
  ['half a word', { ...SEATING, random: [0.5] }],
  ['no words', { ...SEATING, thoughts: 'x' }],
  ['cards that are none', { ...SEATING, again: [['x']] }],
])('a seating of %s is damage, with its line', (_, seating) => {
  const text = typeof seating === 'string' ? seating : JSON.stringify(seating);
  const file = save('a.txt', 1000, ['game: mulle 1', `# seating: ${text}`]);
  expect(readSave(file)).toEqual({ file, damaged: 3 });
});

test('a save without seating, or a missing one, is not a game', () => {
  expect(readSave(save('a.txt', 1000, ['game: mulle 1']))).toBeUndefined();
  expect(readSave(join(home, 'nowhere'))).toBeUndefined();
});

function at(players: SavedSeats['players']): SavedSeats {
  return { ...SEATING, players };
}

test('who sits where fits the seats, or is not known', () => {
  expect(lineupOf(at([null, 'x']), 2)).toEqual([null, 'x']);
  expect(lineupOf(at([null, 'x']), 3)).toBeUndefined();
  expect(lineupOf(at(['y', 'x']), 2)).toBeUndefined();
});
