/** The results of a table of an evening so far. */
import { OVER, type GameTypes, type Match } from '@pakli/core';
import type { EveningResult } from '@pakli/protocol';
import type { Room } from '../room.ts';

/** One result for each finished board. */
export function boardResultsOf(room: Room, firstBoard: number): EveningResult[] {
  const { match, opened } = room;
  if (match === undefined) return [];
  const lines = Array.from({ length: match.seats }, (_, line) => line);
  return match.tables.flatMap((table, deal): EveningResult[] => {
    if (table.turn !== OVER) return [];
    const seatAt = (line: number): number => (table.deal.starter + line) % match.seats;
    const played = room.playedFor[deal];
    return [
      {
        board: firstBoard + deal,
        table: opened.table,
        scores: scoresByLine(match, deal),
        covered: lines.filter((line) => played?.has(seatAt(line)) === true),
      },
    ];
  });
}

/** The points of one deal; line 0 is the seat that starts it. */
export function scoresByLine({ tables, game, seats }: Match<GameTypes>, deal: number): number[] {
  const table = tables[deal];
  if (table === undefined) return [];
  const scores = game.scores(table.state);
  return scores.map((_, line) => scores[(table.deal.starter + line) % seats] ?? 0);
}
