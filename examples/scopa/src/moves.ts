/**
 * Legal plays (rule 3). A move is the card and the number of its capture,
 * counted from 1 in their order; 0 lays the card down. The order depends
 * on the table alone, which everybody sees.
 */
import type { Move } from '@pakli/core';
import { DECK, valueOf, type Card } from './cards.ts';
import { HAND, TABLE, TURN, type State } from './state.ts';

const STEP = 2048;
/** As many sums of ten as a deck without kings can make, for each of three cards. */
export const MAX_CHOICES: number = 3 * 1698;

export function cardOf(move: Move): Card {
  return Math.floor(move / STEP);
}

export function codeOf(card: Card, capture: number): Move {
  return card * STEP + capture;
}

/** A set of cards as two numbers of twenty bits. */
interface Cards {
  low: number;
  high: number;
}

/** The captures of a card in their order: cards of its value, else sums, those with the lowest cards first. */
class Captures {
  /** The cards on the table in rising order, as `look` has found them. */
  private readonly table = new Uint8Array(DECK);
  private size = 0;
  private readonly chosen: Cards = { low: 0, high: 0 };
  private count = 0;
  /** The capture to stop at. */
  private wanted = 0;

  /** Scans a table; the other methods refer to it. */
  look(place: Uint8Array): this {
    this.size = 0;
    for (let card = 0; card < DECK; card++) {
      if (place[card] === TABLE) this.table[this.size++] = card;
    }
    return this;
  }

  /** The number of captures. */
  countOf(card: Card): number {
    this.find(card, 0);
    return this.count;
  }

  /** The cards of the n-th capture, from 1; valid until the next call. */
  at(card: Card, n: number): Readonly<Cards> {
    this.find(card, n);
    return this.chosen;
  }

  private find(card: Card, wanted: number): void {
    this.count = 0;
    this.wanted = wanted;
    this.chosen.low = 0;
    this.chosen.high = 0;
    const value = valueOf(card);
    // Rule 3.3: a card of the same value comes before any sum.
    let single = false;
    for (let i = 0; i < this.size; i++) {
      const other = this.table[i]!;
      if (valueOf(other) !== value) continue;
      single = true;
      this.count++;
      if (this.count === wanted) {
        this.toggle(other);
        return;
      }
    }
    if (!single) this.sums(0, value);
  }

  /** Sums from this card of the table on; true once the wanted one is found. */
  private sums(from: number, left: number): boolean {
    for (let i = from; i < this.size; i++) {
      const card = this.table[i]!;
      const value = valueOf(card);
      if (value > left) return false;
      this.toggle(card);
      if (value === left) {
        this.count++;
        if (this.count === this.wanted) return true;
      } else if (this.sums(i + 1, left - value)) return true;
      this.toggle(card);
    }
    return false;
  }

  private toggle(card: Card): void {
    if (card < 20) this.chosen.low ^= 1 << card;
    else this.chosen.high ^= 1 << (card - 20);
  }
}

const captures = new Captures();

export function isIn({ low, high }: Readonly<Cards>, card: Card): boolean {
  return (card < 20 ? (low >> card) & 1 : (high >> (card - 20)) & 1) === 1;
}

/** Whether a move takes nothing. */
export function laysDown(move: Move): boolean {
  return move % STEP === 0;
}

/** Marks the cards that a move takes, for `isIn` until the next call. */
export function captureOf(place: Uint8Array, move: Move): Readonly<Cards> {
  return laysDown(move) ? NOTHING : captures.look(place).at(cardOf(move), move % STEP);
}

const NOTHING: Readonly<Cards> = { low: 0, high: 0 };

/** The same in rising order. */
export function takenBy({ place }: Pick<State, 'place'>, move: Move): Card[] {
  const set = captureOf(place, move);
  const cards: Card[] = [];
  for (let card = 0; card < DECK; card++) if (isIn(set, card)) cards.push(card);
  return cards;
}

/** Card by card in rising order; rule 3.2: a card that can take must take. */
export function moves(state: State, into: Int32Array): number {
  const own = HAND + state.now[TURN]!;
  captures.look(state.place);
  let count = 0;
  for (let card = 0; card < DECK; card++) {
    if (state.place[card] !== own) continue;
    const ways = captures.countOf(card);
    if (ways === 0) into[count++] = codeOf(card, 0);
    for (let n = 1; n <= ways; n++) into[count++] = codeOf(card, n);
  }
  return count;
}
