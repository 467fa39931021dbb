/** A record as a file, as a link or through a pipe becomes a match, or a failure that says why not. */
import { readFileSync } from 'node:fs';
import { findGame, GAMES } from '@pakli/catalogue';
import {
  isRecordError,
  isRefusal,
  parseRecord,
  readLink,
  refuse,
  replay,
  unpack,
  type Kinds,
  type Match,
  type RecordError,
  type Refusal,
} from '@pakli/core';
import { Failure, reasonOf, Refused } from './failure.ts';

function unknownGame(game: string, where: string): Refusal {
  const known = GAMES.map(({ id }) => id).join(', ');
  return refuse('unknown-game', where, { game, known });
}

/** The game that a record says it is of, for whoever speaks of what is wrong with it. */
export function gameIn(record: string): { readonly game?: string } {
  const [, game] = /^game: (\S+)/m.exec(record) ?? [];
  return game === undefined ? {} : { game };
}

export async function readRecord(text: string): Promise<Match<Kinds> | RecordError> {
  // A record from anywhere may hold what a terminal would obey.
  const record = parseRecord(text.replaceAll(/[^\P{Cc}\r\n\t]/gu, ''));
  if (isRecordError(record)) return record;
  const entry = findGame(record.game);
  if (entry === undefined) {
    const line = record.header.game?.line ?? 1;
    return { line, problem: unknownGame(record.game, 'record') };
  }
  const { game } = await entry.load();
  return replay(game, record);
}

async function followLink(text: string): Promise<Match<Kinds> | Refusal> {
  const link = readLink(text);
  if (isRefusal(link)) return link;
  const entry = findGame(link.game);
  if (entry === undefined) return unknownGame(link.game, 'link');
  const { game } = await entry.load();
  return unpack(game, text);
}

/** What was given, and the match that it holds. */
export interface LoadedRecord {
  readonly match: Match<Kinds>;
  readonly form: 'record' | 'link';
}

/** A file, a link, or `-` for either of them through a pipe. */
export async function loadRecord(given: string): Promise<OpenedRecord> {
  const opened = await openRecord(isRefusal(readLink(given)) ? readText(given) : given);
  if (isRefusal(opened)) throw new Failure(`the link: ${formatRefusal(opened)}`);
  if (isRecordError(opened)) {
    throw new Failure(`${given}:${opened.line}: ${formatRefusal(opened.problem)}`);
  }
  return opened;
}

function readText(given: string): string {
  try {
    return readFileSync(given === '-' ? 0 : given, 'utf8');
  } catch (error) {
    throw new Failure(`${given}: ${reasonOf(error)}`);
  }
  if (!isRefusal(readLink(text))) return loadLink(text);
  const match = await readRecord(text);
  if (isRecordError(match)) {
    throw new Refused(match.problem, { where: `${given}:${match.line}`, ...gameIn(text) });
  }
  return { match, form: 'record' };
}

async function loadLink(text: string): Promise<LoadedRecord> {
  const match = await followLink(text);
  if (isRefusal(match)) throw new Refused(match, { where: 'the link' });
  return { match, form: 'link' };
}
