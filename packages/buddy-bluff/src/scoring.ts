/** Rule 6: penalties, and who wins. */
import type { State } from './state.ts';
import { SEATS } from './types.ts';

export function scores(state: State): readonly number[] {
  return [...state.penalty];
}

/**
 * A seat's share of the win: 1 for a sole winner, 1/2 for two, and so on. The totals decide, in a
 * match those of all deals so far: places of single deals do not count.
 */
export function payoff({ penalty, carry }: State, into: Float64Array): void {
  let lowest = Infinity;
  for (let seat = 0; seat < SEATS; seat++) {
    into[seat] = carry[seat]! + penalty[seat]!;
    lowest = Math.min(lowest, into[seat]!);
  }
  let winners = 0;
  for (let seat = 0; seat < SEATS; seat++) if (into[seat] === lowest) winners++;
  for (let seat = 0; seat < SEATS; seat++) into[seat] = into[seat] === lowest ? 1 / winners : 0;
}
