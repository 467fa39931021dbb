/**
 * The vocabulary of Mulle: options and the rule books made of them, actions,
 * refusals, events and views. Rule numbers are those of RULES.md.
 */
import {
  refuse,
  type BaseView,
  type Move,
  type OptionRule,
  type Refusal,
  type Rules,
  type Seat,
} from '@pakli/core';
import { CARDS } from './cards.ts';

/** The names that stand in positions and records for seats 0 and 1. */
export const NAMES = ['Anna', 'Bo'] as const;

export const SEATS = 2;

/** Rule 5: what a hand card may do, in canonical order. */
export const ACTIONS = ['capture', 'build', 'trotta', 'feed', 'discard'] as const;
export type Action = (typeof ACTIONS)[number];

export const ABSORB = ['subset', 'literal2', 'twoCardOnly', 'pairs'] as const;
export const LOCK = ['over2', 'always', 'onAbsorb'] as const;
export const OPEN_ACCESS = ['owner', 'anyone', 'alternate'] as const;

export type Options = {
  /** Rule 4: how an omgang is dealt, and how many make a game. */
  readonly rounds: number;
  readonly handSize: number;
  readonly tableSize: number;
  readonly omgangar: number;
  /** Rule 6.6: what a new or changed build draws in, and when it locks. */
  readonly absorb: (typeof ABSORB)[number];
  readonly lock: (typeof LOCK)[number];
  /** Rule 5.2: who may change an open build; may a card also bring a build's value down. */
  readonly openAccess: (typeof OPEN_ACCESS)[number];
  readonly upDown: boolean;
  /** Rule 5.2e: may a special card build to its own hand value. */
  readonly specialSelfBuild: boolean;
  /** Rule 5.1: does the twin rule hold for special cards; may builds be members of sums. */
  readonly twinTakesSpecial: boolean;
  readonly buildsInSums: boolean;
  /** Rules 5.3, 5.4. */
  readonly trottaNew: boolean;
  readonly trottaNeedsTaker: boolean;
  /** Rule 5.5. */
  readonly discardIfCapture: boolean;
  readonly discardWithOwnBuild: boolean;
  /** Rules 8.3, 8.5. */
  readonly intakeInTotal: boolean;
  readonly spadeAce: number;
  readonly mulleCardInIntake: boolean;
  /** Rule 7.3. */
  readonly tablePairTabbe: boolean;
};

const SYNCED: Options = {
  rounds: 6,
  handSize: 8,
  tableSize: 8,
  omgangar: 2,
  absorb: 'subset',
  lock: 'over2',
  openAccess: 'owner',
  upDown: false,
  specialSelfBuild: false,
  twinTakesSpecial: true,
  buildsInSums: true,
  trottaNew: true,
  trottaNeedsTaker: false,
  discardIfCapture: true,
  discardWithOwnBuild: true,
  intakeInTotal: true,
  spadeAce: 2,
  mulleCardInIntake: true,
  tablePairTabbe: false,
};

const DRAFT: Partial<Options> = {
  absorb: 'literal2',
  lock: 'always',
  openAccess: 'owner',
  upDown: false,
  specialSelfBuild: false,
  twinTakesSpecial: false,
  buildsInSums: false,
  trottaNew: false,
  trottaNeedsTaker: true,
  discardIfCapture: false,
  discardWithOwnBuild: true,
  intakeInTotal: false,
  mulleCardInIntake: false,
  tablePairTabbe: false,
};

const REGLER: Partial<Options> = {
  absorb: 'pairs',
  lock: 'onAbsorb',
  openAccess: 'alternate',
  upDown: true,
  specialSelfBuild: true,
  twinTakesSpecial: false,
  buildsInSums: false,
  trottaNew: true,
  trottaNeedsTaker: true,
  discardIfCapture: true,
  discardWithOwnBuild: false,
  intakeInTotal: false,
  mulleCardInIntake: true,
  tablePairTabbe: true,
};

const YES_NO = [false, true] as const;
// The numbers have no bound of their own: what the pack cannot give is
// refused by `check`, which shows the arithmetic.
const ANY = 1_000_000;

const TABLE: readonly OptionRule[] = [
  { key: 'rounds', values: { min: 1, max: ANY }, rule: '4.3' },
  { key: 'handSize', values: { min: 1, max: ANY }, rule: '4.3' },
  { key: 'tableSize', values: { min: 0, max: ANY }, rule: '4.3' },
  { key: 'omgangar', values: { min: 1, max: ANY }, rule: '4.4' },
  { key: 'absorb', values: ABSORB, rule: '6.6' },
  { key: 'lock', values: LOCK, rule: '6.6' },
  { key: 'openAccess', values: OPEN_ACCESS, rule: '5.2a' },
  { key: 'upDown', values: YES_NO, rule: '5.2' },
  { key: 'specialSelfBuild', values: YES_NO, rule: '5.2e' },
  { key: 'twinTakesSpecial', values: YES_NO, rule: '5.1a' },
  { key: 'buildsInSums', values: YES_NO, rule: '5.1c' },
  { key: 'trottaNew', values: YES_NO, rule: '5.3' },
  { key: 'trottaNeedsTaker', values: YES_NO, rule: '5.3' },
  { key: 'discardIfCapture', values: YES_NO, rule: '5.5' },
  { key: 'discardWithOwnBuild', values: YES_NO, rule: '5.5' },
  { key: 'intakeInTotal', values: YES_NO, rule: '8.5' },
  { key: 'spadeAce', values: [2, 3], rule: '8.3' },
  { key: 'mulleCardInIntake', values: YES_NO, rule: '8.3' },
  { key: 'tablePairTabbe', values: YES_NO, rule: '7.3' },
];

/** Rule 4.3: two packs must be enough for the table and all hands. */
function check(options: Options): Refusal | undefined {
  const { tableSize, rounds, handSize } = options;
  const cards = tableSize + rounds * 2 * handSize;
  if (cards <= CARDS) return undefined;
  const arithmetic = `${tableSize} + ${rounds} x ${2 * handSize} = ${cards} > ${CARDS}`;
  return refuse('too-few-cards', '4.3', { arithmetic, cards, pack: CARDS });
}

/** Options, presets (`synced`, `draft`, `regler`) and the variants laid over them (`seven`, `short`). */
export const rules: Rules<Options> = {
  defaults: SYNCED,
  options: TABLE,
  presets: {
    synced: {},
    draft: DRAFT,
    regler: REGLER,
    seven: { rounds: 7, handSize: 7, tableSize: 6 },
    short: { rounds: 1, omgangar: 1 },
  },
  alternatives: [['synced', 'draft', 'regler']],
  check,
  cites: { turn: '4.5', over: '8.8', notation: '1', views: '10' },
};

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
