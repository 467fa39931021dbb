/**
 * Who knows what (RULES 3.2), updated while cards move. `known` says which player knows that a card
 * lies where it lies. Of the others each player remembers all that an attentive one could: for a
 * card, at which shuffle it was last seen going into a deck (`SINCE`); for an unread place, from
 * which shuffle its card comes (`DRAWN`); and for the other hand, in which order cards came and
 * left (hand-history.ts). The worlds of redeal.ts are those that fit this.
 *
 * The cards of one shuffle are a class: its deck, how often that deck was shuffled while it held
 * nothing unread, and how often since then. Cards seen going into a deck before such a shuffle are
 * not among those that come from it.
 */
import * as S from '../state.ts';
import { clearTrails, sideOf, type CardSlot, type State } from '../state.ts';
import * as Trail from './hand-history.ts';
import {
  buriesCard,
  deckOf,
  entryOf,
  findEntry,
  findsCard,
  givesKnown,
  losesCard,
  push,
  showsCard,
  unearths,
} from './hand-history.ts';

/** The class of a deck before it was shuffled in the game. */
export function firstClass(deck: number): number {
  return deck << 15;
}

/** A game or a position begins: all players know the cards open to them, and nothing else is ruled out. */
export function beginKnowing(state: State): void {
  const { known, place } = state;
  for (let card = 0; card < state.now[S.IN_GAME]!; card++) {
    const zone = place[card]!;
    const kind = zone % 6;
    const side = sideOf(zone);
    known[card] = state.up[card] !== 0 || kind === S.TRASH ? 3 : kind === S.DECK ? 0 : 1 << side;
  }
  forgetMost(state);
}

/** Players forget all cards except those whose places they know. */
function forgetMost(state: State): void {
  const { memory, known, place } = state;
  clearTrails(state);
  for (let card = 0; card < state.now[S.IN_GAME]!; card++) {
    const zone = place[card] === S.COMMITTED ? state.leftZone[card]! : place[card]!;
    const side = sideOf(zone);
    for (let seat = 0; seat < 2; seat++) {
      const of = seat * S.CARDS + card;
      memory[S.SINCE + of] = firstClass(side);
      memory[S.DRAWN + of] = firstClass(side);
      if (place[card]! % 6 === S.HAND && seat !== side) {
        const seen = ((known[card]! >> seat) & 1) !== 0;
        push(
          state,
          seat,
          seen ? entryOf(Trail.TAKES, card) : entryOf(Trail.DRAWS, firstClass(side)),
        );
        memory[S.DRAWN + of] = Trail.IN_HAND;
      }
    }
  }
  for (let i = 0; i < 4; i++) memory[S.SHUFFLED + i] = firstClass(i & 1);
}

/** Everybody reads the card. */
export function show(state: State, card: CardSlot): void {
  if (state.known[card] === 3) return;
  showTo(state, card, 0);
  showTo(state, card, 1);
}

/** A player reads a card where it lies now, and learns what has been there. */
export function showTo(state: State, card: CardSlot, seat: number): void {
  const { memory, known } = state;
  if (((known[card]! >> seat) & 1) !== 0) return;
  known[card] = known[card]! | (1 << seat);
  const drawn = memory[S.DRAWN + seat * S.CARDS + card]!;
  if (drawn === Trail.IN_HAND) {
    showsCard(state, seat, card);
    push(state, seat, entryOf(Trail.TAKES, card));
  } else if (drawn === Trail.FROM_HAND) findsCard(state, seat, card);
  else {
    const since = memory[S.SINCE + seat * S.CARDS + card]!;
    if (since === Trail.IN_HAND || deckOf(since) !== deckOf(drawn))
      unearths(state, seat, card, drawn);
  }
}

/** A card comes to a hand. */
export function enterHand(state: State, card: CardSlot): void {
  const seat = 1 - sideOf(state.place[card]!);
  const of = S.DRAWN + seat * S.CARDS + card;
  const drawn = state.memory[of]!;
  state.memory[of] = Trail.IN_HAND;
  if (((state.known[card]! >> seat) & 1) !== 0) push(state, seat, entryOf(Trail.TAKES, card));
  else if (drawn === Trail.FROM_HAND) {
    const at = findEntry(state, seat, entryOf(Trail.LOSES, card));
    state.trails[seat]![at] = Trail.LOST;
    push(state, seat, entryOf(Trail.RETAKES, at));
  } else push(state, seat, entryOf(Trail.DRAWS, drawn));
}

/** A card is about to leave a hand, and the other player sees which. */
export function leaveHand(state: State, card: CardSlot): void {
  const seat = 1 - sideOf(state.place[card]!);
  if (((state.known[card]! >> seat) & 1) !== 0) givesKnown(state, seat, card);
  else {
    state.known[card] = state.known[card]! | (1 << seat);
    showsCard(state, seat, card);
  }
}

/** A card is about to leave a hand for the other side, where it will be seen after landing. */
export function leaveHandFor(state: State, card: CardSlot): void {
  const seat = 1 - sideOf(state.place[card]!);
  if (((state.known[card]! >> seat) & 1) !== 0) givesKnown(state, seat, card);
  else losesCard(state, seat, card);
}

/** RULES 3.2: a hand loses a card unseen, so the other player no longer knows which of its cards is where. */
export function leaveHandUnseen(state: State, card: CardSlot): void {
  const { known, memory } = state;
  const hand = state.place[card]!;
  const seat = 1 - sideOf(hand);
  const size = state.size[hand]!;
  if (size === 1 && ((known[card]! >> seat) & 1) !== 0) {
    givesKnown(state, seat, card);
    return;
  }
  for (let i = 0; i < size; i++) {
    const one = state.zones[hand * S.CARDS + i]!;
    if (((known[one]! >> seat) & 1) === 0) continue;
    known[one] = known[one]! & ~(1 << seat);
    memory[S.SINCE + seat * S.CARDS + one] = Trail.IN_HAND;
  }
  losesCard(state, seat, card);
}

/** The cards of a deck are shuffled: nobody knows their order, unless there is only one. */
export function shuffled(state: State, deck: number): void {
  const { zones, memory, known } = state;
  const from = deck * S.CARDS;
  const end = from + state.size[deck]!;
  if (end - from < 2) return;
  const side = sideOf(deck);
  let readBy = 3;
  for (let i = from; i < end; i++) readBy &= known[zones[i]!]!;
  for (let seat = 0; seat < 2; seat++) {
    const allRead = ((readBy >> seat) & 1) !== 0;
    const drawn = nextClass(memory[S.SHUFFLED + 2 * seat + side]!, !allRead);
    memory[S.SHUFFLED + 2 * seat + side] = drawn;
    const since = S.SINCE + seat * S.CARDS;
    for (let i = from; i < end; i++) {
      const card = zones[i]!;
      if (allRead || ((known[card]! >> seat) & 1) !== 0) memory[since + card] = drawn;
      else bury(state, seat, card, drawn);
      memory[S.DRAWN - S.SINCE + since + card] = drawn;
    }
  }
  for (let i = from; i < end; i++) known[zones[i]!] = 0;
}

/** An unread card is among those shuffled. If it is not of this deck the trail records that it is there. */
function bury(state: State, seat: number, card: CardSlot, drawn: number): void {
  const before = state.memory[S.DRAWN + seat * S.CARDS + card]!;
  if (before === Trail.FROM_HAND) buriesCard(state, seat, card, drawn);
  else if (deckOf(before) !== deckOf(drawn)) {
    push(state, seat, entryOf(Trail.BESIDE, before));
    push(state, seat, entryOf(Trail.BURIES, drawn));
  }
}

const SUBS = 31;
const EPOCHS = 1022;

/** The next class of a deck; the last one when the numbers run out, so that nothing more is ruled out. */
function nextClass(last: number, unread: boolean): number {
  if (unread) return (last & SUBS) === SUBS ? last : last + 1;
  const epoch = (last >> 5) & 1023;
  return epoch === EPOCHS ? last : (deckOf(last) << 15) | ((epoch + 1) << 5);
}
