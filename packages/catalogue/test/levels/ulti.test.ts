import { expect, test } from 'vitest';
import { levelsOf, measure } from './measure.ts';

// Chosen where levels do not all do the same: in most deals they pass.
levelsOf('ulti', [
  ['strong', 'casual', 6, 60, 0.41, 7],
  ['expert', 'strong', 4, 8, 0.41],
]);

// Who plays at random bids what cannot be made, and the winners share: points tell more.
test.each(['beginner', 'casual'])('ulti: %s beats random', async (above) => {
  const series = { above, below: 'random', first: 1, deals: 4, steps: 60 };
  expect((await measure('ulti', series)).payoff).toBeGreaterThan(12);
});
