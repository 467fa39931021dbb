/**
 * Who knows what (RULES 3.2), kept while cards move. `known` says which player
 * knows that a card lies where it lies. Of the others the state remembers what
 * an attentive opponent could infer: from which deck a card came and when, when
 * it came to a hand and when it left that hand unseen, and until when it was
 * last seen. Redealing keeps to all of it.
 */
import { DRAWN, ENTERED, PARTED, sideOf, tick, type Card, type State } from './state.ts';
import type * as layout from './state.ts';

// Named again: an imported constant is read from memory wherever it is used; the types hold these to their origin.
const CARDS: typeof layout.CARDS = 36;
const SINCE: typeof layout.SINCE = 0;

/** A time that never comes. */
export const NEVER = 65_535;
/** The card is known to be itself: no other can lie there in its stead (see `origin`). */
export const ITSELF = 2;

/** Everybody reads the card. */
export function show(state: State, card: Card): void {
  state.known[card] = 3;
}

/** One player reads the card. */
export function showTo(state: State, card: Card, player: number): void {
  state.known[card] = state.known[card]! | (1 << player);
}

/** A card comes to a hand. */
export function enterHand(state: State, card: Card): void {
  const { times } = state;
  const other = 1 << (1 - sideOf(state.place[card]!));
  const time = tick(state);
  // A card that left the hand unseen and comes back unseen may be any of those that could have left.
  const unseen = times[PARTED + card] !== 0 && (state.known[card]! & other) === 0;
  if (!unseen) times[ENTERED + card] = time;
  times[PARTED + card] = NEVER;
}

/** A card leaves its deck unseen. One that came there from a hand unseen stays any of those that could have left that hand. */
export function leaveDeck(state: State, card: Card): void {
  const time = tick(state);
  if (state.times[PARTED + card] !== 0) return;
  state.times[DRAWN + card] = time;
  state.times[ENTERED + card] = 0;
  state.times[PARTED + card] = 0;
}

/** RULES 3.2: a hand loses a card unseen, so that the other player no longer knows which of its cards is where. */
export function leaveHandUnseen(state: State, card: Card): void {
  const hand = state.place[card]!;
  const other = 1 << (1 - sideOf(hand));
  const time = tick(state);
  const size = state.size[hand]!;
  if (size > 1) {
    for (let i = 0; i < size; i++) {
      const one = state.zones[hand * CARDS + i]!;
      if ((state.known[one]! & other) === 0) continue;
      state.known[one] = state.known[one]! & ~other;
      state.origin[one] = ITSELF;
    }
  }
  state.times[PARTED + card] = time;
}

/** The cards of a deck are shuffled: nobody knows their order. What came from the trash was seen until now. */
export function shuffled(state: State, deck: number): void {
  const time = tick(state);
  for (let i = 0; i < state.size[deck]!; i++) {
    const card = state.zones[deck * CARDS + i]!;
    if (state.known[card] === 3) {
      state.times[SINCE + card] = time;
    }
    state.known[card] = 0;
    state.origin[card] = sideOf(deck);
    state.times[DRAWN + card] = NEVER;
    state.times[ENTERED + card] = 0;
    state.times[PARTED + card] = 0;
  }
}
