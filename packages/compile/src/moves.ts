/** The legal moves: what is on offer, in the order in which it was offered. */
import { OFFERED, type State } from './state.ts';

export function moves(state: State, into: Int32Array): number {
  const count = state.now[OFFERED]!;
  for (let i = 0; i < count; i++) into[i] = state.offers[i]!;
  return count;
}
