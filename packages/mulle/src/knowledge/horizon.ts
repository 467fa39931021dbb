/**
 * How far a search looks, and what it finds there. A playout ends with the
 * round: later hands are unknown to both, and their luck would drown the
 * difference between two moves.
 */
import { CHANCE } from '@pakli/core';
import { HALF, lowest, MULLE_POINTS } from '../cards.ts';
import { intake, total } from '../scoring.ts';
import { MULLES, ROUND, TABBE, TURN, type State } from '../state.ts';

/** Changes when a round is over: between two deals, and in each round, it is another number. */
export function stage(state: State): number {
  const { at } = state;
  return at[TURN] === CHANCE ? -1 - at[ROUND]! : at[ROUND]!;
}

/**
 * Points of a seat by now. Intake counts what it is worth against the other:
 * all of it is shared out in the end and what exceeds half counts twice more,
 * so a point won rather than lost is worth four in the total of rule 8.5, two
 * without `intakeInTotal`; half of that for each of the two seats.
 */
function standing(state: State, seat: number): number {
  const { at, options } = state;
  let sum = at[TABBE + seat]! + (options.intakeInTotal ? 2 : 1) * intake(state, seat);
  for (let rest = at[MULLES + 2 * seat]!; rest !== 0; rest &= rest - 1) {
    sum += MULLE_POINTS[lowest(rest)]!;
  }
  for (let rest = at[MULLES + 2 * seat + 1]!; rest !== 0; rest &= rest - 1) {
    sum += MULLE_POINTS[HALF + lowest(rest)]!;
  }
  return sum;
}

/** By how much seat 0 leads in the middle of an omgang. */
export function lead(state: State): number {
  return standing(state, 0) - standing(state, 1);
}

/** By how much seat 0 has won at the end (rule 8.6). */
export function outcome(state: State): number {
  return total(state, 0) - total(state, 1);
}

/** Expected difference of the totals at the end of the omgang, between two rounds. */
export function evaluate(state: State, into: Float64Array): void {
  const difference = lead(state);
  into[0] = difference;
  into[1] = -difference;
}
