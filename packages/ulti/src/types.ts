/** The vocabulary of Ulti: phases, refusals, events and views. Rule numbers are those of RULES.md. */
import type { BaseView, Seat } from '@pakli/core';
import type { Options } from './options.ts';

export const SEATS = 3;
export const SEAT_LIST: readonly Seat[] = [0, 1, 2];
/** Cards in a hand while nobody holds the talon, and tricks of a deal. */
export const HAND_SIZE = 10;
export const TRICKS_OF_DEAL = 10;

/** Rule 4.1: a soloist's possible components, in the order of golden files and features. */
export const COMPONENTS = [
  'passz',
  '40-100',
  '20-100',
  'ulti',
  'betli',
  'durchmars',
  'fourAces',
] as const;
export type Component = (typeof COMPONENTS)[number];

/** Rule 11. A bid is cut into three steps, so that DISCARD stands between BID and what follows. */
export const PHASES = [
  'DEAL',
  'BID',
  'DISCARD',
  'TURN',
  'HOLD',
  'FINAL',
  'TRUMP',
  'PLAY',
  'REKONTRA',
  'SCORED',
] as const;

/** Rule 11.1: what may be wrong with an action, and the rule it breaks. */
export const REFUSALS = {
  unreadable: '11',
  'no-such-bid': '11',
  'no-such-card': '11',
  'no-such-suit': '11',
  'no-such-component': '11',
  'bid-closed': '5.2',
  'discard-closed': '5.2',
  'discard-not-held': '5.2',
  'pass-closed': '5.2',
  'pickup-closed': '5.2',
  'pickup-no-bid-left': '5.2',
  'stand-closed': '5.2',
  'bid-too-low': '5.3',
  'hold-closed': '5.4',
  'trump-closed': '6.1',
  'trump-colour': '6.1',
  'bid-cards-missing': '4.4',
  'discard-needed': '4.4',
  'trump-cards-missing': '4.4',
  'kontra-closed': '6.3',
  'kontra-component': '6.3',
  'raise-closed': '6.3',
  'raise-lane': '6.3',
  'done-closed': '6.3',
  'play-closed': '7.1',
  'card-not-held': '7.1',
  'must-follow': '7.2-follow',
  'must-beat': '7.2-beat',
  'must-trump': '7.2-trump',
  'must-overtrump': '7.2-overtrump',
  'seven-kept': '7.4',
  'concede-closed': '7.7',
} as const;

/** A line of the score (rule 9): what is paid for, and the soloist's amounts from the next defender and the one after. */
export interface Line {
  readonly name: LineName;
  readonly amounts: readonly [number, number];
}
export type LineName =
  | Component
  | 'silent durchmars'
  | 'silent 100'
  | 'silent ulti'
  | 'silent ulti failed'
  | 'passz not played';

/** One row of the score sheet (rule 3). */
export interface SheetRow {
  readonly deal: number;
  readonly dealer: Seat;
  readonly soloist: Seat;
  readonly contract: string;
  readonly trump: string | null;
  readonly kontra: readonly Kontra[];
  readonly lines: readonly Line[];
  readonly deltas: readonly number[];
  readonly totals: readonly number[];
}

/** Levels of a component against the defender next to the soloist and the one after (rule 6.3). */
export interface Kontra {
  readonly component: Component;
  readonly levels: readonly [number, number];
}

/** An action as it was said (rule 11.2). The text leaves out cards that its reader may not know. */
export interface Said {
  readonly seat: Seat;
  readonly text: string;
  /** The talon, where the viewer picked it up. */
  readonly cards?: readonly string[];
}

/** Cards are in notation: events are made for people. */
export type Event =
  | { readonly kind: 'deal'; readonly dealer: Seat; readonly hands: readonly (readonly string[])[] }
  /** With the bid where nobody has bid more and the bidder stays with it: the text names none. */
  | { readonly kind: 'said'; readonly seat: Seat; readonly text: string; readonly bid?: string }
  | { readonly kind: 'pickup'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly card: string }
  | {
      readonly kind: 'contract';
      readonly soloist: Seat;
      readonly bid: string;
      readonly trump: string | null;
    }
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'marriages'; readonly seat: Seat; readonly values: readonly number[] }
  | {
      readonly kind: 'trick';
      readonly winner: Seat;
      readonly points: number;
      /** Rule 2: without trumps points do not count. */
      readonly noTrump?: true;
    }
  | { readonly kind: 'open'; readonly hands: readonly (readonly string[] | null)[] }
  | { readonly kind: 'over'; readonly result: Result };

/** What a seat sees of an event: all of it, except the cards of other hands, pickups and discards. */
export type Seen =
  | Exclude<Event, { kind: 'deal' | 'pickup' | 'discard' }>
  | {
      readonly kind: 'deal';
      readonly dealer: Seat;
      readonly hand: readonly string[] | null;
      readonly sizes: readonly number[];
    }
  | { readonly kind: 'pickup'; readonly seat: Seat; readonly cards: readonly string[] | null }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly card: string | null };

/** What is shown once a deal is scored (rule 10). */
export interface Result {
  /** Hands as dealt. */
  readonly dealt: readonly (readonly string[])[];
  /** Discards in their order. */
  readonly discards: readonly { readonly seat: Seat; readonly cards: readonly string[] }[];
  readonly talon: readonly string[];
  readonly conceded: boolean;
  /** Marriages on record by seat (rule 6.4), also where nobody announced. */
  readonly marriages: readonly (readonly number[])[];
  readonly lines: readonly Line[];
  readonly deltas: readonly number[];
}

/** A completed trick: who led it, its cards in order, who won it. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly string[];
  readonly winner: Seat;
}

/** Where a deal began in the middle (rule 11.3): what was public then. */
export interface Origin {
  readonly leader: Seat;
  readonly points: readonly [number, number];
  readonly tricks: readonly [number, number];
  readonly aces: number;
  /** Marriages on record by seat, as far as the contract makes them public. */
  readonly marriages: readonly (readonly number[])[] | null;
  readonly kontra: readonly Kontra[];
  /** Cards played before. */
  readonly gone: readonly string[];
}

/** Rule 10: all that a seat knows with perfect memory. */
export interface View extends BaseView<Options> {
  /** The deal of the match, from 0. */
  readonly deal: number;
  readonly dealer: Seat;
  /** Totals of the match before this deal. */
  readonly carry: readonly number[];
  readonly phase: (typeof PHASES)[number];
  /** The standing bid. */
  readonly high: { readonly bid: string; readonly seat: Seat; readonly held: boolean } | null;
  /** A bid that is announced and waits for discards or for the holder. */
  readonly announced: string | null;
  readonly declines: number;
  /** The actions of all seats in order; the viewer's own discards and pickups are filled in. */
  readonly actions: readonly Said[];
  /** Null for a spectator. */
  readonly hand: readonly string[] | null;
  readonly handSizes: readonly number[];
  /** The talon, where the viewer laid it down last. */
  readonly talon: readonly string[] | null;
  readonly soloist: Seat | null;
  readonly contract: string | null;
  readonly trump: string | null;
  readonly kontra: readonly Kontra[];
  /** Announced values by seat; null before the seat's first card. */
  readonly marriages: readonly (readonly number[] | null)[];
  readonly trick: { readonly leader: Seat; readonly cards: readonly string[] } | null;
  readonly tricks: readonly Trick[];
  /** Card points in the tricks of the soloist and of the defenders. */
  readonly points: readonly [number, number];
  /** Tricks of the soloist and of the defenders. */
  readonly won: readonly [number, number];
  /** Open hands by seat (rule 7.5); null where a hand is hidden. */
  readonly open: readonly (readonly string[] | null)[];
  readonly origin: Origin | null;
  readonly result: Result | null;
}
