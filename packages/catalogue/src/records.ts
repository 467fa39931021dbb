/** Turns a record or link of any game into a match. */
import {
  isRefusal,
  parseRecord,
  refuse,
  replayRecord,
  type GameTypes,
  type Match,
  type Refusal,
} from '@pakli/core';
import { parseLink, replayLink } from '@pakli/core/link';
import { findGame, GAMES } from './games.ts';

/** A match, and the form it was given in. */
export interface OpenedRecord {
  readonly match: Match<GameTypes>;
  readonly form: 'record' | 'link';
}

/** Opens a record or a link, whichever the text looks like. Refusals of records have a line. */
export async function openRecord(text: string): Promise<OpenedRecord | Refusal> {
  const link = !isRefusal(parseLink(text));
  const match = await (link ? followLink(text) : readRecord(text));
  if (isRefusal(match)) return match;
  return { match, form: link ? 'link' : 'record' };
}

export async function readRecord(text: string): Promise<Match<GameTypes> | Refusal> {
  // An untrusted record may contain terminal escapes.
  const record = parseRecord(text.replaceAll(/[^\P{Cc}\r\n\t]/gu, ''));
  if (isRefusal(record)) return record;
  const entry = findGame(record.game);
  if (entry === undefined) {
    return { ...unknownGame(record.game, 'record'), line: record.header.game?.line ?? 1 };
  }
  const { game } = await entry.load();
  return replayRecord(game, record);
}

async function followLink(text: string): Promise<Match<GameTypes> | Refusal> {
  const link = parseLink(text);
  if (isRefusal(link)) return link;
  const entry = findGame(link.game);
  if (entry === undefined) return unknownGame(link.game, 'link');
  const { game } = await entry.load();
  return replayLink(game, text);
}

function unknownGame(game: string, where: string): Refusal {
  return refuse('unknown-game', where, { game, known: GAMES.map(({ id }) => id).join(', ') });
}
