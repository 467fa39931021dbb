/**
 * How far a search looks, and what it finds there. A playout ends with the
 * round: later hands are unknown to both, and their luck would drown the
 * difference between two moves.
 */
import { CHANCE } from '@pakli/core';
import { BIT, MULLE_POINTS, WORD } from '../cards.ts';
import { intake, intakePoints, mullesAndTabbe, total } from '../scoring.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import { intakeWorth } from './worth.ts';

/** Changes when a round is over: between two deals, and in each round, it is another number. */
export function stage(state: State): number {
  const { at } = state;
  return at[S.TURN] === CHANCE ? -1 - at[S.ROUND]! : at[S.ROUND]!;
}

/** Points of a seat by now; intake counts what it is worth against the other. */
export function standing(state: State, seat: number): number {
  return mullesAndTabbe(state, seat) + intakeWorth(state.options) * intake(state, seat);
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
  const end = S.TABLE + at[S.PILES]! * S.STRIDE;
  for (let p = S.TABLE; p < end; p += S.STRIDE) {
    const once = intakePoints(at[p + 1]!, at[p + 2]!, options);
    const twice = intakePoints(at[p + 3]!, at[p + 4]!, options);
    worth += TABLE_INTAKE * (once + twice);
    if ((at[p]! & S.SINGLE) !== S.ONE_CARD) continue;
    const kind = at[p]! >>> S.KIND_SHIFT;
    if ((at[S.STOCK + WORD[kind]!]! & BIT[kind]!) !== 0) worth += TABLE_MULLE * MULLE_POINTS[kind]!;
  }
  return worth;
}

/** Expected difference of the totals at the end of the omgang, between two rounds. */
export function evaluate(state: State, into: Float64Array): void {
  const worth = tableWorth(state);
  const difference = lead(state) + (state.at[S.STARTER] === 0 ? worth : -worth);
  into[0] = difference;
  into[1] = -difference;
}
