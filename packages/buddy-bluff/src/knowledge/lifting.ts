/** What policies ask of a play before it is made: the package it would lift, and what its player has not seen. */
import { rankOf } from '@pakli/core';
import { IN_DECK, IN_HAND, POOL, run, type State } from '../state.ts';
import { PENALTIES, SEATS } from '../types.ts';

/** By slot: its penalty once the package is lifted and before it is laid. */
export const totals: Int32Array = new Int32Array(SEATS);

/** Lifts the package of a rank off the slots into `totals`; returns how many cards it has with the played one. */
export function liftFrom(state: State, rank: number): number {
  const { visible, open, penalty } = state;
  const whole = state.options.lift === 'run';
  let size = 1;
  for (let place = 0; place < 4; place++) if (rankOf(visible[place]!) === rank) size++;
  for (let pile = 0; pile <= POOL; pile++) {
    const cards = rankOf(open[pile]!) !== rank ? 0 : whole ? run(state, pile) : 1;
    size += cards;
    if (pile !== POOL) totals[pile] = penalty[pile]! - cards * PENALTIES[rank]!;
  }
  return size;
}

/** Cards of a rank that the seat has not seen. */
export function unseen(state: State, seat: number, rank: number): number {
  let count = 0;
  for (let card = rank << 2; card < (rank << 2) + 4; card++) {
    const place = state.place[card]!;
    if (place === IN_DECK || ((place & IN_HAND) !== 0 && place !== IN_HAND + seat)) count++;
  }
  return count;
}
