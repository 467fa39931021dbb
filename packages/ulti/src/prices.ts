/** What things cost (rules 6.2 and 9): numbers alone, which tables show as well. */
import type { Bid } from './ladder.ts';
import type { Options } from './options.ts';

/** Rule 6.2: what the soloist gets from each defender for a passz that is not played. */
export const FORFEIT = -2;

/** Rules 6.2 and 9.2: what is paid for lines that nobody bid, half as much as in Hearts. */
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

/** Rule 9: what a lost ulti costs beyond its value, added after doubling and never doubled itself. */
export function penaltyOf({ c, v }: PricePart, hearts: boolean, { ultiPenalty }: Terms): number {
  return c !== 'ulti' ? 0 : ultiPenalty === 'base' ? v : hearts ? 2 : 1;
}
