/**
 * Games on disc. A game is written again after every step, as a record with one
 * comment that says who sits where; a file is replaced whole, so that whatever
 * happens there is the game before the step or the game after it.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { formatRecord, type GameTypes, type Match } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { LARGEST_RECORD } from '../../input/content.ts';
import { makeFolder, writeWhole } from '../../input/files.ts';

/** By seat: a player as on the command line, or null for a person. */
export type Lineup = readonly (string | null)[];

const WORDS = shape.listOf(shape.whole());
/** What a record does not say. */
const SEATS = shape.objectOf({
  players: shape.listOf(shape.orNull(shape.anyText)),
  /** State of the generators that deal and that players draw from. */
  random: WORDS,
  thoughts: WORDS,
  /** Outcomes that an undo took back, by deal from the present one on: the same cards come again. */
  again: shape.listOf(shape.listOf(WORDS)),
});
export type SavedSeats = shape.Infer<typeof SEATS>;

export interface Save {
  readonly file: string;
  readonly record: string;
  readonly seating: SavedSeats;
}

/** A game that cannot continue because a line of its file is damaged. */
export interface DamagedSave {
  readonly file: string;
  /** The line that says who sits where, from 1. */
  readonly damaged: number;
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

/** Who sits where at a table of so many seats; undefined if that cannot be. */
export function lineupOf({ players }: SavedSeats, seats: number): Lineup | undefined {
  return players.length === seats && players.includes(null) ? players : undefined;
}

export function formatSave(match: Match<GameTypes>, seating: SavedSeats): string {
  const date = new Date().toISOString().slice(0, 10);
  return `${formatRecord(match, date)}${MARK}${JSON.stringify(seating)}\n`;
}

/** Replaces the file; throws what the system says when it cannot. */
export function writeSave(file: string, text: string): void {
  makeFolder(gamesFolder());
  writeWhole(file, text);
}

/** The game that was played last and is not over, if there is one. */
export function latestSave(game: string | undefined): Save | DamagedSave | undefined {
  for (const { file } of savedFiles().sort((one, other) => other.at - one.at)) {
    const record = readRecord(file);
    if (/^result:/m.test(record)) continue;
    if (game !== undefined && !record.includes(`\ngame: ${game} `)) continue;
    const save = saveIn(file, record);
    if (save !== undefined) return save;
  }
  return undefined;
}

/** What a file says now; undefined where it is no game of ours any more. */
export function readSave(file: string): Save | DamagedSave | undefined {
  return saveIn(file, readRecord(file));
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

/** Nothing where there is no file, or one that is too long for a game. */
function readRecord(file: string): string {
  try {
    return statSync(file).size > LARGEST_RECORD ? '' : readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whatever has no line about the seating is a record that somebody put there. */
function saveIn(file: string, record: string): Save | DamagedSave | undefined {
  const lines = record.split('\n');
  const at = lines.findIndex((text) => text.startsWith(MARK));
  if (at < 0) return undefined;
  const seating = readSeating(lines[at]?.slice(MARK.length) ?? '');
  return seating === undefined ? { file, damaged: at + 1 } : { file, record, seating };
}

/** Nothing in a file is trusted: people edit them. */
function readSeating(text: string): SavedSeats | undefined {
  const seats = shape.parseJson(text);
  return shape.fits(SEATS, seats) ? seats : undefined;
}
