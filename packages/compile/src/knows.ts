/**
 * Who knows what (RULES 3.2), kept while cards move. `known` says which player
 * knows that a card lies where it lies. Of the others the state remembers what
 * an attentive opponent could infer: until when a card was last seen (`SINCE`,
 * or `ENTERED` when it was seen going to a hand), which shuffle of its deck it
 * comes from (`DRAWN`) and when a hand lost it unseen (`PARTED`). Redealing
 * keeps to all of it. Which card of a hand was drawn when, nobody sees: times
 * change hands where a card is shown, so that those that stay do not tell.
 */
import {
  CARDS,
  CLOCK,
  DRAWN,
  ENTERED,
  IN_GAME,
  PARTED,
  sideOf,
  SINCE,
  tick,
  type Card,
  type State,
} from './state.ts';

/** A time that never comes. */
export const NEVER = 65_535;
/** The card is known to be itself: no other can lie there in its stead (see `origin`). */
export const ITSELF = 2;

/** Everybody reads the card. */
export function show(state: State, card: Card): void {
  if (state.known[card] === 3) return;
  giveTimes(state, card, state.times[SINCE + card]!);
  state.times[ENTERED + card] = state.now[CLOCK]!;
  state.known[card] = 3;
}

/** One player reads the card. */
export function showTo(state: State, card: Card, player: number): void {
  if ((state.known[card]! | (1 << player)) === 3) show(state, card);
  else state.known[card] = 1 << player;
}

/** A card of a hand is to be read by all: the time it gives up is the first that it could have, whichever it had. */
function giveTimes(state: State, card: Card, since: number): void {
  const { times, known, origin } = state;
  const own = times[DRAWN + card]!;
  if (times[PARTED + card] === 0 || origin[card] === ITSELF || own === 0) return;
  let first = card;
  let least = own;
  for (let other = 0; other < state.now[IN_GAME]!; other++) {
    // Most cards come from one shuffle, so that this settles it.
    const drawn = times[DRAWN + other]!;
    if (drawn >= least || drawn < since) continue;
    if (times[PARTED + other] === 0 || known[other] !== known[card]) continue;
    if (origin[other] !== origin[card]) continue;
    first = other;
    least = drawn;
  }
  times[DRAWN + card] = least;
  times[DRAWN + first] = own;
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
  const { zones, times, known, origin } = state;
  const time = tick(state);
  const side = sideOf(deck);
  for (let i = deck * CARDS, end = i + state.size[deck]!; i < end; i++) {
    const card = zones[i]!;
    if (times[PARTED + card] !== 0) loseInDeck(state, card, side, time);
    if (known[card] === 3) times[SINCE + card] = time;
    known[card] = 0;
    origin[card] = side;
    times[DRAWN + card] = time;
    times[ENTERED + card] = 0;
    times[PARTED + card] = 0;
  }
}

/** A card that a hand has lost unseen is lost in a deck: it may be any of them, those known by name too. */
function loseInDeck(state: State, card: Card, deck: number, time: number): void {
  const { times, known, origin } = state;
  if (known[card] === 3) return;
  for (let other = 0; other < state.now[IN_GAME]!; other++) {
    if (times[PARTED + other] === 0 || known[other] !== known[card]) continue;
    if (origin[other] !== ITSELF) continue;
    origin[other] = deck;
    times[SINCE + other] = times[ENTERED + other]!;
    times[DRAWN + other] = time;
  }
  giveTimes(state, card, -1);
}
