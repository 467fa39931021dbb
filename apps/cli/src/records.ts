/** A record as text, as a file or as a link becomes a match, whatever game it is of. */
import { readFileSync } from 'node:fs';
import { findGame, GAMES } from '@pakli/catalogue';
import {
  formatRefusal,
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
import { Failure, reasonOf } from './failure.ts';

function unknownGame(game: string, where: string): Refusal {
  const known = GAMES.map(({ id }) => id).join(', ');
  return refuse('unknown-game', where, { game, known });
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
export async function loadRecord(given: string): Promise<LoadedRecord> {
  if (!isRefusal(readLink(given))) return loadLink(given);
  let text: string;
  try {
    text = readFileSync(given === '-' ? 0 : given, 'utf8');
  } catch (error) {
    throw new Failure(`${given}: ${reasonOf(error)}`);
  }
  if (!isRefusal(readLink(text))) return loadLink(text);
  const match = await readRecord(text);
  if (isRecordError(match)) {
    throw new Failure(`${given}:${match.line}: ${formatRefusal(match.problem)}`);
  }
  return { match, form: 'record' };
}

async function loadLink(text: string): Promise<LoadedRecord> {
  const match = await followLink(text);
  if (isRefusal(match)) throw new Failure(`the link: ${formatRefusal(match)}`);
  return { match, form: 'link' };
}
