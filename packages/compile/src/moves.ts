/** The legal moves: the current offer, in its order. */
import { OFFERED, type State } from './state.ts';

export function moves(state: State, into: Int32Array): number {
  const count = state.now[OFFERED]!;
  for (let i = 0; i < count; i++) into[i] = state.offers[i]!;
  return count;
}
