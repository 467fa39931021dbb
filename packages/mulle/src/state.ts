/**
 * The state of one omgang: one array of words, so that `copy` is a single memory copy. Cards out of
 * play are sets (cards.ts); the stock is a set as well, so no order of cards to come exists. The
 * table is a list of piles, five words each: what the pile is, and the set of its cards. Words of
 * removed piles are zero, so that equal positions are equal arrays.
 *
 * Reads of typed arrays carry a `!` in this package's engine files: the indices are constants,
 * kinds and pile numbers, always in range, and a check would cost in the hot loop.
 */
import { CHANCE, type BaseState, type Turn } from '@pakli/core';
import { CARDS, HALF } from './cards.ts';
import type { Options } from './options.ts';
import { SEATS } from './types.ts';

// Places in `State.at`; a comment says what repeats for each seat.
/** Seat to decide, CHANCE or OVER. */
export const TURN = 0;
export const STARTER = 1;
/** Rounds dealt so far. */
export const ROUND = 2;
/** From 1. */
export const OMGANG = 3;
/** Last capturer: 0 nobody, else seat + 1. */
export const LAST = 4;
export const PILES = 5;
/** Cards in hand, per seat. */
export const HELD = 6;
/** Per seat. */
export const TABBE = 8;
/** Sums of finished omgangar, per seat. */
export const TOTALS = 10;
/** Sets of four words, per seat. */
export const HAND = 12;
export const STOCK = 20;
export const TAKEN = 24;
/** Two words per seat: a kind can be a mulle only once. */
export const MULLES = 32;
export const STOCK_CARDS = 36;
/** Bit V: the seat owns a build of value V, per seat. Derived from the table, to save scanning it. */
export const OWNED = 37;
/** Bit V: the hand has a card of hand value V, or at least two; per seat. Derived from the hand. */
export const VALUES = 39;
export const VALUES_TWICE = 41;
/** What moves of this round have proven (proof.ts). Bit V: holds a card of hand value V, per seat. */
export const PROVEN = 43;
/** Kinds that a seat cannot hold, two words per seat. */
export const BARRED = 45;
/** Per seat and table value: hand values that clash with it. */
export const CLASH = 49;
export const CLASHES = 14;
export const TABLE: number = CLASH + 2 * CLASHES;
/** Words of one pile: what it is, then the set of its cards. */
export const STRIDE = 5;
/** Moves of this round so far: how many, then each; seat 1's as ~move, since no move has the highest bit. */
export const PLAYED: number = TABLE + STRIDE * CARDS;
export const PLAYS: number = PLAYED + 1;
const SIZE = PLAYS + CARDS;

// The first word of a pile: value, number of cards, marks, and the kind of a single.
export const VALUE = 0x3ff;
export const COUNT_SHIFT = 10;
export const COUNT: number = 0x7f << COUNT_SHIFT;
export const BUILD: number = 1 << 17;
export const LOCKED: number = 1 << 18;
export const OWNER_SHIFT = 19;
export const KIND_SHIFT = 20;
/** A pile is a single if these bits are `ONE_CARD`. */
export const SINGLE: number = BUILD | COUNT;
export const ONE_CARD: number = 1 << COUNT_SHIFT;
export const TWO_CARDS: number = 2 << COUNT_SHIFT;

/** A deal with every card in it. Only a referee holds one: a player gets a view. */
export class State implements BaseState<Options> {
  readonly options: Options;
  readonly seats: number = SEATS;
  readonly at: Int32Array = new Int32Array(SIZE);
  /** The words of the piles at the start of this round. Shared by copies. */
  opening: readonly number[] = [];

  constructor(options: Options) {
    this.options = options;
    clear(this);
  }
}

export function turn(state: State): Turn {
  return state.at[TURN]!;
}

const FULL = (1 << HALF) - 1;

/** Rule 4.1: all 104 cards in the stock, nothing dealt. */
export function clear(state: State): void {
  const { at } = state;
  at.fill(0);
  state.opening = [];
  at[TURN] = CHANCE;
  at[OMGANG] = 1;
  at.fill(FULL, STOCK, STOCK + 4);
  at[STOCK_CARDS] = CARDS;
}

export function copy(from: State, into: State): void {
  into.at.set(from.at);
  into.opening = from.opening;
}
