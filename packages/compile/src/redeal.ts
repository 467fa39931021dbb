/**
 * Worlds that a seat cannot tell apart (RULES 3.2). First samples what the cards were that left the
 * other hand unseen (sample-history.ts); then every unread place has a class, and the cards of each
 * deck are dealt to its places, those of the first class first: a card may lie wherever it was not
 * yet seen going into the deck. Every world is weighted by the number of ways to it.
 */
import type { Random, Seat } from '@pakli/core';
import * as Trail from './memory/hand-history.ts';
import { deckOf, entryOf, ofEntry, whatOf } from './memory/hand-history.ts';
import { HistorySampler } from './memory/sample-history.ts';
import { restoreOffer } from './restore-offer.ts';
import { isBound, remap } from './stack-view.ts';
import * as S from './state.ts';
import { copy, indexOf, State, turn, type CardSlot } from './state.ts';

const NONE = 255;
/** The cards whose place a seat does not know, and their places, each named by the card that lies there. */
const unread = new Uint8Array(S.CARDS);
/** By card: the place it is dealt to; by place: the card. */
const at = new Uint8Array(S.CARDS);
const to = new Uint8Array(S.CARDS);
/** Places in the hand that have no card yet; those bound by a text come last, and are filled first. */
const inHand = new Uint8Array(S.CARDS);
let free = 0;

function gather(state: State, seat: Seat): number {
  let count = 0;
  for (let card = 0; card < state.now[S.IN_GAME]!; card++) {
    if (((state.known[card]! >> seat) & 1) === 0 && state.place[card]! <= S.COMMITTED) {
      unread[count++] = card;
    }
  }
  return count;
}

/** A place of a deck's class still to be filled; `buried` is no place: its card is in a deck with that class. */
interface Place {
  place: number;
  drawn: number;
  buried: number;
}
const places: Place[] = Array.from({ length: 2 * S.CARDS }, () => ({
  place: 0,
  drawn: 0,
  buried: 0,
}));
let waiting = 0;

function wait(place: number, drawn: number, buried = -1): void {
  const one = places[waiting++];
  if (one === undefined) return;
  one.place = place;
  one.drawn = drawn;
  one.buried = buried;
}

/** By card: its deck, and its class there. */
const since = new Uint16Array(S.CARDS);

/** Lays an unplaced card at an empty place. */
function lay(card: CardSlot, place: number): void {
  if (at[card] !== NONE || to[place] !== NONE) return;
  at[card] = place;
  to[place] = card;
}

/** The hand, and what has left it unseen. */
function dealHand(state: State, seat: Seat, random: Random): void {
  const trail = state.trails[seat]!;
  let plain = true;
  for (let i = 0; i < state.now[S.TRAIL + seat]!; i++) plain &&= whatOf(trail[i]!) <= Trail.TAKES;
  if (plain) holdNewest(state, seat);
  else if (routes.draw(state, seat, random)) followRoute(state, seat);
  else dealLoosely(state, seat);
}

const routes = new HistorySampler();

/** A card of a class, or one that is known to be there, is in the hand. */
function hold(of: number, what: number): void {
  if (free === 0 || (what === Trail.TAKES && at[of] !== NONE)) return;
  const place = inHand[--free]!;
  if (what === Trail.TAKES) lay(of, place);
  else wait(place, of);
}

/** The cards that came after a departure are in the hand: the newest at the places that a text has bound. */
function holdNewest({ trails, now }: State, seat: Seat): void {
  const trail = trails[seat]!;
  for (let i = now[S.TRAIL + seat]! - 1; i >= 0 && whatOf(trail[i]!) <= Trail.TAKES; i--) {
    hold(ofEntry(trail[i]!), whatOf(trail[i]!));
    if (whatOf(trail[i]!) === Trail.DRAWS) routes.giveOut(ofEntry(trail[i]!));
  }
}

function followRoute(state: State, seat: Seat): void {
  const trail = state.trails[seat]!;
  for (let i = 0; i < state.now[S.TRAIL + seat]!; i++) {
    const entry = trail[i]!;
    const beside = i > 0 && whatOf(trail[i - 1]!) === Trail.BESIDE;
    const kind = beside ? ofEntry(trail[i - 1]!) : routes.kinds[i]!;
    const isClass = kind < Trail.IN_HAND;
    if (whatOf(entry) === Trail.LOSES) {
      if (isClass) wait(ofEntry(entry), kind);
      else lay(routes.cards[i]!, ofEntry(entry));
    } else if (whatOf(entry) === Trail.BURIES) {
      if (!isClass) since[routes.cards[i]!] = ofEntry(entry);
      else if (deckOf(kind) !== deckOf(ofEntry(entry))) wait(0, kind, ofEntry(entry));
    }
  }
  holdNewest(state, seat);
  for (const card of routes.knownInHand) hold(card, Trail.TAKES);
  for (const [kind, count] of routes.hand) {
    if (kind >= Trail.IN_HAND) continue;
    for (let n = 0; n < count; n++) hold(kind, Trail.DRAWS);
  }
}

/** A trail that no game leaves: only the cards known to be in the hand are put there. */
function dealLoosely(state: State, seat: Seat): void {
  const trail = state.trails[seat]!;
  for (let i = 0; i < state.now[S.TRAIL + seat]!; i++) {
    const entry = trail[i]!;
    if (whatOf(entry) === Trail.TAKES) hold(ofEntry(entry), Trail.TAKES);
  }
}

/** Deals the cards of a deck to the places of its classes. */
function dealDeck(deck: number, count: number, random: Random): void {
  let size = 0;
  for (let i = 0; i < waiting; i++) if (deckOf(places[i]!.drawn) === deck) own[size++] = places[i]!;
  sortPlaces(size);
  let pool = 0;
  let last = -1;
  for (let i = 0; i < size; i++) {
    const { place, drawn, buried } = own[i]!;
    if (drawn > last) pool = addCards(count, deck, last, drawn, pool);
    last = drawn;
    if (pool === 0) continue;
    const chosen = random.below(pool);
    const card = left[chosen]!;
    left[chosen] = left[--pool]!;
    if (buried >= 0) since[card] = buried;
    else lay(card, place);
  }
}

/** Adds the cards seen going into the deck after one class and at the latest with the next. */
function addCards(count: number, deck: number, after: number, until: number, size: number): number {
  let pool = size;
  for (let i = 0; i < count; i++) {
    const card = unread[i]!;
    const seen = since[card]!;
    if (at[card] !== NONE || seen === Trail.IN_HAND || deckOf(seen) !== deck) continue;
    if (seen > after && seen <= until) left[pool++] = card;
  }
  return pool;
}

const own: Place[] = Array.from({ length: 2 * S.CARDS }, () => ({ place: 0, drawn: 0, buried: 0 }));
const left = new Uint8Array(2 * S.CARDS);

/** By class; mostly there is only one. */
function sortPlaces(size: number): void {
  for (let i = 1; i < size; i++) {
    const one = own[i]!;
    let j = i;
    for (; j > 0 && own[j - 1]!.drawn > one.drawn; j--) own[j] = own[j - 1]!;
    own[j] = one;
  }
}

/** Puts the remaining cards anywhere: some remain in a state that was built from one seat's view and is redealt for the other. */
function dealRest(count: number): void {
  let next = 0;
  for (let i = 0; i < count; i++) {
    const card = unread[i]!;
    if (at[card] !== NONE) continue;
    while (to[unread[next]!] !== NONE) next++;
    lay(card, unread[next]!);
  }
}

/** Gives every unread card a place. */
export function dealUnread(state: State, seat: Seat, random: Random): void {
  const { memory } = state;
  const count = gather(state, seat);
  waiting = 0;
  free = 0;
  for (let card = 0; card < S.CARDS; card++) {
    at[card] = card;
    to[card] = card;
  }
  for (let i = 0; i < count; i++) {
    const card = unread[i]!;
    at[card] = NONE;
    to[card] = NONE;
    since[card] = memory[S.SINCE + seat * S.CARDS + card]!;
    const drawn = memory[S.DRAWN + seat * S.CARDS + card]!;
    if (drawn === Trail.IN_HAND && !isBound(state, card)) inHand[free++] = card;
    else if (drawn < Trail.FROM_HAND) wait(card, drawn);
  }
  for (let i = 0; i < count; i++) {
    const card = unread[i]!;
    if (memory[S.DRAWN + seat * S.CARDS + card] === Trail.IN_HAND && isBound(state, card))
      inHand[free++] = card;
  }
  dealHand(state, seat, random);
  // A card of the own deck may have reached the other deck through the other hand, not the reverse.
  dealDeck(seat, count, random);
  dealDeck(1 - seat, count, random);
  dealRest(count);
  layOut(state, seat, count);
}

// By place, named by the card that lay there first.
const zones = new Uint8Array(S.CARDS);
const indices = new Uint8Array(S.CARDS);
const leftFrom = new Uint8Array(S.CARDS);
const way = new Uint8Array(S.CARDS);
const known = new Uint8Array(S.CARDS);
const drawnBy = new Uint16Array(2 * S.CARDS);
const sinceByOther = new Uint16Array(S.CARDS);

/** Lays every unread card at its dealt place. */
function layOut(state: State, seat: Seat, count: number): void {
  const { memory } = state;
  const other = S.SINCE + (1 - seat) * S.CARDS;
  for (let i = 0; i < count; i++) {
    const card = unread[i]!;
    zones[card] = state.place[card]!;
    indices[card] = zones[card] < S.ZONES ? indexOf(state, card) : 0;
    leftFrom[card] = state.leftZone[card]!;
    way[card] = state.commitFlags[card]!;
    known[card] = state.known[card]!;
    drawnBy[card] = memory[S.DRAWN + card]!;
    drawnBy[S.CARDS + card] = memory[S.DRAWN + S.CARDS + card]!;
    sinceByOther[card] = memory[other + card]!;
  }
  for (let i = 0; i < count; i++) {
    const card = unread[i]!;
    const from = at[card]!;
    const zone = zones[from]!;
    state.place[card] = zone;
    state.leftZone[card] = leftFrom[from]!;
    state.commitFlags[card] = way[from]!;
    state.known[card] = known[from]!;
    memory[S.DRAWN + card] = drawnBy[from]!;
    memory[S.DRAWN + S.CARDS + card] = drawnBy[S.CARDS + from]!;
    // The other player's memory of these cards goes with the place: that player would have seen the
    // others there.
    memory[other + card] = sinceByOther[from]!;
    if (zone < S.ZONES) state.zones[zone * S.CARDS + indices[from]!] = card;
  }
  for (const hand of [S.HAND, S.HAND + 6]) {
    state.zones.subarray(hand * S.CARDS, hand * S.CARDS + state.size[hand]!).sort();
  }
  remap(state, to);
  const trail = state.trails[seat]!;
  for (let i = 0; i < state.now[S.TRAIL + seat]!; i++) {
    const entry = trail[i]!;
    if (whatOf(entry) === Trail.LOSES) trail[i] = entryOf(Trail.LOSES, to[ofEntry(entry)]!);
  }
}

const backups = new WeakMap<object, State>();

/** A copy to restore from. */
function backupOf(state: State): State {
  let backup = backups.get(state.program);
  if (backup === undefined) {
    backup = new State(state.options, state.program);
    backups.set(state.program, backup);
  }
  return backup;
}

/** Deals tried until the other player would be asked this question: it may need one card of thirty in the hand. */
const TRIES = 300;

/** In place: a random state that the seat cannot tell apart. */
export function redeal(state: State, seat: Seat, random: Random): void {
  if (state.now[S.END] !== 0 || turn(state) < 0 || state.now[S.DECIDER] === seat) {
    dealUnread(state, seat, random);
    return;
  }
  const backup = backupOf(state);
  copy(state, backup);
  for (let i = 0; i < TRIES; i++) {
    dealUnread(state, seat, random);
    if (restoreOffer(state, true)) return;
    copy(backup, state);
  }
}
