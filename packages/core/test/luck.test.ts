/** The payoff of deals, split into cards, own moves, and the others' moves. */
import { expect, test } from 'vitest';
import { cardsAndPlay } from '../src/luck.ts';

test('cards, own moves and those of the others add up to what was paid', () => {
  const won = {
    worth: 8,
    decisions: [undefined, [-4, -4], [-4, -6], [2, 2]] as const,
  };
  expect(cardsAndPlay([won])).toEqual({ cards: -4, own: -2, others: 14 });
  const lost = { worth: -5, decisions: [[3, 3]] as const };
  expect(cardsAndPlay([won, lost])).toEqual({ cards: -1, own: -2, others: 6 });
});

test('a deal that was not calculated to its end is left out', () => {
  expect(cardsAndPlay([])).toBeUndefined();
  expect(cardsAndPlay([{ worth: 3, decisions: [undefined, undefined] }])).toBeUndefined();
  expect(cardsAndPlay([{ worth: 3, decisions: [[1, 1], undefined] }])).toBeUndefined();
});
