/**
 * Worlds that a seat cannot tell apart (RULES 3.2). The unread cards are
 * exchanged in two ways, each by random swaps that keep to what the seat could
 * infer: which card of a hand has left it unseen, and which card of a deck is
 * which.
 */
import type { Random, Seat } from '@pakli/core';
import { ITSELF, NEVER } from './knows.ts';
import { remap } from './machine.ts';
import { reask } from './reask.ts';
import {
  ASKED,
  CARDS,
  COMMITTED,
  copy,
  DRAWN,
  END,
  ENTERED,
  HAND,
  IN_GAME,
  indexOf,
  PARTED,
  SINCE,
  State,
  turn,
  ZONES,
  type Card,
} from './state.ts';

/** The place at which each unread card lay, and the unread cards in random order. */
const unread = new Uint8Array(CARDS);
const at = new Uint8Array(CARDS);
const to = new Uint8Array(CARDS);

/** The cards that a seat does not know where they lie. */
function gather(state: State, seat: Seat): number {
  let count = 0;
  for (let card = 0; card < state.now[IN_GAME]!; card++) {
    if (((state.known[card]! >> seat) & 1) === 0 && state.place[card]! <= COMMITTED) {
      unread[count++] = card;
    }
  }
  return count;
}

/** Times that belong to the place move with it. */
function exchange(state: State, a: Card, b: Card, offset: number): void {
  const time = state.times[offset + a]!;
  state.times[offset + a] = state.times[offset + b]!;
  state.times[offset + b] = time;
}

/** Does the place belong to the hand of the other player: in it, or left it unseen. */
function ofHand(state: State, card: Card): boolean {
  return state.times[PARTED + card] !== 0;
}

/** Until when the card was seen elsewhere. */
function seenUntil({ times, origin }: State, card: Card): number {
  return times[(origin[card] === ITSELF ? ENTERED : SINCE) + card]!;
}

/** Could the card lie at the other's place: if that left a hand, the card must have been there to leave. */
function mayLie(state: State, card: Card, there: Card): boolean {
  return !ofHand(state, there) || seenUntil(state, card) < state.times[PARTED + there]!;
}

/** Which of two cards of one hand is where. */
function mayPart(state: State, a: Card, b: Card): boolean {
  return ofHand(state, a) && ofHand(state, b) && mayLie(state, a, b) && mayLie(state, b, a);
}

/** Which of two cards of one deck is which: neither was seen after the shuffle from which the other comes. */
function mayBe(state: State, a: Card, b: Card): boolean {
  const { times, origin } = state;
  return (
    origin[a] === origin[b] &&
    origin[a] !== ITSELF &&
    times[SINCE + a]! <= times[DRAWN + b]! &&
    times[SINCE + b]! <= times[DRAWN + a]! &&
    mayLie(state, a, b) &&
    mayLie(state, b, a)
  );
}

/** Exchanges the places of two cards; `at` follows, the rest is laid out at the end. */
function swapPlaces(a: Card, b: Card): void {
  const place = at[a]!;
  at[a] = at[b]!;
  at[b] = place;
}

/** The unread cards of one deck, or those of a hand and those that have left it. */
const together = new Uint8Array(CARDS);

function ofDeck(state: State, count: number, deck: number): number {
  let size = 0;
  for (let i = 0; i < count; i++) {
    if (state.origin[unread[i]!] === deck) together[size++] = unread[i]!;
  }
  return size;
}

function ofAnyHand(state: State, count: number): number {
  let size = 0;
  for (let i = 0; i < count; i++) if (ofHand(state, unread[i]!)) together[size++] = unread[i]!;
  return size;
}

/** Which cards of a deck are which: every card in turn is exchanged with itself or one before it, where that may be. */
function mixDeck(state: State, size: number, random: Random): void {
  for (let i = size - 1; i > 0; i--) {
    const a = together[i]!;
    const b = together[random.below(i + 1)]!;
    if (a === b || !mayBe(state, a, b)) continue;
    exchange(state, a, b, DRAWN);
    exchange(state, a, b, PARTED);
    swapPlaces(a, b);
  }
}

/** Which cards of a hand have left it. */
function mixHand(state: State, size: number, random: Random): void {
  for (let i = size - 1; i > 0; i--) {
    const a = together[i]!;
    const b = together[random.below(i + 1)]!;
    if (a === b || !mayPart(state, a, b)) continue;
    exchange(state, a, b, PARTED);
    swapPlaces(a, b);
  }
}

/** Could every unread card of a deck be every other: then one round is a shuffle. */
function isFree({ times }: State, size: number): boolean {
  let seen = 0;
  let hidden = NEVER;
  for (let i = 0; i < size; i++) {
    const card = together[i]!;
    seen = Math.max(seen, times[SINCE + card]!);
    hidden = Math.min(hidden, times[DRAWN + card]!);
    // What has left a hand has left it after all were seen that may have been there.
    const parted = times[PARTED + card]!;
    if (parted !== 0) hidden = Math.min(hidden, parted - 1);
  }
  return seen <= hidden;
}

function mix(state: State, count: number, random: Random): void {
  let free = true;
  for (let deck = 0; deck < 2; deck++) {
    const size = ofDeck(state, count, deck);
    free &&= isFree(state, size);
    mixDeck(state, size, random);
  }
  let itself = 0;
  for (let i = 0; i < count; i++) if (state.origin[unread[i]!] === ITSELF) itself++;
  if (free && itself === 0) return;
  for (let round = 0; round < ROUNDS; round++) {
    mixHand(state, ofAnyHand(state, count), random);
    for (let deck = 0; deck < 2; deck++) mixDeck(state, ofDeck(state, count, deck), random);
  }
}

/** Where not every exchange is possible, so many rounds mix well. */
const ROUNDS = 6;

// By place, named by the card that lay there first.
const zones = new Uint8Array(CARDS);
const indices = new Uint8Array(CARDS);
const left = new Uint8Array(CARDS);
const way = new Uint8Array(CARDS);
const known = new Uint8Array(CARDS);

/** Lays every unread card at the place that it was dealt. */
function layOut(state: State, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = unread[i]!;
    zones[card] = state.place[card]!;
    indices[card] = zones[card] < ZONES ? indexOf(state, card) : 0;
    left[card] = state.left[card]!;
    way[card] = state.way[card]!;
    known[card] = state.known[card]!;
  }
  for (let card = 0; card < CARDS; card++) to[card] = card;
  for (let i = 0; i < count; i++) {
    const card = unread[i]!;
    const from = at[card]!;
    const zone = zones[from]!;
    to[from] = card;
    state.place[card] = zone;
    state.left[card] = left[from]!;
    state.way[card] = way[from]!;
    state.known[card] = known[from]!;
    if (zone < ZONES) state.zones[zone * CARDS + indices[from]!] = card;
  }
  for (const hand of [HAND, HAND + 6]) {
    state.zones.subarray(hand * CARDS, hand * CARDS + state.size[hand]!).sort();
  }
  remap(state, to);
}

function dealAnew(state: State, count: number, random: Random): void {
  for (let i = 0; i < count; i++) at[unread[i]!] = unread[i]!;
  mix(state, count, random);
  layOut(state, count);
}

const backups = new WeakMap<object, State>();

/** A state of the same kind to go back to. */
function backupOf(state: State): State {
  let backup = backups.get(state.book);
  if (backup === undefined) {
    backup = new State(state.options);
    backups.set(state.book, backup);
  }
  return backup;
}

/** Deals are tried again where the other player would not be asked what is being asked: one card of thirty may have to be in the hand. */
const TRIES = 300;

/** In place: a random state that the seat cannot tell apart. */
export function redeal(state: State, seat: Seat, random: Random): void {
  const count = gather(state, seat);
  if (state.now[END] !== 0 || turn(state) < 0 || state.now[ASKED] === seat) {
    dealAnew(state, count, random);
    return;
  }
  const backup = backupOf(state);
  copy(state, backup);
  for (let i = 0; i < TRIES; i++) {
    dealAnew(state, count, random);
    if (reask(state)) return;
    copy(backup, state);
  }
}
