/**
 * The vocabulary of Compile: decisions and refusals, events and views (RULES 3).
 * Rule numbers are those of RULES.md.
 */
import type { BaseView, Seat } from '@pakli/core';
import type { Options } from './options.ts';

export const SEATS = 2;
/** A full hand (RULES 7.8). */
export const FULL_HAND = 5;
/** What a line needs to be compiled (RULES 6). */
export const COMPILE_AT = 10;

/** The boxes of a card. */
export const BOXES = ['top', 'middle', 'bottom'] as const;
export type Box = (typeof BOXES)[number];

/** RULES 15: the questions to a player. The number is the index in this list. */
export const ASKS = [
  'nothing',
  'draft',
  'ban',
  'action',
  'card',
  'hand',
  'line',
  'play',
  'may',
  'either',
  'order',
  'rearrange',
  'controlTarget',
  'pair',
  'number',
  'protocol',
  'player',
] as const;
export type Ask = (typeof ASKS)[number];

/** RULES 6: how a game ends. The number is the index in this list. */
export const ENDS = ['none', 'win', 'turnLimit', 'resigned'] as const;
export type End = (typeof ENDS)[number];

export const PHASES = ['setup', 'start', 'control', 'compile', 'action', 'cache', 'end'] as const;

/** RULES 15.2: why an answer is refused, with the rule it breaks. */
export const REFUSALS = {
  malformed: '15.1',
  'wrong-count': '15.2',
  duplicate: '15.2',
  'not-offered': '15.2',
  'not-in-hand': '7.1',
  'play-forbidden': '7.1',
  'face-down-forbidden': '7.1',
  'face-up-forbidden': '7.1',
  'wrong-side': '7.1',
  'no-matching-protocol': '7.1',
  'hand-full': '7.8',
  'draw-forbidden': '7.8',
  'nothing-to-draw': '7.8',
} as const;

/** The text that caused an event. */
export interface Cause {
  readonly card: string;
  readonly box: Box;
}

/** A card in an event: where it was and where it goes, such as `P0.L1.2`, `P1.hand`. */
export interface CardMoved {
  readonly card: string;
  readonly from: string;
  readonly to: string;
  /** Face-up where it ends. */
  readonly up: boolean;
  /** Who may read it, and who could before: bit 0 and 1 the players, bit 2 everybody else. */
  readonly open: number;
  readonly before: number;
}

/** An event's data beside its player and cards, by kind. */
export interface EventFacts {
  readonly draft: { readonly protocol: string };
  readonly ban: { readonly protocol: string };
  /** By player and line. */
  readonly protocols: { readonly protocols: readonly string[] };
  readonly decks: NoFacts;
  readonly turn: { readonly number: number };
  readonly control: NoFacts;
  readonly spendControl: NoFacts;
  readonly compile: { readonly line: number };
  readonly plate: { readonly protocol: string };
  readonly recompile: { readonly protocol: string };
  readonly text: { readonly box: Box };
  readonly play: NoFacts;
  readonly land: NoFacts;
  readonly delete: NoFacts;
  readonly return: NoFacts;
  readonly seize: NoFacts;
  readonly flip: NoFacts;
  readonly shift: NoFacts;
  readonly draw: NoFacts;
  readonly discard: NoFacts;
  readonly reveal: NoFacts;
  readonly refresh: NoFacts;
  /** By line: the protocol there now, and the line it came from. */
  readonly rearrange: {
    readonly whose: Seat;
    readonly from: readonly number[];
    readonly protocols: readonly string[];
  };
  readonly swapStacks: { readonly whose: Seat; readonly lines: readonly [number, number] };
  readonly give: NoFacts;
  readonly take: NoFacts;
  /** How many cards of the trash are shuffled in. */
  readonly shuffle: { readonly joined: number };
  readonly declare: { readonly declared: number | string };
  /** The turn in which no line may be compiled. */
  readonly forbidCompile: { readonly number: number };
  readonly cache: { readonly count: number };
  /** Too many texts were open for this one (RULES 8.9). */
  readonly loopGuard: { readonly box: Box };
  readonly over: { readonly end: End };
}

type NoFacts = object;

export type EventKind = keyof EventFacts;

/** An event at the table: by which text, and how many texts are open. */
interface Happening<Card> {
  readonly depth: number;
  readonly cause: Cause | null;
  readonly player: Seat | null;
  readonly cards: readonly Card[];
}

type EventsWith<Card> = {
  readonly [Kind in EventKind]: Happening<Card> & { readonly kind: Kind } & EventFacts[Kind];
}[EventKind];

/** What happens at the table. */
export type Event = EventsWith<CardMoved>;

/** A card in an event as a seat sees it: without a name that it may not read. */
export interface CardSeen {
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  readonly up: boolean;
  /** The seat could not read it before. */
  readonly news: boolean;
}

/** What a seat sees of an event. */
export type Seen = EventsWith<CardSeen>;

export interface Plate {
  readonly protocol: string;
  readonly compiled: boolean;
}

/** A card in a stack or on its way (RULES 3.1). */
export interface CardView {
  readonly pos: string;
  readonly faceUp: boolean;
  readonly card: string | null;
}

/** A card between two zones: `pos` is where it will land. */
export interface CommitView extends CardView {
  readonly from: string;
  /** How it travels: bits for played, was covered, waits, by P1. */
  readonly way: number;
}

export interface PlayerView {
  /** Null unless it is the viewer's own. */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  readonly trash: readonly string[];
  /** Empty before the draft. */
  readonly protocols: readonly Plate[];
  /** By line, bottom to top. */
  readonly stacks: readonly (readonly CardView[])[];
}

/** The question; the options only for the asked player. */
export interface Pending {
  readonly player: Seat;
  readonly kind: Ask;
  readonly cause: Cause | null;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
  /** Of several cards, those named so far. */
  readonly picked?: readonly string[];
}

/** A text being resolved (RULES 8.2). */
export interface OpenText {
  /** Null where the seat does not know it any more. */
  readonly card: string | null;
  readonly box: Box;
  readonly owner: Seat;
  /** How many of its sentences are unfinished. */
  readonly left: number;
}

/** Arrivals and departures of a hand, by the numbers in memory/hand-history.ts. */
export const TRAIL_WORDS = [
  'draws',
  'takes',
  'retakes',
  'loses',
  'lost',
  'buries',
  'shows',
  'gives',
  'beside',
] as const;

export type TrailWord = (typeof TRAIL_WORDS)[number];

/** RULES 3.2: what a seat remembers of cards that it cannot read now. A class is a shuffle of a deck, as a number. */
export interface SeatMemory {
  /** Cards whose place it knows, and whether the other player knows it too. */
  readonly known: readonly (readonly [card: string, place: string, both: boolean])[];
  /** Own cards that the other player knows though they are not open. */
  readonly shown: readonly string[];
  /** Cards it cannot place: with which class each was last seen going into a deck, or that it was seen in the hand. */
  readonly unknown: readonly (readonly [card: string, since: number])[];
  /** Unread places: the class of the card there. Without the other hand, and the places in the trail. */
  readonly unread: readonly (readonly [place: string, drawn: number])[];
  /** Arrivals and departures of the other hand: a class, a card, a place, or the number of an entry. */
  readonly trail: readonly (readonly [what: TrailWord, of: number | string])[];
  /** The last class of each deck. */
  readonly shuffled: readonly number[];
}

/** All that a seat knows with perfect memory (RULES 3). */
export interface View extends BaseView<Options> {
  readonly players: readonly [PlayerView, PlayerView];
  readonly totals: readonly (readonly number[])[];
  readonly control: Seat | null;
  /** Whose turn of the game it is, and its number. */
  readonly player: Seat;
  readonly number: number;
  readonly starter: Seat;
  readonly phase: (typeof PHASES)[number];
  readonly noCompileTurn: readonly (number | null)[];
  readonly winner: Seat | null;
  readonly over: End | null;
  readonly commits: readonly CommitView[];
  readonly pending: Pending | null;
  /** The texts being resolved; the newest comes last and continues first. */
  readonly texts: readonly OpenText[];
  /** Protocols that were picked or banned, while the draft continues. */
  readonly drafted: readonly string[];
  /** Null for a spectator. */
  readonly memory: SeatMemory | null;
  /**
   * The texts being resolved, for programs: a checksum of the cards' texts, since their steps are
   * numbered, then numbers, and cards by name or place.
   */
  readonly machine: readonly (number | string)[];
}
