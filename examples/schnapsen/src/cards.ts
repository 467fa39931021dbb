/**
 * The twenty cards as numbers: suit by suit, in each the jack, queen, king, ten
 * and ace in the order of their strength. A set of cards is a mask of 20 bits.
 * `QH` is the queen of hearts, `TS` the ten of spades.
 */
export const RANKS = 'JQKTA';
export const SUITS = 'CDHS';
export const DECK = 20;
/** The absence of a card. */
export const NO_CARD = 31;

export type Card = number;
/** A set of cards, one bit each. */
export type Cards = number;

export const ALL: Cards = (1 << DECK) - 1;
export const JACK = 0;
export const QUEEN = 1;
export const KING = 2;

const VALUES = [2, 3, 4, 10, 11];

/** The points of the cards of two suits, by their ten bits (rule 1.2). */
const VALUE_OF_TEN_BITS: Uint8Array = Uint8Array.from({ length: 1024 }, (_, mask) =>
  Array.from({ length: 10 }, (__, bit) => ((mask >> bit) & 1) * VALUES[bit % 5]!).reduce(
    (sum, value) => sum + value,
  ),
);

export function valueOf(cards: Cards): number {
  return VALUE_OF_TEN_BITS[cards & 1023]! + VALUE_OF_TEN_BITS[cards >> 10]!;
}

const SUIT_OF: Uint8Array = Uint8Array.from({ length: DECK }, (_, card) => Math.floor(card / 5));

export function suitOf(card: Card): number {
  return SUIT_OF[card]!;
}

export function cardAt(suit: number, rank: number): Card {
  return suit * 5 + rank;
}

/** All cards of a suit. */
export function suitMask(suit: number): Cards {
  return 31 << (suit * 5);
}

/** The cards of the same suit that beat this one. */
export function higherThan(card: Card): Cards {
  return suitMask(suitOf(card)) & ~((2 << card) - 1);
}

/** King and queen of a suit. */
export function pairOf(suit: number): Cards {
  return (1 << cardAt(suit, QUEEN)) | (1 << cardAt(suit, KING));
}

/** A card as a set; no card is the empty set. */
export function bit(card: Card): Cards {
  return card === NO_CARD ? 0 : 1 << card;
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
  return RANKS.charAt(card % 5) + SUITS.charAt(suitOf(card));
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
  return texts.reduce((mask, text) => mask | bit(readCard(text) ?? NO_CARD), 0);
}
