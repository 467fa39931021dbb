/**
 * The French deck as numbers: card = 4 x rank + suit, so that equal ranks lie
 * side by side. Games that see values differently build tables over this.
 *
 *     formatCard(parseCard('QH')!) === 'QH'
 */
export const RANKS = 'A23456789TJQK';
export const SUITS = 'SHDC';
export const DECK_SIZE = 52;

/** A card of one French deck, 0 to 51. */
export type Card = number;

export function rankOf(card: Card): number {
  return card >> 2;
}

export function suitOf(card: Card): number {
  return card & 3;
}

export function cardOf(rank: number, suit: number): Card {
  return (rank << 2) | suit;
}

export function formatCard(card: Card): string {
  return RANKS.charAt(card >> 2) + SUITS.charAt(card & 3);
}

export function parseCard(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  return rank < 0 || suit < 0 ? undefined : cardOf(rank, suit);
}
