/**
 * A seat's beliefs about the styles of the three others, as net rows beside those of the position.
 */
import { RowTable } from '@pakli/core/net';
import { SEATS } from '../types.ts';
import { GROUPS, ROWS } from './net-input.ts';

/** Random, greedy, careful, people, net. */
export const STYLES = 5;
const OTHERS: number = SEATS - 1;
/** Steps of a share. */
const STEPS = [0.03, 0.1, 0.25, 0.5, 0.75, 0.93] as const;
const LEVELS: number = STEPS.length + 1;

const MEANINGS = new RowTable([
  ...GROUPS,
  {
    name: 'beliefs',
    size: OTHERS * STYLES * LEVELS,
    tells: '7 x (5 x (seat - 1) + style) + step of the share',
  },
]);
export const BELIEF_ROWS: number = MEANINGS.rows;
export const BELIEF_TABLE: string = MEANINGS.checksum;

/** The rows for a table's shares, by seat and style. */
export function beliefRows(self: number, shares: ArrayLike<number>): Uint16Array {
  const rows = new Uint16Array(OTHERS * STYLES);
  for (let i = 0; i < rows.length; i++) {
    const seat = (self + 1 + Math.floor(i / STYLES)) % SEATS;
    const share = shares[STYLES * seat + (i % STYLES)]!;
    let step = 0;
    while (step < STEPS.length && share >= STEPS[step]!) step++;
    rows[i] = ROWS + LEVELS * i + step;
  }
  return rows;
}

/**
 * Players at one table are often alike: with this chance all others are of one style, and one's
 * plays tell about the rest. Adjusts shares by seat and style that were computed for each seat
 * alone.
 */
export function likenShares(
  self: number,
  shares: Float64Array,
  before: readonly number[],
  alike: number,
): void {
  const styles = before.length;
  const together = before.map((share, style) => {
    let product = alike * share;
    for (let seat = 0; seat < SEATS; seat++) {
      if (seat !== self) product *= shares[styles * seat + style]! / share;
    }
    return product;
  });
  const all = together.reduce((sum, one) => sum + one, 1 - alike);
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === self) continue;
    for (let style = 0; style < styles; style++) {
      const i = styles * seat + style;
      shares[i] = (together[style]! + (1 - alike) * shares[i]!) / all;
    }
  }
}
