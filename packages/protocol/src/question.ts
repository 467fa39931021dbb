/** Questions that people at a table decide together. */
import type { Seat } from '@pakli/core';

export const MATTERS = [
  /** Goes back to before the asker's last decision. */
  'takeback',
  /** Begins the next deal once one is over. */
  'next',
  /** A rematch of all who agree; computers play for those who do not answer until they come. */
  'again',
  /** Ends the match. */
  'end',
] as const;
export type Matter = (typeof MATTERS)[number];

/** An open question. A takeback lapses when its asker plays on; all but a rematch lapse when people come or go, and with the end of the match. */
export interface Question {
  /** Its number, for the answer. */
  readonly ask: number;
  readonly what: Matter | 'release';
  /** Who asks. */
  readonly seat: Seat;
  /** For a release: the seat that would go to a computer for good. */
  readonly of?: Seat;
  /** When it was asked, by the clock of the keeper. */
  readonly at: number;
  /** Who has agreed, the asker included. */
  readonly yes: readonly Seat[];
  /** For a rematch: who said no. A computer takes the seat once somebody who agreed starts without them. */
  readonly no?: readonly Seat[];
  /** For a rematch: the deadline for answers, by the clock of the keeper; absent if there is none. */
  readonly until?: number;
  /** For a rematch: who is asked although they are away, since they were here a moment ago; absent if nobody. */
  readonly awaited?: readonly Seat[];
  /** For a takeback: how many steps it would take back. */
  readonly steps?: number;
}
