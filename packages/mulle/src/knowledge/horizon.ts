/**
 * How far a search looks, and how it judges where it stops. A playout ends with the round: neither
 * side knows later hands, and their luck would drown the difference between two moves.
 */
import { CHANCE } from '@pakli/core';
import { BIT, MULLE_POINTS, WORD } from '../cards.ts';
import { intake, intakePoints, mullesAndTabbe, total } from '../scoring.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import { intakeWorth } from './worth.ts';

/** A number that differs between rounds, and between a round and the deal after it. */
export function stage(state: State): number {
  const { at } = state;
  return at[S.TURN] === CHANCE ? -1 - at[S.ROUND]! : at[S.ROUND]!;
}

/** A seat's points so far, intake weighted by its worth against the opponent. */
export function standing(state: State, seat: number): number {
  return mullesAndTabbe(state, seat) + intakeWorth(state.options) * intake(state, seat);
}

/** Seat 0's lead in the middle of an omgang. */
export function lead(state: State): number {
  return standing(state, 0) - standing(state, 1);
}

/** Seat 0's win at the end (rule 8.6). */
export function outcome(state: State): number {
  return total(state, 0) - total(state, 1);
}

// Worth of the table to the seat that starts the next round, from a regression over 15,000
// omgangar: per intake point, and per mulle point of a single whose twin is still in the stock.
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
