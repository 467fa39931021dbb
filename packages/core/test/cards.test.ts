import { expect, test } from 'vitest';
import {
  cardOf,
  DECK_SIZE,
  formatCard,
  parseCard,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
} from '../src/cards.ts';

test('all 52 cards are written and read alike, each in its own way', () => {
  const texts = new Set<string>();
  for (let card = 0; card < DECK_SIZE; card++) {
    const text = formatCard(card);
    texts.add(text);
    expect(parseCard(text)).toBe(card);
    expect(cardOf(rankOf(card), suitOf(card))).toBe(card);
    expect(text).toBe(RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card)));
  }
  expect(texts.size).toBe(52);
});

test('equal ranks lie side by side', () => {
  expect(['AS', 'AH', 'AD', 'AC', '2S', 'KC'].map(parseCard)).toEqual([0, 1, 2, 3, 4, 51]);
});

test.each(['', 'A', 'S', 'qh', '1S', 'AX', 'ASS', ' AS', 'SA', '10S', 'A\u0000'])(
  'no card is written %j',
  (text) => {
    expect(parseCard(text)).toBeUndefined();
  },
);
