/**
 * The Italian deck: four suits of ten cards, as numbers from 0 to 39 in the
 * order of their values. `7D` is the seven of coins, `FC` the jack of cups.
 */
export const RANKS = '1234567FCR';
export const SUITS = 'DCSB';
export const DECK = 40;

export type Card = number;

/** A card's value in sums: 1 to 10. */
export function valueOf(card: Card): number {
  return (card >> 2) + 1;
}

export function suitOf(card: Card): number {
  return card & 3;
}

export function cardText(card: Card): string {
  return RANKS.charAt(card >> 2) + SUITS.charAt(card & 3);
}

export function readCard(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  return rank < 0 || suit < 0 ? undefined : (rank << 2) | suit;
}

export const COINS = 0;
/** The seven of coins. */
export const SETTEBELLO: Card = 6 << 2;
/** A king counts ten. */
export const KING = 10;
/** What a card counts for the primiera, by its value from 1. */
export const PRIMIERA: readonly number[] = [0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10];
