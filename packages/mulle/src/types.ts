/**
 * The vocabulary of Mulle: actions, refusals, events and views. Rule numbers are those of RULES.md.
 */
import type { BaseView, Move, Seat } from '@pakli/core';
import type { Options } from './options.ts';

/** The names that stand in positions and records for seats 0 and 1. */
export const NAMES = ['Anna', 'Bo'] as const;

export const SEATS = 2;
export const SEAT_LIST: readonly Seat[] = [0, 1];

/** Rule 5: what a hand card may do, in canonical order. */
export const ACTIONS = ['capture', 'build', 'trotta', 'feed', 'discard'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * Rule 10: what may be wrong with a move, in the order in which it is looked
 * for, with the rule it breaks. First that of every action, then by action.
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

/** A pile as people read it. A plain pile has no owner. */
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

/** What happens at the table. Cards are written as in the notation: events are made for people. */
export type Event =
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      readonly action: Action;
      readonly card: string;
      /** Numbers of the piles the move names, from 1, before the move. */
      readonly piles: readonly number[];
      /** How the piles that are captured, or gathered by a trotta, make the value of the card. */
      readonly groups?: readonly Group[];
      /** Value of the build that is made, changed or fed. */
      readonly value?: number;
      /** Of a card laid on a pile (rule 5.2): the value that the pile had before. */
      readonly base?: number;
      /** And the pile as it was before. */
      readonly on?: PileView;
    }
  | {
      readonly kind: 'capture';
      readonly seat: Seat;
      /** From the table, without the card played. */
      readonly cards: readonly string[];
    }
  /** A build draws piles in (rule 6); the numbers are those before the move. */
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
  /** What was left on the table at the end; nobody gets it if nobody captured (rule 8.2). */
  | { readonly kind: 'rest'; readonly seat: Seat | null; readonly cards: readonly string[] }
  | { readonly kind: 'over'; readonly sheets: readonly Sheet[] };

/** What a seat sees of an event: all of it, but of the other hand only how many cards came. */
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
  /** Hand values of which it holds a card. */
  readonly takers: readonly number[];
  /** Cards it cannot hold, after a fallback discard. */
  readonly barred: readonly string[];
  /** After a fallback discard: no card of table value t lies beside one of these hand values, by t. */
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
  /** Who captured last. */
  readonly last: Seat | null;
  readonly starter: Seat;
  /** Rounds dealt so far. */
  readonly round: number;
  readonly omgang: number;
  /** Sums of finished omgangar. */
  readonly totals: readonly number[];
  /** How this omgang counts by now. */
  readonly sheets: readonly Sheet[];
  readonly proofs: readonly Proof[];
  /** The table with which this round began, and what was played since. */
  readonly opening: readonly PileView[];
  readonly plays: readonly Play[];
}
