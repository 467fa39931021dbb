/**
 * The vocabulary of Mulle: actions, refusals, events and views. Rule numbers are those of RULES.md.
 */
import type { BaseView, Move, Seat } from '@pakli/core';
import type { Options } from './options.ts';

/** Names of seats 0 and 1 in positions and records. */
export const NAMES = ['Anna', 'Bo'] as const;

export const SEATS = 2;
export const SEAT_LIST: readonly Seat[] = [0, 1];

/** Rule 5: what a hand card may do, in canonical order. */
export const ACTIONS = ['capture', 'build', 'trotta', 'feed', 'discard'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * Rule 10: what may be wrong with a move, in the order of the checks, with the rule it breaks.
 * First those of every action, then by action.
 */
export const REFUSALS = {
  any: { card: '4.6', pile: '3.1' },
  capture: { twin: '5.1a', special: '5.1b', sum: '5.1c', maximum: '5.1c' },
  build: {
    base: '5.2a',
    locked: '3.5',
    owner: '5.2a',
    value: '5.2',
    reserved: '5.2d',
    'special-value': '5.2e',
    'opponent-value': '5.2b',
    taker: '5.2c',
  },
  trotta: {
    'trotta-off': '5.3',
    'feed-instead': '5.4',
    'trotta-one': '5.3',
    reserved: '5.3',
    'opponent-value': '5.3',
    'no-match': '5.3',
    set: '5.3',
    taker: '5.3',
  },
  feed: { 'no-build': '5.4', taker: '5.4' },
  discard: { 'feed-instead': '5.5', reserved: '5.5', 'must-capture': '5.5', 'own-build': '5.5' },
} as const;

/** A pile for display. A plain pile has no owner. */
export interface PileView {
  readonly cards: readonly string[];
  readonly value: number;
  readonly build: { readonly locked: boolean; readonly owner: Seat } | null;
}

/** How an omgang counts for one seat (rules 8.3 to 8.5). */
export interface Sheet {
  readonly mulle: number;
  readonly tabbe: number;
  readonly intake: number;
  readonly bonus: number;
  readonly total: number;
}

/** Piles that make a value together, or one that makes it alone. */
export interface Group {
  /** Their numbers, and the value of each. */
  readonly piles: readonly number[];
  readonly values: readonly number[];
  readonly cards: readonly string[];
}

/** Events at the table. Cards are in notation: events are made for people. */
export type Event =
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      readonly action: Action;
      readonly card: string;
      /** Numbers of the named piles, from 1, before the move. */
      readonly piles: readonly number[];
      /** How the piles that are captured, or gathered by a trotta, make the card's value. */
      readonly groups?: readonly Group[];
      /** Value of the build made, changed or fed. */
      readonly value?: number;
      /** Of a card laid on a pile (rule 5.2): the pile's value before. */
      readonly base?: number;
      /** And the pile before. */
      readonly on?: PileView;
    }
  | {
      readonly kind: 'capture';
      readonly seat: Seat;
      /** From the table, without the played card. */
      readonly cards: readonly string[];
    }
  /** A build absorbs piles (rule 6); the numbers are those before the move. */
  | {
      readonly kind: 'absorb';
      readonly seat: Seat;
      readonly piles: readonly number[];
      readonly groups: readonly Group[];
    }
  | { readonly kind: 'mulle'; readonly seat: Seat; readonly card: string; readonly points: number }
  | { readonly kind: 'tabbe'; readonly seat: Seat; readonly points: number }
  | {
      readonly kind: 'deal';
      readonly round: number;
      readonly table: readonly string[];
      /** New cards by seat. */
      readonly hands: readonly (readonly string[])[];
    }
  /** The leftovers on the table at the end; nobody gets them if nobody captured (rule 8.2). */
  | { readonly kind: 'rest'; readonly seat: Seat | null; readonly cards: readonly string[] }
  | { readonly kind: 'over'; readonly sheets: readonly Sheet[] };

/** What a seat sees of an event: all of it, except that the other hand's new cards are a count. */
export type Seen =
  | Exclude<Event, { kind: 'deal' }>
  | {
      readonly kind: 'deal';
      readonly round: number;
      readonly table: readonly string[];
      readonly hand: readonly string[] | null;
      readonly sizes: readonly number[];
    };

/** What the moves of this round have proven about a hand (rule 10). */
export interface Proof {
  /** Hand values it surely holds. */
  readonly takers: readonly number[];
  /** Cards it cannot hold, after a fallback discard. */
  readonly barred: readonly string[];
  /** After a fallback discard: by table value t, the hand values that a card of t cannot lie beside. */
  readonly clashes: readonly (readonly number[])[];
}

/** A move of this round, as a number. */
export interface Play {
  readonly seat: Seat;
  readonly move: Move;
}

/** All that a seat knows with perfect memory (rule 10). */
export interface View extends BaseView<Options> {
  readonly table: readonly PileView[];
  /** In canonical order; null for a spectator. */
  readonly hand: readonly string[] | null;
  readonly handSizes: readonly number[];
  readonly stockSize: number;
  /** By seat, in canonical order. */
  readonly captured: readonly (readonly string[])[];
  readonly mulles: readonly (readonly string[])[];
  readonly tabbe: readonly number[];
  /** The last capturer. */
  readonly last: Seat | null;
  readonly starter: Seat;
  /** Rounds dealt so far. */
  readonly round: number;
  readonly omgang: number;
  /** Sums of finished omgangar. */
  readonly totals: readonly number[];
  /** The score of this omgang so far. */
  readonly sheets: readonly Sheet[];
  readonly proofs: readonly Proof[];
  /** The table at the start of this round, and the moves since. */
  readonly opening: readonly PileView[];
  readonly plays: readonly Play[];
}
