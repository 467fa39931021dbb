/** Rule 6: penalties, and who wins. */
import { DECK_SIZE, rankOf } from '@pakli/core';
import { IN_SLOT, type State } from './state.ts';
import { PENALTIES, SEATS } from './types.ts';

const totals = new Int32Array(SEATS);

/** Penalty of each slot as it stands, into a shared buffer that the next call overwrites. */
export function penalties(state: State): Int32Array {
  totals.fill(0);
  for (let card = 0; card < DECK_SIZE; card++) {
    const place = state.place[card]!;
    if ((place & IN_SLOT) !== 0) totals[place & 3] = totals[place & 3]! + PENALTIES[rankOf(card)]!;
  }
  return totals;
}

export function scores(state: State): readonly number[] {
  return [...penalties(state)];
}

/** The own share of the win: 1 for a winner alone, 1/2 for two, and so on. */
export function payoff(state: State, into: Float64Array): void {
  const final = penalties(state);
  const lowest = Math.min(final[0]!, final[1]!, final[2]!, final[3]!);
  let winners = 0;
  for (let seat = 0; seat < SEATS; seat++) if (final[seat] === lowest) winners++;
  for (let seat = 0; seat < SEATS; seat++) into[seat] = final[seat] === lowest ? 1 / winners : 0;
}
