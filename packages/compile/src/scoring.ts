/** RULES 6: who has won. */
import { WINNER, type State } from './state.ts';

/** 1 for the winner; an undecided game is half a win for both. */
export function payoff(state: State, into: Float64Array): void {
  const winner = state.now[WINNER]!;
  into[0] = winner === 0 ? 0.5 : winner === 1 ? 1 : 0;
  into[1] = 1 - into[0];
}

/** A win is a point. */
export function scores(state: State): readonly number[] {
  const winner = state.now[WINNER]!;
  return [winner === 1 ? 1 : 0, winner === 2 ? 1 : 0];
}
