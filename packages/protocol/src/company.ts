/** Who sits at a table, as everybody may know it. Ids of people never leave the room: the seat is enough. */
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
  /** A scripted seat of a lesson. */
  | { readonly kind: 'script'; readonly name: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** The person has the table open. */
      readonly here: boolean;
      /** A computer plays for them until they are back. */
      readonly covered: boolean;
      /** They have been away so long that all others together may release the seat. */
      readonly releasable?: true;
      readonly clock?: SeatClock;
    };

export interface SeatClock {
  /**
   * Milliseconds left when the turn began, or when a request to take back stopped the clock; for a clock per move,
   * the time of one decision. A running clock never shows more.
   */
  readonly left: number;
  /** When the time of this seat runs out; null while its clock does not run. */
  readonly deadline: number | null;
}

/** Before the first card, while cards are played, and after the match. */
export type RoomPhase = 'gathering' | 'playing' | 'over';

export interface Company {
  readonly phase: RoomPhase;
  readonly seats: readonly Sitter[];
  /** Who may start, fill seats and lock; null if the host only watches or there is none. */
  readonly host: Seat | null;
  /** Before the first card: the host is away. After a minute anybody seated may start. */
  readonly hostAway?: true;
  /** Nobody else may sit down. */
  readonly locked: boolean;
  /** Whether others may look on. */
  readonly watching: boolean;
  /** A screen in the room shows the table, so phones may show the hand first. */
  readonly screen?: true;
  /** A computer here plays weaker than usual: its learned data could not be loaded. */
  readonly unlearned?: true;
  /** Whether free text is allowed in the chat. */
  readonly talk: boolean;
  /** Computers' seats that newcomers may take. */
  readonly offered: readonly Seat[];
  /** Whether people may take back, and get hints. */
  readonly takebacks: boolean;
  readonly hints: boolean;
  /** A newcomer may play on in a released seat if the host offers it. */
  readonly newcomers?: true;
  readonly questions: readonly Question[];
  /** The id of the table of the rematch; null until there is one. */
  readonly again: string | null;
}
