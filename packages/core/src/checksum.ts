/** Checksums of records and links: they expose damage, changes, and rules that play the moves differently. */
import { countMoves, OVER, type GameTypes } from './game.ts';
import type { Match } from './match.ts';
import type { Table } from './table.ts';

/** Eight hexadecimal digits: FNV-1a, 32 bit, over the code points of the lines. */
export function checksum(lines: readonly string[]): string {
  const text = lines.join('\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    if (point > 0xffff) at++;
    hash = Math.imul(hash ^ point, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * How the rules read a record, one line per deal: for every step the seat and
 * the number of legal moves, then how the deal stands. Unlike positions, these
 * numbers depend on the rules alone and not on notation.
 *
 *     - 1/4 2/7 3/7 to 0/5
 *     - 1/4 2/7 ... over 30 0 0 12
 */
export function courseOf<K extends GameTypes>({ tables }: Match<K>): string[] {
  return tables.map((table) => {
    const steps = table.steps.map((step) =>
      step.kind === 'chance' ? '-' : `${step.seat}/${step.choices}`,
    );
    return `${steps.join(' ')} ${standOf(table)}`;
  });
}

function standOf<K extends GameTypes>({ game, state, turn }: Table<K>): string {
  if (turn === OVER) return `over ${game.scores(state).join(' ')}`;
  return turn < 0 ? 'to -' : `to ${turn}/${countMoves(game, state)}`;
}
