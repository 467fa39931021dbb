/** Cards in sets and hands. A hand carries masks of its hand values: rule 5 asks for takers at every move. */
import { BIT, HALF, HAND_VALUE, KINDS, OF_VALUE0, OF_VALUE1, popcount, WORD } from './cards.ts';
import { HAND, HELD, VALUES, VALUES_TWICE } from './state.ts';

/** Adds a card to a set of four words. */
export function addCard(words: Int32Array, offset: number, kind: number): void {
  const word = offset + WORD[kind]!;
  const bit = BIT[kind]!;
  if ((words[word]! & bit) !== 0) words[word + 2] = words[word + 2]! | bit;
  else words[word] = words[word]! | bit;
}

/** Removes a card from a set that holds it. */
export function removeCard(words: Int32Array, offset: number, kind: number): void {
  const word = offset + WORD[kind]!;
  const bit = BIT[kind]!;
  if ((words[word + 2]! & bit) !== 0) words[word + 2] = words[word + 2]! & ~bit;
  else words[word] = words[word]! & ~bit;
}

/** Adds the set at `from` to the one at `offset`. */
export function addCards(words: Int32Array, offset: number, cards: Int32Array, from: number): void {
  const low = cards[from]!;
  const high = cards[from + 1]!;
  words[offset + 2] = words[offset + 2]! | cards[from + 2]! | (words[offset]! & low);
  words[offset + 3] = words[offset + 3]! | cards[from + 3]! | (words[offset + 1]! & high);
  words[offset] = words[offset]! | low;
  words[offset + 1] = words[offset + 1]! | high;
}

/** Removes the set at `from` from the one at `offset`, which holds it. */
export function removeCards(words: Int32Array, offset: number, cards: Int32Array): void {
  for (let w = 0; w < 2; w++) {
    const once = cards[w]!;
    const twice = words[offset + w + 2]!;
    words[offset + w] = words[offset + w]! & ~((once & ~twice) | cards[w + 2]!);
    words[offset + w + 2] = twice & ~once;
  }
}

/** Makes a set from a list of cards. */
export function collectCards(cards: Uint8Array, from: number, to: number, into: Int32Array): void {
  let low = 0;
  let high = 0;
  let low2 = 0;
  let high2 = 0;
  for (let i = from; i < to; i++) {
    const kind = cards[i]!;
    const bit = BIT[kind]!;
    if (kind < HALF) {
      low2 |= low & bit;
      low |= bit;
    } else {
      high2 |= high & bit;
      high |= bit;
    }
  }
  into[0] = low;
  into[1] = high;
  into[2] = low2;
  into[3] = high2;
}

/** Gives the cards of a set to a seat with an empty hand. */
export function receiveAll(at: Int32Array, seat: number, cards: Int32Array, count: number): void {
  const hand = HAND + 4 * seat;
  const low = cards[0]!;
  const high = cards[1]!;
  const low2 = cards[2]!;
  const high2 = cards[3]!;
  at[hand] = low;
  at[hand + 1] = high;
  at[hand + 2] = low2;
  at[hand + 3] = high2;
  at[HELD + seat] = count;
  let values = 0;
  let twice = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    const bit = 1 << HAND_VALUE[31 - Math.clz32(rest & -rest)]!;
    twice |= (values | ((low2 & rest & -rest) === 0 ? 0 : bit)) & bit;
    values |= bit;
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    const bit = 1 << HAND_VALUE[HALF + 31 - Math.clz32(rest & -rest)]!;
    twice |= (values | ((high2 & rest & -rest) === 0 ? 0 : bit)) & bit;
    values |= bit;
  }
  at[VALUES + seat] = values;
  at[VALUES_TWICE + seat] = twice;
}

/** Adds a card to a hand. */
export function receive(at: Int32Array, seat: number, kind: number): void {
  addCard(at, HAND + 4 * seat, kind);
  at[HELD + seat] = at[HELD + seat]! + 1;
  const bit = 1 << HAND_VALUE[kind]!;
  const values = at[VALUES + seat]!;
  at[VALUES_TWICE + seat] = at[VALUES_TWICE + seat]! | (values & bit);
  at[VALUES + seat] = values | bit;
}

/** Removes a card from a hand that holds it. */
export function release(at: Int32Array, seat: number, kind: number): void {
  const hand = HAND + 4 * seat;
  removeCard(at, hand, kind);
  at[HELD + seat] = at[HELD + seat]! - 1;
  const h = HAND_VALUE[kind]!;
  const bit = 1 << h;
  if ((at[VALUES_TWICE + seat]! & bit) === 0) {
    at[VALUES + seat] = at[VALUES + seat]! & ~bit;
    return;
  }
  const low = OF_VALUE0[h]!;
  const high = OF_VALUE1[h]!;
  const left =
    popcount(at[hand]! & low) +
    popcount(at[hand + 1]! & high) +
    popcount(at[hand + 2]! & low) +
    popcount(at[hand + 3]! & high);
  if (left < 2) at[VALUES_TWICE + seat] = at[VALUES_TWICE + seat]! & ~bit;
}

/** Empties a hand. */
export function emptyHand(at: Int32Array, seat: number): void {
  const hand = HAND + 4 * seat;
  at[hand] = 0;
  at[hand + 1] = 0;
  at[hand + 2] = 0;
  at[hand + 3] = 0;
  at[HELD + seat] = 0;
  at[VALUES + seat] = 0;
  at[VALUES_TWICE + seat] = 0;
}

/** Writes the cards of a set in canonical order from `start` on and returns the end. */
export function spreadCards(
  words: Int32Array,
  offset: number,
  into: Uint8Array,
  start: number = 0,
): number {
  let count = start;
  for (let base = 0; base < KINDS; base += HALF) {
    const word = offset + (base === 0 ? 0 : 1);
    const twice = words[word + 2]!;
    for (let rest = words[word]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const kind = base + 31 - Math.clz32(bit);
      into[count++] = kind;
      if ((twice & bit) !== 0) into[count++] = kind;
    }
  }
  return count;
}

/** Insertion sort: hands are small, and `sort` on a window would allocate it. */
export function sortCards(cards: Uint8Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const card = cards[i]!;
    let j = i;
    for (; j > from && cards[j - 1]! > card; j--) cards[j] = cards[j - 1]!;
    cards[j] = card;
  }
}
