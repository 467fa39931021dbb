/**
 * The 32 Bavarian cards as numbers: suit by suit from bells to acorns, in each
 * the 7, 8, 9, Unter, Ober, king, ten and ace. A set of cards is a mask of 32
 * bits. `OE` is the Ober of acorns, `AS` the ace of bells.
 */
export const RANKS = '789UOKTA';
/** Bells (Schellen), hearts (Herz), leaves (Gras), acorns (Eichel), in rising order. */
export const SUITS = 'SHGE';
export const DECK = 32;
/** The absence of a card. */
export const NO_CARD = 63;
export const NO_SUIT = 4;

export type Card = number;
/** A set of cards, one bit each. */
export type Cards = number;

export const UNTER = 3;
export const OBER = 4;
export const ACE = 7;
export const HEARTS = 1;

const VALUES = [0, 0, 0, 2, 3, 4, 10, 11];

/** The points of a card in a trick (rule 1.2). */
export function valueOf(card: Card): number {
  return VALUES[card & 7]!;
}

/** By the eight bits of a suit. */
const VALUE_OF_SUIT: Uint8Array = Uint8Array.from({ length: 256 }, (_, mask) =>
  VALUES.reduce((sum, value, rank) => sum + ((mask >> rank) & 1) * value, 0),
);

export function sumOf(cards: Cards): number {
  return (
    VALUE_OF_SUIT[cards & 255]! +
    VALUE_OF_SUIT[(cards >> 8) & 255]! +
    VALUE_OF_SUIT[(cards >> 16) & 255]! +
    VALUE_OF_SUIT[(cards >> 24) & 255]!
  );
}

export function suitOf(card: Card): number {
  return card >> 3;
}

export function cardAt(suit: number, rank: number): Card {
  return (suit << 3) | rank;
}

export function suitMask(suit: number): Cards {
  return 255 << (suit << 3);
}

/** All four of a rank. */
export function rankMask(rank: number): Cards {
  return 0x01010101 << rank;
}

export function bit(card: Card): Cards {
  return 1 << card;
}

export function has(cards: Cards, card: Card): boolean {
  return ((cards >> card) & 1) === 1;
}

export function countOf(cards: Cards): number {
  let count = 0;
  for (let left = cards; left !== 0; left &= left - 1) count++;
  return count;
}

/** The lowest card of a set that is not empty. */
export function lowestOf(cards: Cards): Card {
  return 31 - Math.clz32(cards & -cards);
}

/** In rising order. */
export function listOf(cards: Cards): Card[] {
  const list: Card[] = [];
  for (let left = cards; left !== 0; left &= left - 1) list.push(lowestOf(left));
  return list;
}

export function cardText(card: Card): string {
  return RANKS.charAt(card & 7) + SUITS.charAt(card >> 3);
}

export function textsOf(cards: Cards): string[] {
  return listOf(cards).map(cardText);
}

export function readCard(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  return rank < 0 || suit < 0 ? undefined : cardAt(suit, rank);
}

/** Texts of cards, each of which `readCard` reads, as a set. */
export function maskOf(texts: readonly string[]): Cards {
  return texts.reduce((mask, text) => mask | bit(readCard(text) ?? 0), 0);
}
