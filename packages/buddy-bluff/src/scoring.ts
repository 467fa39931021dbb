/** Rule 6: penalties, and who wins. */
import type { State } from './state.ts';
import { SEATS } from './types.ts';

export function scores(state: State): readonly number[] {
  return [...state.penalty];
}

/** The own share of the win: 1 for a winner alone, 1/2 for two, and so on. */
export function payoff(state: State, into: Float64Array): void {
  const final = state.penalty;
  const lowest = Math.min(final[0]!, final[1]!, final[2]!, final[3]!);
  let winners = 0;
  for (let seat = 0; seat < SEATS; seat++) if (final[seat] === lowest) winners++;
  for (let seat = 0; seat < SEATS; seat++) into[seat] = final[seat] === lowest ? 1 / winners : 0;
}
