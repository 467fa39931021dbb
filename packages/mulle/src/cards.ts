/**
 * Cards and their two values. No rule tells the copies of a card apart, so the engine has 52 kinds,
 * each there twice. A set of cards is four words of bits: kinds 0-25 and 26-51 held at least once,
 * then the same for twice.
 *
 *     formatKind(parseKind('RU 10')!) === 'RU 10'
 */

/** Clubs, spades, hearts, diamonds, in the order of the rule book. */
export const SUITS = ['KL', 'SP', 'HJ', 'RU'] as const;
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const KINDS = 52;
export const CARDS = 104;
/** Kinds in one word of a set of cards. */
export const HALF = 26;

/** A suit and rank, 0 to 51 in canonical order. */
export type Kind = number;

const ACE = 12;
export const SPADE_TWO: Kind = 13;
export const SPADE_ACE: Kind = 13 + ACE;
export const DIAMOND_TEN: Kind = 39 + 8;

function tableValue(kind: Kind): number {
  return kind % 13 === ACE ? 1 : (kind % 13) + 2;
}

function handValue(kind: Kind): number {
  if (kind % 13 === ACE) return 14;
  if (kind === SPADE_TWO) return 15;
  return kind === DIAMOND_TEN ? 16 : tableValue(kind);
}

/** Rule 2: the table value of a kind, 1 to 13. */
export const TABLE_VALUE: Uint8Array = Uint8Array.from({ length: KINDS }, (_, k) => tableValue(k));
/** Rule 2: the hand value of a kind, 2 to 16. */
export const HAND_VALUE: Uint8Array = Uint8Array.from({ length: KINDS }, (_, k) => handValue(k));
/** Cards whose hand value differs from their table value have 14 or more. */
export const SPECIAL = 14;
export const TOP_VALUE = 16;
/** The word of a set that holds a kind's bit, and the bit. */
export const WORD: Uint8Array = Uint8Array.from({ length: KINDS }, (_, k) => (k < HALF ? 0 : 1));
export const BIT: Int32Array = Int32Array.from({ length: KINDS }, (_, k) => 1 << (k % HALF));

/** The kinds of each hand value, as the two words of a set. */
export const OF_VALUE0: Int32Array = ofValue(0);
export const OF_VALUE1: Int32Array = ofValue(HALF);

function ofValue(from: Kind): Int32Array {
  const words = new Int32Array(TOP_VALUE + 1);
  for (let kind = from; kind < from + HALF; kind++) {
    const value = handValue(kind);
    words[value] = (words[value] ?? 0) | (1 << (kind - from));
  }
  return words;
}

/** Rule 7.2: the points of a mulle of a kind. */
export const MULLE_POINTS: Uint8Array = Uint8Array.from({ length: KINDS }, (_, k) => (k % 13) + 2);

export function popcount(bits: number): number {
  let v = bits - ((bits >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Index of the lowest bit. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export function formatKind(kind: Kind): string {
  return `${SUITS[Math.floor(kind / 13)] ?? '?'} ${RANKS[kind % 13] ?? '?'}`;
}

const BY_NAME = new Map(
  Array.from({ length: KINDS }, (_, kind) => [formatKind(kind).replace(' ', ''), kind]),
);

/** Spaces are ignored. */
export function parseKind(text: string): Kind | undefined {
  return BY_NAME.get(text.replace(/\s+/g, ''));
}

/** The cards of the set at `offset` in canonical order, copies side by side. */
export function listKinds(words: Int32Array, offset: number): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = copiesOf(words, offset, kind);
    for (let i = 0; i < copies; i++) kinds.push(kind);
  }
  return kinds;
}

/** How many copies of a kind are in the set at `offset`. */
export function copiesOf(words: Int32Array, offset: number, kind: Kind): number {
  const word = offset + (WORD[kind] ?? 0);
  const bit = BIT[kind] ?? 0;
  if (((words[word + 2] ?? 0) & bit) !== 0) return 2;
  return ((words[word] ?? 0) & bit) !== 0 ? 1 : 0;
}
