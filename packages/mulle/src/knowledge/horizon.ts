/**
 * How far a search looks, and what it finds there. A playout ends with the
 * round: later hands are unknown to both, and their luck would drown the
 * difference between two moves.
 */
import { CHANCE } from '@pakli/core';
import { BIT, HALF, lowest, MULLE_POINTS, WORD } from '../cards.ts';
import { intake, points, total } from '../scoring.ts';
import {
  KIND_SHIFT,
  MULLES,
  ONE_CARD,
  PILES,
  ROUND,
  SINGLE,
  STARTER,
  STOCK,
  STRIDE,
  TABBE,
  TABLE,
  TURN,
  type State,
} from '../state.ts';

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

// What the table is worth to the seat that starts the next round, from a
// regression over 15,000 omgangar: for each intake point, and for each mulle
// point of a single whose twin is still in the stock.
const TABLE_INTAKE = 0.8;
const TABLE_MULLE = 0.06;

function tableWorth({ at, options }: State): number {
  let worth = 0;
  const end = TABLE + at[PILES]! * STRIDE;
  for (let p = TABLE; p < end; p += STRIDE) {
    const cards = points(at[p + 1]!, at[p + 2]!, options) + points(at[p + 3]!, at[p + 4]!, options);
    worth += TABLE_INTAKE * cards;
    if ((at[p]! & SINGLE) !== ONE_CARD) continue;
    const kind = at[p]! >>> KIND_SHIFT;
    if ((at[STOCK + WORD[kind]!]! & BIT[kind]!) !== 0) worth += TABLE_MULLE * MULLE_POINTS[kind]!;
  }
  return worth;
}

/** Expected difference of the totals at the end of the omgang, between two rounds. */
export function evaluate(state: State, into: Float64Array): void {
  const worth = tableWorth(state);
  const difference = lead(state) + (state.at[STARTER] === 0 ? worth : -worth);
  into[0] = difference;
  into[1] = -difference;
}
