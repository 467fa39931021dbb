/** What one person decides alone and several decide together. */
import type { Seat } from '@pakli/core';

export const MATTERS = [
  /** Goes back to before the asker's last decision. */
  'takeback',
  /** Begins the next deal once one is over. */
  'next',
  /** The same people play another match: all who agree to it, and for those who do not answer computers until they come. */
  'again',
  /** The match ends here. */
  'end',
] as const;
export type Matter = (typeof MATTERS)[number];

/** A matter that waits for the others. To take back lapses when its asker moves on; all but a wish for another match lapse when people come or go, and with the match. */
export interface Question {
  /** Its number, for the answer. */
  readonly ask: number;
  readonly what: Matter | 'release';
  /** Who asks. */
  readonly seat: Seat;
  /** Of a release: whose seat would go to a computer for good. */
  readonly of?: Seat;
  /** When, in milliseconds of the keeper of the table. */
  readonly at: number;
  /** Who has agreed, the asker included. */
  readonly yes: readonly Seat[];
  /** Of another match: who has said no. A computer takes the seat, once somebody who has agreed wishes it. */
  readonly no?: readonly Seat[];
  /** Of another match: until when people may answer, in milliseconds of the keeper of the table; absent where there is no limit. */
  readonly until?: number;
  /** Of another match: who is asked though nobody looks for them just now, for they did a moment ago; absent where there is nobody. */
  readonly awaited?: readonly Seat[];
  /** Of a takeback: how many steps it would take back, all of which were seen. */
  readonly steps?: number;
}
