/**
 * Games on disc. A game is written anew after every step, as a record with one
 * comment that says who sits where; a file is replaced whole, so that whatever
 * happens there is the game before the step or the game after it.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { formatRecord, type Kinds, type Match } from '@pakli/core';

/** What a record does not say. */
export interface Seating {
  readonly seat: number;
  readonly against: string;
  /** State of the generators that deal and that players draw from. */
  readonly random: readonly number[];
  readonly thoughts: readonly number[];
  /** Outcomes that an undo took back, by deal from the present one on: the same cards come again. */
  readonly again: readonly (readonly (readonly number[])[])[];
}

export interface Save {
  readonly file: string;
  readonly record: string;
  readonly seating: Seating;
}

const MARK = '# seating: ';

/** Where games are kept: XDG_DATA_HOME, or what stands for it. */
export function gamesFolder(): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  const base =
    XDG_DATA_HOME !== undefined && XDG_DATA_HOME !== ''
      ? XDG_DATA_HOME
      : (LOCALAPPDATA ?? join(homedir(), '.local', 'share'));
  return join(base, 'pakli', 'games');
}

/** A name for a new game: when it began, and what is played. */
export function newFile(game: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  return join(gamesFolder(), `${stamp}-${game}-${process.pid}.txt`);
}

export function formatSave(match: Match<Kinds>, seating: Seating): string {
  const date = new Date().toISOString().slice(0, 10);
  return `${formatRecord(match, date)}${MARK}${JSON.stringify(seating)}\n`;
}

/** Replaces the file; throws what the system says when it cannot. */
export function writeSave(file: string, text: string): void {
  mkdirSync(gamesFolder(), { recursive: true });
  const fresh = `${file}.new`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}

/** The game that was played last and is not over, if there is one. */
export function latestSave(game: string | undefined): Save | undefined {
  return savedFiles()
    .sort((one, other) => other.at - one.at)
    .flatMap(({ file }) => readSave(file) ?? [])
    .find(({ record }) => {
      if (/^result:/m.test(record)) return false;
      return game === undefined || record.includes(`\ngame: ${game} `);
    });
}

/** Files that may be games; another program may have taken one away meanwhile. */
function savedFiles(): { readonly file: string; readonly at: number }[] {
  try {
    return readdirSync(gamesFolder(), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
      .map(({ name }) => join(gamesFolder(), name))
      .map((file) => ({ file, at: statSync(file).mtimeMs }));
  } catch {
    return [];
  }
}

function readSave(file: string): Save | undefined {
  try {
    const record = readFileSync(file, 'utf8');
    const seating = readSeating(record);
    return seating === undefined ? undefined : { file, record, seating };
  } catch {
    return undefined;
  }
}

function isWords(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((word) => Number.isInteger(word));
}

function isDeal(value: unknown): value is number[][] {
  return Array.isArray(value) && value.every(isWords);
}

/** Nothing in a file is trusted: people edit them. */
function readSeating(record: string): Seating | undefined {
  const line = record.split('\n').find((text) => text.startsWith(MARK));
  if (line === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line.slice(MARK.length));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { seat, against, random, thoughts, again = [] } = value as Partial<Record<string, unknown>>;
  if (typeof seat !== 'number' || typeof against !== 'string') return undefined;
  if (!isWords(random) || !isWords(thoughts)) return undefined;
  if (!Array.isArray(again) || !again.every(isDeal)) return undefined;
  return { seat, against, random, thoughts, again };
}
