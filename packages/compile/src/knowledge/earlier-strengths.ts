/** Earlier players' strengths of protocols, in the order of PROTOCOL_NAMES: fixed, so that the yardsticks stay the same. */

/** Learned from 4,000 games of the first players: for `expert-1` and the weak levels. */
export const FIRST_STRENGTHS: readonly number[] = [
  26, 30, 51, 24, 16, -2, -74, 2, 9, 2, -1, 8, -55, 44, 4, -26, -30, -1, 8, 8, -18, 1, 14, -12, 6,
  37, -10, 5, 34, -101,
];

/** Learned from 292,665 games of the net by 2026-11-18: for `strong-2` and `expert-2`. */
export const SECOND_STRENGTHS: readonly number[] = [
  21, 65, 48, 10, 8, -12, -56, -7, -4, 19, 3, 15, -54, 14, 5, -25, -41, -6, -11, 10, -20, -18, 8,
  -20, -6, 15, 3, -8, 60, -15,
];
