/** The score sheet of a match as text: names, totals, places. */
import type { GameTypes, Match } from '@pakli/core';

export function formatScores(match: Match<GameTypes>): string {
  const { names, totals, places } = match;
  const width = Math.max(...names.map((name) => name.length));
  const rows = names.map((name, seat) => ({ name, total: totals[seat], place: places[seat] ?? 0 }));
  return rows
    .sort((a, b) => a.place - b.place)
    .map(({ name, total, place }) => `${place}. ${name.padEnd(width)}  ${total}`)
    .join('\n');
}
