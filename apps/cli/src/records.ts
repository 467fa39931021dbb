/** A record as text becomes a match, whatever game it is of. */
import { findGame, GAMES } from '@pakli/catalogue';
import {
  isRecordError,
  parseRecord,
  refuse,
  replay,
  type Kinds,
  type Match,
  type RecordError,
} from '@pakli/core';

export async function readRecord(text: string): Promise<Match<Kinds> | RecordError> {
  const record = parseRecord(text);
  if (isRecordError(record)) return record;
  const entry = findGame(record.game);
  if (entry === undefined) {
    const known = GAMES.map((game) => game.id).join(', ');
    return {
      line: record.header.game?.line ?? 1,
      problem: refuse('unknown-game', 'record', { game: record.game, known }),
    };
  }
  const { game } = await entry.load();
  return replay(game, record);
}
