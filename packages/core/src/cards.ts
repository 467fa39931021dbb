/**
 * The French deck as numbers: card = 4 x rank + suit, so that equal ranks are
 * adjacent. Games with other values build tables on top.
 *
 *     formatCard(parseCard('QH')!) === 'QH'
 */

/** The ranks by number, from the ace to the king. */
export const RANKS = 'A23456789TJQK';
/** The suits by number: spades, hearts, diamonds, clubs. */
export const SUITS = 'SHDC';
/** How many cards the deck has. */
export const DECK_SIZE = 52;

/** A card of one French deck, 0 to 51. */
export type Card = number;

/** The rank of a card, 0 for an ace to 12 for a king. */
export function rankOf(card: Card): number {
  return card >> 2;
}

/** The suit of a card, as a place in `SUITS`. */
export function suitOf(card: Card): number {
  return card & 3;
}

/** The card of a rank and a suit. */
export function cardOf(rank: number, suit: number): Card {
  return (rank << 2) | suit;
}

/** A card as text: `QH`. */
export function formatCard(card: Card): string {
  return RANKS.charAt(card >> 2) + SUITS.charAt(card & 3);
}

/** The card that a text names; undefined if there is none. */
export function parseCard(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  return rank < 0 || suit < 0 ? undefined : cardOf(rank, suit);
}
