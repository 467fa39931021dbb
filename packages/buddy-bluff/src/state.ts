/**
 * The state of one deal in 274 bytes. Every card lies in exactly one place, so
 * one link a card is enough for all piles and hands: in a pile it names the
 * card below, in a hand the next card. All fields are windows of one byte
 * array, and a copy is one `set`.
 *
 * Reads of typed arrays carry a `!` in this package's engine files: the
 * indices are cards, seats and ranks, always in range, and a check would cost
 * in the hot loop.
 */
import { CHANCE, OVER, type BaseState, type Seat, type Turn } from '@pakli/core';
import { DECK_SIZE, rankOf, type Card } from '@pakli/core/cards';
import type { Options } from './options.ts';
import { PENALTIES, PLAYS, SEATS } from './types.ts';

/** No card. Its rank is 63, which matches nothing. */
export const NONE = 255;

/** The piles: the four penalty slots by seat, then the pool. */
export const POOL: number = SEATS;

// Where a card is. A slot's code is SLOT + seat, with SEALED added once it is sealed.
export const IN_DECK = 0;
export const IN_CENTRE = 1;
export const IN_POOL = 2;
export const IN_HAND = 4;
export const IN_SLOT = 8;
export const SEALED = 16;

// What happens next.
export const DEALING = 0;
export const PLAYING = 1;
export const ENDED = 2;

/** A round with every card in it. Only a referee holds one: a player gets a view. */
export class State implements BaseState<Options> {
  readonly options: Options;
  readonly seats: number = SEATS;
  readonly bytes: Uint8Array = new Uint8Array(274);
  /** By card: the card below it in its pile, or after it in its hand. */
  readonly link: Uint8Array = this.bytes.subarray(0, 52);
  /** By card: its place. */
  readonly place: Uint8Array = this.bytes.subarray(52, 104);
  /** Everything a scan can find (rule 4.2): the four places of the centre, then the open tops of the piles. */
  readonly visible: Uint8Array = this.bytes.subarray(104, 113);
  /** The four places of the centre; NONE is closed. */
  readonly centre: Uint8Array = this.bytes.subarray(104, 108);
  /** By pile: its top card if it is open; NONE if the pile is empty or ends in a seal (rule 2). */
  readonly open: Uint8Array = this.bytes.subarray(108, 113);
  /** By pile: top card, open or not, and number of cards. */
  readonly top: Uint8Array = this.bytes.subarray(113, 118);
  readonly size: Uint8Array = this.bytes.subarray(118, 123);
  /** By slot: the number of locked cards. One more for the pool, never locked. */
  readonly locked: Uint8Array = this.bytes.subarray(123, 128);
  /** By seat: first card, last card and number of cards of the hand. */
  readonly first: Uint8Array = this.bytes.subarray(128, 132);
  readonly last: Uint8Array = this.bytes.subarray(132, 136);
  readonly held: Uint8Array = this.bytes.subarray(136, 140);
  /** By rank: the number of cards not buried under a seal. */
  readonly accessible: Uint8Array = this.bytes.subarray(140, 153);
  /** phase, turn, starter, round, plays, player, deal. */
  readonly now: Uint8Array = this.bytes.subarray(153, 160);

  /** By slot: penalty of all its cards (rule 6), cached because every policy needs it. */
  readonly penalty: Uint16Array = new Uint16Array(this.bytes.buffer, 160, SEATS);

  /** The ranks that a scan would find (rule 4.2), one bit a rank: cached, since moves and discards both need them. */
  readonly sight: Uint16Array = new Uint16Array(this.bytes.buffer, 168, 1);

  /** By play number: the move plus one, or 0 where a set-up position does not say. Past plays tell about hands and people. */
  readonly played: Uint16Array = new Uint16Array(this.bytes.buffer, 170, PLAYS);

  /** By seat: the totals of the match before this deal (rule 6). */
  readonly carry: Uint16Array = new Uint16Array(this.bytes.buffer, 266, SEATS);

  constructor(options: Options) {
    this.options = options;
  }
}

// Indices into `now`.
export const PHASE = 0;
export const TURN = 1;
export const STARTER = 2;
export const ROUND = 3;
export const PLAYED = 4;
/** Who plays next: the seat at turn, or the first after it that holds a card (rule 4.5). */
export const PLAYER = 5;
/** Which deal of the match it is, from 0. */
export const DEAL = 6;

export function copy(from: State, into: State): void {
  into.bytes.set(from.bytes);
}

export function turn(state: State): Turn {
  const phase = state.now[PHASE]!;
  return phase === PLAYING ? state.now[PLAYER]! : phase === DEALING ? CHANCE : OVER;
}

/** Finds who plays next, skipping seats without cards. False if nobody holds one. */
export function passOver({ now, held }: State): boolean {
  for (let i = 0; i < SEATS; i++) {
    const seat = (now[TURN]! + i) & 3;
    if (held[seat] === 0) continue;
    now[PLAYER] = seat;
    return true;
  }
  now[PLAYER] = now[TURN]!;
  return false;
}

/**
 * What happens next (rules 3 and 6), given whether anybody holds a card. Derived only from what a
 * position states, so that play and parsing agree.
 */
export function phaseOf({ now, place }: State, isHeld: boolean): number {
  if (now[PLAYED] === PLAYS) return ENDED;
  if (isHeld) return PLAYING;
  return place.includes(IN_DECK) ? DEALING : ENDED;
}

// By card: the bit of its rank; NONE has none.
const RANK_BIT = Int32Array.from({ length: 256 }, (_, card) =>
  card < DECK_SIZE ? 1 << rankOf(card) : 0,
);

/** Updates `sight` after cards have moved. */
export function look(state: State): void {
  const { visible } = state;
  let ranks = 0;
  for (let i = 0; i < 9; i++) ranks |= RANK_BIT[visible[i]!]!;
  state.sight[0] = ranks;
}

export function push(state: State, pile: number, card: Card): void {
  state.link[card] = state.top[pile]!;
  state.top[pile] = card;
  state.open[pile] = card;
  state.size[pile] = state.size[pile]! + 1;
  if (pile === POOL) state.place[card] = IN_POOL;
  else {
    state.place[card] = IN_SLOT + pile;
    state.penalty[pile] = state.penalty[pile]! + PENALTIES[rankOf(card)]!;
  }
}

/** Takes the open top. */
export function pop(state: State, pile: number): Card {
  const card = state.open[pile]!;
  const below = state.link[card]!;
  const size = state.size[pile]! - 1;
  state.size[pile] = size;
  state.top[pile] = below;
  state.open[pile] = size > state.locked[pile]! ? below : NONE;
  if (pile !== POOL) state.penalty[pile] = state.penalty[pile]! - PENALTIES[rankOf(card)]!;
  return card;
}

/** How many cards of equal rank lie on top of the open part (rule 2). */
export function run(state: State, pile: number): number {
  const open = state.size[pile]! - state.locked[pile]!;
  let card = state.top[pile]!;
  const rank = rankOf(card);
  let count = 0;
  while (count < open && rankOf(card) === rank) {
    card = state.link[card]!;
    count++;
  }
  return count;
}

/** Adds a card at the end of a hand. */
export function receive(state: State, seat: Seat, card: Card): void {
  const last = state.last[seat]!;
  if (last === NONE) state.first[seat] = card;
  else state.link[last] = card;
  state.last[seat] = card;
  state.link[card] = NONE;
  state.held[seat] = state.held[seat]! + 1;
  state.place[card] = IN_HAND + seat;
}

/** Takes a card out of a hand; the others keep their order. */
export function release(state: State, seat: Seat, card: Card): void {
  let before = NONE;
  let here = state.first[seat]!;
  while (here !== card) {
    before = here;
    here = state.link[here]!;
  }
  const after = state.link[card]!;
  if (before === NONE) state.first[seat] = after;
  else state.link[before] = after;
  if (after === NONE) state.last[seat] = before;
  state.held[seat] = state.held[seat]! - 1;
}

/** The cards of a hand in the order received. */
export function handOf(state: State, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let card = state.first[seat]!; card !== NONE; card = state.link[card]!) cards.push(card);
  return cards;
}

/** The cards of a pile, bottom to top. */
export function pileOf(state: State, pile: number): Card[] {
  const cards: Card[] = [];
  for (let card = state.top[pile]!; card !== NONE; card = state.link[card]!) cards.push(card);
  return cards.reverse();
}

/** The undealt cards by number: their true order is nowhere in the state. */
export function deckOf(state: State): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < DECK_SIZE; card++) {
    if (state.place[card] === IN_DECK) cards.push(card);
  }
  return cards;
}
