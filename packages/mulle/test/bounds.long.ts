import { expect, test } from 'vitest';
import { checkBounds } from './bounds.ts';
import { optionsOf } from './subject.ts';

test.each([9, 10, 11, 12, 13])('no bound is false with %i cards left, 200 endings', (cards) => {
  const { bounds, exact, guesses, wrong } = checkBounds(optionsOf('synced'), cards, 200);
  console.log(`${cards} cards: ${bounds} bounds, ${exact} exact values, ${guesses} guesses`);
  expect(wrong).toEqual([]);
});
