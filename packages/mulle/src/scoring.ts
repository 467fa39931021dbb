/** Points of an omgang (rules 7.2, 8.3 to 8.6). Sets of cards are words, see cards.ts. */
import type { Seat } from '@pakli/core';
import {
  DIAMOND_TEN,
  HALF,
  lowest,
  MULLE_POINTS,
  popcount,
  SPADE_ACE,
  SPADE_TWO,
} from './cards.ts';
import type { Options } from './options.ts';
import { MULLES, TABBE, TAKEN, type State } from './state.ts';
import { SEATS, type Sheet } from './types.ts';

/** Above this many intake points, the surplus counts twice (rule 8.4). */
const HALF_INTAKE = 20;

const SPADE_BITS = 0x1fff << 13;
const ACES0 = (1 << 12) | (1 << SPADE_ACE);
const ACES1 = (1 << 12) | (1 << 25);

/** Rule 8.3: intake points of one copy of each kind in two words. */
export function intakePoints(low: number, high: number, options: Options): number {
  return (
    popcount(low & (SPADE_BITS | ACES0)) +
    popcount(high & ACES1) +
    ((low >>> SPADE_TWO) & 1) +
    ((low >>> SPADE_ACE) & 1) * (options.spadeAce - 1) +
    2 * ((high >>> (DIAMOND_TEN - HALF)) & 1)
  );
}

/** Rule 7.2: points of a mulle of every kind in two words. */
export function mullePoints(low: number, high: number): number {
  let sum = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) sum += MULLE_POINTS[lowest(rest)]!;
  for (let rest = high; rest !== 0; rest &= rest - 1) sum += MULLE_POINTS[HALF + lowest(rest)]!;
  return sum;
}

/** Rule 8.3: intake points of captured cards, some of which are mulles. */
function intakeOf(words: Int32Array, taken: number, mulles: number, options: Options): number {
  const sum =
    intakePoints(words[taken]!, words[taken + 1]!, options) +
    intakePoints(words[taken + 2]!, words[taken + 3]!, options);
  if (options.mulleCardInIntake) return sum;
  return sum - intakePoints(words[mulles]!, words[mulles + 1]!, options);
}

/** Rule 8.4. */
function bonusOf(intake: number): number {
  return intake > HALF_INTAKE ? 2 * (intake - HALF_INTAKE) : 0;
}

/** Points of captured cards, of recorded mulles and of tabbar. */
export function sheetOf(
  options: Options,
  words: Int32Array,
  taken: number,
  mulles: number,
  tabbe: number,
): Sheet {
  const mulle = mullePoints(words[mulles]!, words[mulles + 1]!);
  const intake = intakeOf(words, taken, mulles, options);
  const bonus = bonusOf(intake);
  const total = mulle + tabbe + bonus + (options.intakeInTotal ? intake : 0);
  return { mulle, tabbe, intake, bonus, total };
}

/** A seat's score of this omgang so far. */
export function sheet({ at, options }: State, seat: Seat): Sheet {
  return sheetOf(options, at, TAKEN + 4 * seat, MULLES + 2 * seat, at[TABBE + seat]!);
}

/** Totals of this omgang by seat (rule 8.5). */
export function scores(state: State): readonly number[] {
  return Array.from({ length: SEATS }, (_, seat) => total(state, seat));
}

/** A seat's intake points so far. */
export function intake({ at, options }: State, seat: Seat): number {
  return intakeOf(at, TAKEN + 4 * seat, MULLES + 2 * seat, options);
}

/** A seat's mulle points and tabbar so far. */
export function mullesAndTabbe({ at }: State, seat: Seat): number {
  return at[TABBE + seat]! + mullePoints(at[MULLES + 2 * seat]!, at[MULLES + 2 * seat + 1]!);
}

/** Only the total, without building a sheet: a search needs it at the end of every playout. */
export function total(state: State, seat: Seat): number {
  const won = intake(state, seat);
  const counted = bonusOf(won) + (state.options.intakeInTotal ? won : 0);
  return mullesAndTabbe(state, seat) + counted;
}

/** Rule 8.6: the difference of the totals of this omgang. */
export function payoff(state: State, into: Float64Array): void {
  const difference = total(state, 0) - total(state, 1);
  into[0] = difference;
  into[1] = -difference;
}
