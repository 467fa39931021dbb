/** Cards as text: suit letter and rank letter (2). */
import { CARDS } from './position.ts';

const SUITS = 'HBLA';
const RANKS = '789UOKXA';

/** The suit with this letter, or undefined. */
export function parseSuit(text: string): number | undefined {
  const suit = SUITS.indexOf(text);
  return text.length === 1 && suit >= 0 ? suit : undefined;
}

/** The card with this name, or undefined. */
export function parseCard(text: string): number | undefined {
  const suit = parseSuit(text.charAt(0));
  const rank = RANKS.indexOf(text.charAt(1));
  return suit === undefined || rank < 0 || text.length !== 2 ? undefined : suit * 8 + rank;
}

export function formatCard(card: number): string {
  return `${SUITS.charAt(card >> 3)}${RANKS.charAt(card & 7)}`;
}

/** The names of a set of cards, in order of their numbers. */
export function formatCards(mask: number): string[] {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  return cards.filter((card) => (mask & (1 << card)) !== 0).map(formatCard);
}
