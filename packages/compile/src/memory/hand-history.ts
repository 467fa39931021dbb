/**
 * The trail of a hand, as the other player saw it: which cards came to it and which left it, oldest
 * first. A hand has no order, so it stays open which of its cards left unseen; sample-history.ts
 * samples the possibilities. Whatever is certain is folded away, which mostly leaves only the cards
 * that are there.
 *
 * An entry is a word: an event and its subject. An unseen card is known by its class, the shuffle
 * of a deck that it comes from (card-knowledge.ts).
 */
import {
  CARDS,
  DRAWN,
  growTrail,
  HAND,
  SINCE,
  TRAIL,
  type CardSlot,
  type State,
} from '../state.ts';

// Events.
/** An unread card of a class came. */
export const DRAWS = 0;
/** A card came that the other player knows. */
export const TAKES = 1;
/** The card of an earlier entry came back, unseen. */
export const RETAKES = 2;
/** A card left unseen, and lies where this card lies. */
export const LOSES = 3;
/** A card left unseen, and came back later. */
export const LOST = 4;
/** A card left unseen, and was shuffled into a deck with this class. */
export const BURIES = 5;
/** A card left and was seen: it came from this class of a deck or a later one. */
export const SHOWS = 6;
/** A card left and was seen, having come to the hand known. */
export const GIVES = 7;
/** An unread card of this class was never in the hand; the following entry says what became of it. */
export const BESIDE = 8;
const WHAT_BITS = 4;

/** For a class: the place is in the hand. For a card: it was known to be in the hand. */
export const IN_HAND = 0xffff;
/** For a place: its card has left the hand unseen, and the trail says when. */
export const FROM_HAND = 0xfffe;

export function entryOf(what: number, of: number): number {
  return what | (of << WHAT_BITS);
}

export function whatOf(entry: number): number {
  return entry & ((1 << WHAT_BITS) - 1);
}

export function ofEntry(entry: number): number {
  return entry >> WHAT_BITS;
}

/** The deck of a class. */
export function deckOf(drawn: number): number {
  return drawn >> 15;
}

/** Whether a card seen going into its deck at one shuffle can come from another: none of the shuffles between began with an empty deck. */
export function mayCome(since: number, drawn: number): boolean {
  return since >> 5 === drawn >> 5 && since <= drawn;
}

export function push(state: State, seat: number, entry: number): void {
  const length = state.now[TRAIL + seat]!;
  growTrail(state, seat, length + 1);
  state.trails[seat]![length] = entry;
  state.now[TRAIL + seat] = length + 1;
}

/** Index of the newest such entry in the trail; -1 if there is none. */
export function findEntry(state: State, seat: number, entry: number): number {
  const trail = state.trails[seat]!;
  let i = state.now[TRAIL + seat]! - 1;
  while (i >= 0 && trail[i] !== entry) i--;
  return i;
}

/** The trail's entry for a card seen leaving. */
function seenAs(state: State, seat: number, card: CardSlot): number {
  const since = state.memory[SINCE + seat * CARDS + card]!;
  return since === IN_HAND ? entryOf(GIVES, card) : entryOf(SHOWS, since);
}

/** A card leaves the hand and is seen. */
export function showsCard(state: State, seat: number, card: CardSlot): void {
  const entry = seenAs(state, seat, card);
  if (!takesOut(state, seat, entry)) push(state, seat, entry);
}

/** A card leaves the hand unseen. */
export function losesCard(state: State, seat: number, card: CardSlot): void {
  const entry = entryOf(LOSES, card);
  state.memory[DRAWN + seat * CARDS + card] = FROM_HAND;
  if (!takesOut(state, seat, entry)) push(state, seat, entry);
}

/** While a trail only lists what is in the hand, it is mostly certain what leaves; that card is dropped from the trail at once. */
function takesOut(state: State, seat: number, entry: number): boolean {
  const { now, memory } = state;
  const trail = state.trails[seat]!;
  const length = now[TRAIL + seat]!;
  // Before it leaves the hand: every card of it has an entry, and there are no others.
  if (length !== state.size[HAND + (seat === 0 ? 6 : 0)]!) return false;
  const at = leaves(trail, length, entry);
  if (at < 0) return false;
  const token = trail[at]!;
  if (whatOf(entry) === LOSES) {
    if (whatOf(token) === TAKES) return false;
    memory[DRAWN + seat * CARDS + ofEntry(entry)] = ofEntry(token);
  }
  for (let i = at + 1; i < length; i++) trail[i - 1] = trail[i]!;
  trail[length - 1] = 0;
  now[TRAIL + seat] = length - 1;
  return true;
}

/** The card at a place, which came from the hand, is seen there. */
export function findsCard(state: State, seat: number, card: CardSlot): void {
  rewrite(state, seat, entryOf(LOSES, card), seenAs(state, seat, card));
}

/** The card at a place, which came from the hand, is shuffled into a deck. */
export function buriesCard(state: State, seat: number, card: CardSlot, drawn: number): void {
  rewrite(state, seat, entryOf(LOSES, card), entryOf(BURIES, drawn));
}

function rewrite(state: State, seat: number, from: number, to: number): void {
  const trail = state.trails[seat]!;
  const at = findEntry(state, seat, from);
  if (at < 0) return;
  trail[at] = to;
  // What was open before stays open.
  for (let i = at - 1; i >= 0; i--) if (whatOf(trail[i]!) > TAKES) return;
  fold(state, seat);
}

/** A card of a deck is seen that did not come there from the trash: it is taken to be the first of those shuffled in unseen. */
export function unearths(state: State, seat: number, card: CardSlot, drawn: number): void {
  const trail = state.trails[seat]!;
  for (let i = 0; i < state.now[TRAIL + seat]!; i++) {
    const entry = trail[i]!;
    if (whatOf(entry) !== BURIES || !mayCome(ofEntry(entry), drawn)) continue;
    if (i > 0 && whatOf(trail[i - 1]!) === BESIDE) closeGap(state, seat, i - 1, i + 1);
    else trail[i] = seenAs(state, seat, card);
    fold(state, seat);
    return;
  }
}

/** A card known to be in the hand leaves it: it has been there all the time. */
export function givesKnown(state: State, seat: number, card: CardSlot): void {
  const at = findEntry(state, seat, entryOf(TAKES, card));
  if (at >= 0) closeGap(state, seat, at, at + 1);
}

/** Removes a range of entries; later entries that refer to others by number are adjusted. */
function closeGap(state: State, seat: number, start: number, end: number): void {
  const trail = state.trails[seat]!;
  const length = state.now[TRAIL + seat]!;
  const gap = end - start;
  for (let i = end; i < length; i++) {
    const entry = trail[i]!;
    const moves = whatOf(entry) === RETAKES && ofEntry(entry) >= end;
    trail[i - gap] = moves ? entryOf(RETAKES, ofEntry(entry) - gap) : entry;
  }
  // A loop: calling `fill` takes longer than these few words.
  for (let i = length - gap; i < length; i++) trail[i] = 0;
  state.now[TRAIL + seat] = length - gap;
}

/**
 * Follows the trail as long as it is certain what left, and forgets what is gone. The entries of
 * the cards held meanwhile are written to its beginning, which has been read by then.
 */
function fold(state: State, seat: number): void {
  const trail = state.trails[seat]!;
  const length = state.now[TRAIL + seat]!;
  let size = 0;
  let end = 0;
  for (; end < length; end++) {
    const entry = trail[end]!;
    if (whatOf(entry) <= TAKES) {
      trail[size++] = entry;
      continue;
    }
    const at = leaves(trail, size, entry);
    if (at < 0 || !settle(state, seat, end, trail[at]!)) break;
    size--;
    for (let i = at; i < size; i++) trail[i] = trail[i + 1]!;
  }
  if (size < end) closeGap(state, seat, size, end);
}

/** Which of the held cards an entry takes away, the last of those that are alike; -1 if that is open. */
function leaves(cards: Int32Array, size: number, entry: number): number {
  const what = whatOf(entry);
  if (what === RETAKES || what === BESIDE) return -1;
  const of = ofEntry(entry);
  let found = -1;
  for (let i = size - 1; i >= 0; i--) {
    const one = cards[i]!;
    if (what === GIVES) {
      if (one === entryOf(TAKES, of)) return i;
    } else if (what !== SHOWS || (whatOf(one) === DRAWS && mayCome(of, ofEntry(one)))) {
      if (found < 0) found = i;
      else if (cards[found] !== one) return -1;
    }
  }
  return found;
}

/** Moves what is certain of a departed card to where the card is now; false if it has to stay in the trail. */
function settle(state: State, seat: number, at: number, token: number): boolean {
  const trail = state.trails[seat]!;
  const entry = trail[at]!;
  const of = ofEntry(entry);
  switch (whatOf(entry)) {
    case LOSES:
      if (whatOf(token) === TAKES) return false;
      state.memory[DRAWN + seat * CARDS + of] = ofEntry(token);
      return true;
    case LOST: {
      const back = findEntry(state, seat, entryOf(RETAKES, at));
      if (back >= 0) trail[back] = token;
      return back >= 0;
    }
    case BURIES:
      return whatOf(token) === DRAWS && deckOf(ofEntry(token)) === deckOf(of);
    default:
      return true;
  }
}
