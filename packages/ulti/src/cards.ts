/**
 * The 32 cards as numbers (rule 2): card = 8 x suit + rank, so that a hand is a 32-bit mask with
 * one byte a suit. Which cards beat a card depends on the contract: five tables of masks, one for
 * each trump suit and one for none, encode the order of strength, so that play need not compute it.
 */
import type { Random } from '@pakli/core';

export const SUITS = 'HBLA';
export const RANKS = '789UOKXA';
export const DECK_SIZE = 32;

/** 0 to 31. */
export type UltiCard = number;
/** 0 to 3, as in SUITS. */
export type Suit = number;
/** A set of cards, one bit a card. */
export type Cards = number;

export const HEARTS = 0;
export const RANK_OVER = 4;
export const RANK_KING = 5;
export const RANK_TEN = 6;
export const RANK_ACE = 7;

export function suitOf(card: UltiCard): Suit {
  return card >> 3;
}

export function rankOf(card: UltiCard): number {
  return card & 7;
}

export function suitCards(suit: Suit): Cards {
  return 0xff << (8 * suit);
}

export function seven(suit: Suit): Cards {
  return 1 << (8 * suit);
}

/** King and over of a suit (rule 6.4). */
export function marriage(suit: Suit): Cards {
  return ((1 << RANK_OVER) | (1 << RANK_KING)) << (8 * suit);
}

function ofRank(rank: number): Cards {
  return 0x01010101 << rank;
}
export const ACES: Cards = ofRank(RANK_ACE);
export const TENS: Cards = ofRank(RANK_TEN);
const KINGS: Cards = ofRank(RANK_KING);
const OVERS: Cards = ofRank(RANK_OVER);
const UNDERS: Cards = ofRank(3);
/** Sevens to nines and tens: the lowest without trumps. */
export const LOW: Cards = TENS | 0x07070707;

export function count(cards: Cards): number {
  let bits = cards - ((cards >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The card with the lowest number; the set must not be empty. */
export function first(cards: Cards): UltiCard {
  return 31 - Math.clz32(cards & -cards);
}

/** Rule 2: card points under `cardPoints`. */
export function pointsOf(cards: Cards, a10: boolean): number {
  if (a10) return 10 * count(cards & (ACES | TENS));
  return (
    11 * count(cards & ACES) +
    10 * count(cards & TENS) +
    4 * count(cards & KINGS) +
    3 * count(cards & OVERS) +
    2 * count(cards & UNDERS)
  );
}

/** Rule 2: the bonus of the winner of trick 10. */
export const LAST_TRICK = 10;

/** Rule 2: points of a deal, the last trick's bonus included. */
export function allPoints(a10: boolean): number {
  return pointsOf(-1, a10) + LAST_TRICK;
}

/** Rule 2: a rank's place in the order of strength, with a trump suit and without. */
const STRENGTH: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [0, 1, 2, 4, 5, 6, 3, 7],
];

/** 0 (lowest) to 7 inside its suit. */
export function strengthOf(card: UltiCard, trump: Suit): number {
  return STRENGTH[trump === NO_TRUMP ? 1 : 0]?.[rankOf(card)] ?? 0;
}

/** Stands in for a trump suit where there is none. */
export const NO_TRUMP = 4;

/** Rules 2 and 7.3: by trump (five tables of 32) and card, the cards that beat it. */
export const BEATS: Int32Array = Int32Array.from({ length: 5 * DECK_SIZE }, (_, index) => {
  const trump = index >> 5;
  const card = index & 31;
  const suit = suitOf(card);
  let cards = trump === NO_TRUMP || trump === suit ? 0 : suitCards(trump);
  for (let other = 8 * suit; other < 8 * suit + 8; other++) {
    if (strengthOf(other, trump) > strengthOf(card, trump)) cards |= 1 << other;
  }
  return cards;
});

/** The index of the winner among cards in the order played (rule 7.3). */
export function winnerOf(cards: readonly UltiCard[], trump: Suit): number {
  let best = 0;
  cards.forEach((card, place) => {
    if ((BEATS[(trump << 5) + (cards[best] ?? 0)]! & (1 << card)) !== 0) best = place;
  });
  return best;
}

/** As it is written: suit and rank, `A7` for the seven of acorns. */
export function formatCard(card: UltiCard): string {
  return SUITS.charAt(card >> 3) + RANKS.charAt(card & 7);
}

/** Inverse of `formatCard`. */
export function parseCard(text: string): UltiCard | undefined {
  if (text.length !== 2) return undefined;
  const suit = SUITS.indexOf(text.charAt(0));
  const rank = RANKS.indexOf(text.charAt(1));
  return suit < 0 || rank < 0 ? undefined : 8 * suit + rank;
}

/** By its letter. */
export function parseSuit(text: string): Suit | undefined {
  const suit = text.length === 1 ? SUITS.indexOf(text) : -1;
  return suit < 0 ? undefined : suit;
}

export function listCards(cards: Cards): UltiCard[] {
  const list: UltiCard[] = [];
  for (let left = cards; left !== 0; left &= left - 1) list.push(first(left));
  return list;
}

/** A set of cards, by suit and rank. */
export function formatCards(cards: Cards): string[] {
  return listCards(cards).map(formatCard);
}

/** Cards in notation as a hand is held: by suit, each from lowest to highest (rule 2). */
export function inOrder(cards: readonly string[], noTrump: boolean): string[] {
  const place = (text: string): number => {
    const card = parseCard(text) ?? DECK_SIZE;
    return 8 * suitOf(card) + strengthOf(card, noTrump ? NO_TRUMP : HEARTS);
  };
  return cards.toSorted((one, other) => place(one) - place(other));
}

export function setOf(cards: Iterable<UltiCard>): Cards {
  let set = 0;
  for (const card of cards) set |= 1 << card;
  return set;
}

/** A random subset of this size, uniformly. */
export function pick(cards: Cards, size: number, random: Random): Cards {
  let left = cards;
  let rest = count(cards);
  let chosen = 0;
  for (let wanted = size; wanted > 0; rest--) {
    const bit = left & -left;
    left ^= bit;
    if (random.below(rest) < wanted) {
      chosen |= bit;
      wanted--;
    }
  }
  return chosen;
}
