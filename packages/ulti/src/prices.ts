/** Prices (rules 6.2 and 9): only numbers, which tables show as well. */
import type { Bid } from './ladder.ts';
import type { Options } from './options.ts';

/** Rule 6.2: what the soloist gets from each defender for an unplayed passz. */
export const FORFEIT = -2;

/** Rules 6.2 and 9.2: the price of lines that nobody bid; Hearts doubles it. */
export const SILENT = {
  'silent durchmars': 3,
  'silent 100': 2,
  'silent ulti': 2,
  'silent ulti failed': 4,
  'passz not played': 2,
} as const;

/** A component with its value, and what changes its payment. */
export type PricePart = Bid['components'][number];
export type Terms = Pick<Options, 'ultiPenalty'>;

/** Rule 9: the surcharge of a lost ulti, added after doubling and never doubled itself. */
export function penaltyOf({ c, v }: PricePart, hearts: boolean, { ultiPenalty }: Terms): number {
  return c !== 'ulti' ? 0 : ultiPenalty === 'base' ? v : hearts ? 2 : 1;
}
