/** Who sits at a table, as everybody may know it. No person's id leaves the room: a seat is name enough. */
import type { Seat } from '@pakli/core';
import type { Question } from './question.ts';

/** What everybody may know of one seat. */
export type Sitter =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'computer';
      readonly name: string;
      /** Name of the level or player. */
      readonly level: string;
      /** A person had this seat and has left it for good. */
      readonly released?: true;
    }
  /** A seat of a lesson: it plays what is written down. */
  | { readonly kind: 'script'; readonly name: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Somebody looks at the table for this person. */
      readonly here: boolean;
      /** A computer plays for them until they are back. */
      readonly covered: boolean;
      /** They have been away for days: all others together may release the seat. */
      readonly releasable?: true;
      readonly clock?: SeatClock;
    };

export interface SeatClock {
  /**
   * Milliseconds left when the turn began, or when the clock stopped for a question to take back; of a clock per
   * move, what one decision has. A running clock never shows more.
   */
  readonly left: number;
  /** When the time of this seat will be out; null while it does not run. */
  readonly deadline: number | null;
}

/** Before the first card, while cards are played, and after the match. */
export type RoomPhase = 'gathering' | 'playing' | 'over';

export interface Company {
  readonly phase: RoomPhase;
  readonly seats: readonly Sitter[];
  /** Who may begin, fill seats and lock; null if they only watch or nobody is there. */
  readonly host: Seat | null;
  /** Before the first card: the host is not there. After a minute anybody who sits there may start. */
  readonly hostAway?: true;
  /** Nobody else may sit down. */
  readonly locked: boolean;
  /** Whether others may look on. */
  readonly watching: boolean;
  /** A screen in the room shows the table: phones may show the hand first. */
  readonly screen?: true;
  /** A computer here plays weaker than usual: what it has learned could not be had. */
  readonly unlearned?: true;
  /** Whether people may say what they like, not only phrases and signs. */
  readonly talk: boolean;
  /** Seats that computers play and anybody new may have. */
  readonly offered: readonly Seat[];
  /** Whether people may take back and be advised here. */
  readonly takebacks: boolean;
  readonly hints: boolean;
  /** Somebody new may play on in a released seat, if the host offers it. */
  readonly newcomers?: true;
  readonly questions: readonly Question[];
  /** The id of the table where the same people play on; null until they do. */
  readonly again: string | null;
}
