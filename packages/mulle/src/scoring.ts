/** Points of an omgang (rules 7.2, 8.3 to 8.6). */
import type { Seat } from '@pakli/core';
import {
  copiesOf,
  DIAMOND_TEN,
  HALF,
  KINDS,
  lowest,
  MULLE_POINTS,
  popcount,
  SPADE_ACE,
  SPADE_TWO,
} from './cards.ts';
import { MULLES, TABBE, TAKEN, type State } from './state.ts';
import { SEATS, type Options, type Sheet } from './types.ts';

const SPADES = 13;
/** Above this many intake points, the surplus counts twice (rule 8.4). */
export const HALF_INTAKE = 20;

/** Rule 8.3: intake points of one card. */
export function intakePoints(options: Options, kind: number): number {
  if (kind === SPADE_ACE) return options.spadeAce;
  if (kind === SPADE_TWO || kind === DIAMOND_TEN) return 2;
  const spade = kind >= SPADES && kind < 2 * SPADES;
  return spade || kind % 13 === 12 ? 1 : 0;
}

/** Points of captured cards, of recorded mulles (sets of words, see cards.ts) and of tabbar. */
export function sheetOf(
  options: Options,
  words: Int32Array,
  taken: number,
  mulles: number,
  tabbe: number,
): Sheet {
  let mulle = 0;
  let intake = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const paired = ((words[mulles + (kind < HALF ? 0 : 1)] ?? 0) >>> (kind % HALF)) & 1;
    if (paired !== 0) mulle += MULLE_POINTS[kind] ?? 0;
    const left = options.mulleCardInIntake ? 0 : paired;
    intake += (copiesOf(words, taken, kind) - left) * intakePoints(options, kind);
  }
  const bonus = Math.max(0, 2 * (intake - HALF_INTAKE));
  const total = mulle + tabbe + bonus + (options.intakeInTotal ? intake : 0);
  return { mulle, tabbe, intake, bonus, total };
}

/** How this omgang counts for a seat by now. */
export function sheet(state: State, seat: Seat): Sheet {
  const tabbe = state.at[TABBE + seat]!;
  return sheetOf(state.options, state.at, TAKEN + 4 * seat, MULLES + 2 * seat, tabbe);
}

/** Totals of this omgang by seat (rule 8.5). */
export function scores(state: State): readonly number[] {
  return Array.from({ length: SEATS }, (_, seat) => total(state, seat));
}

/** Intake points of a seat by now (rule 8.3). */
export function intake(state: State, seat: Seat): number {
  const { at, options } = state;
  const taken = TAKEN + 4 * seat;
  const sum =
    points(at[taken]!, at[taken + 1]!, options) + points(at[taken + 2]!, at[taken + 3]!, options);
  if (options.mulleCardInIntake) return sum;
  return sum - points(at[MULLES + 2 * seat]!, at[MULLES + 2 * seat + 1]!, options);
}

/** The total alone, without building a sheet: what a search asks for at the end of every playout. */
export function total(state: State, seat: Seat): number {
  const { at, options } = state;
  const won = intake(state, seat);
  let sum = at[TABBE + seat]! + (won > HALF_INTAKE ? 2 * (won - HALF_INTAKE) : 0);
  if (options.intakeInTotal) sum += won;
  for (let rest = at[MULLES + 2 * seat]!; rest !== 0; rest &= rest - 1) {
    sum += MULLE_POINTS[lowest(rest)]!;
  }
  for (let rest = at[MULLES + 2 * seat + 1]!; rest !== 0; rest &= rest - 1) {
    sum += MULLE_POINTS[HALF + lowest(rest)]!;
  }
  return sum;
}

const SPADE_BITS = 0x1fff << SPADES;
const ACES0 = (1 << 12) | (1 << SPADE_ACE);
const ACES1 = (1 << 12) | (1 << 25);

/** Intake points of one copy of each kind in two words. */
export function points(low: number, high: number, options: Options): number {
  return (
    popcount(low & (SPADE_BITS | ACES0)) +
    popcount(high & ACES1) +
    ((low >>> SPADE_TWO) & 1) +
    ((low >>> SPADE_ACE) & 1) * (options.spadeAce - 1) +
    2 * ((high >>> (DIAMOND_TEN - HALF)) & 1)
  );
}

/** Rule 8.6: the difference of the totals of this omgang. */
export function payoff(state: State, into: Float64Array): void {
  const difference = total(state, 0) - total(state, 1);
  into[0] = difference;
  into[1] = -difference;
}
