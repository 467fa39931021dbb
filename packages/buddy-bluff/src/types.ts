/** The vocabulary of Buddy Bluff: penalties, refusals, events and views. Rule numbers are those of RULES.md. */
import type { BaseView, Seat } from '@pakli/core';
import type { Options } from './options.ts';

export const SEATS = 4;
export const SEAT_LIST: readonly Seat[] = [0, 1, 2, 3];
export const HAND = 4;
export const ROUNDS = 3;
/** Plays in one round, and in the whole deal. */
export const ROUND_PLAYS: number = SEATS * HAND;
export const PLAYS: number = ROUNDS * ROUND_PLAYS;
/** Deals in the longest match, and the penalty of all cards. */
export const DEALS = 4;
export const DECK_POINTS = 548;

/** Rule 6: penalty of a card by rank, A23456789TJQK. */
export const PENALTIES: Uint8Array = Uint8Array.of(11, 2, 30, 4, 5, 6, 7, 8, 9, 10, 20, 15, 10);

/** Rule 4.6: what may be wrong with a play, in the order of the checks. */
export const REFUSALS = {
  'game-over': { rule: '6', reason: 'game over' },
  'not-your-turn': { rule: '4.5', reason: 'not your turn' },
  'card-not-in-hand': { rule: '4.1', reason: 'card not in hand' },
  'target-required': { rule: '4.3', reason: 'target required' },
  'no-match': { rule: '4.4', reason: 'no match: no target allowed' },
  'bad-target': { rule: '4.3', reason: 'bad target' },
} as const;

/** Rule 5: cards[from] to cards[to - 1] of a slot are sealed. */
export interface Seal {
  readonly rank: string;
  readonly from: number;
  readonly to: number;
}

/** Where a package took cards from, in scan order. */
export interface PackageSource {
  readonly from: 'centre' | 'pool' | 'slot';
  /** The place in the centre or the seat of the slot; 0 for the pool. */
  readonly place: number;
  readonly cards: readonly string[];
}

/** Rule 8. Cards are written as in the notation: events are made for people. */
export type Event =
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'pool'; readonly card: string }
  | {
      readonly kind: 'package';
      readonly target: Seat;
      readonly cards: readonly string[];
      readonly sources: readonly PackageSource[];
    }
  | {
      readonly kind: 'seal';
      readonly seat: Seat;
      readonly rank: string;
      readonly size: number;
      readonly buried: readonly string[];
    }
  | {
      readonly kind: 'deal';
      readonly round: number;
      readonly centre: readonly string[];
      /** New cards by seat. */
      readonly hands: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'over';
      readonly scores: readonly number[];
      readonly places: readonly number[];
    };

/** What a seat sees of an event: all of it, except that other hands' new cards are counts. */
export type Seen =
  | Exclude<Event, { kind: 'deal' }>
  | {
      readonly kind: 'deal';
      readonly round: number;
      readonly centre: readonly string[];
      readonly hand: readonly string[] | null;
      readonly sizes: readonly number[];
    };

/** Rule 7: all that a seat knows with perfect memory. */
export interface View extends BaseView<Options> {
  /** The deal of the match, from 0. */
  readonly deal: number;
  /** Totals of the match before this deal. */
  readonly carry: readonly number[];
  /** Null where a place is closed. */
  readonly centre: readonly (string | null)[];
  /** Bottom to top. */
  readonly pool: readonly string[];
  readonly slots: readonly { readonly cards: readonly string[]; readonly seals: readonly Seal[] }[];
  /** Null for a spectator. */
  readonly hand: readonly string[] | null;
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** All plays in order, such as `7D` and `QH>2`; from a set-up position those it states and all since. */
  readonly played: readonly string[];
  readonly starter: Seat;
  /** The seat that plays next, also while cards are dealt. */
  readonly player: Seat;
  readonly round: number;
  readonly plays: number;
  /** Once the deal is over. */
  readonly scores?: readonly number[];
  readonly places?: readonly number[];
}
