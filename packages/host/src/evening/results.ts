/** What a table of an evening has done with its boards so far. */
import { OVER } from '@pakli/core';
import type { EveningResult } from '@pakli/protocol';
import type { Room } from '../room.ts';

/** One for each board that is played to its end. */
export function boardResultsOf(room: Room, firstBoard: number): EveningResult[] {
  const { match, opened } = room;
  if (match === undefined) return [];
  const lines = Array.from({ length: match.seats }, (_, line) => line);
  return match.tables.flatMap((table, deal): EveningResult[] => {
    if (table.turn !== OVER) return [];
    const seatAt = (line: number): number => (table.deal.starter + line) % match.seats;
    const scores = match.game.scores(table.state);
    const played = room.playedFor[deal];
    return [
      {
        board: firstBoard + deal,
        table: opened.table,
        scores: lines.map((line) => scores[seatAt(line)] ?? 0),
        covered: lines.filter((line) => played?.has(seatAt(line)) === true),
      },
    ];
  });
}
