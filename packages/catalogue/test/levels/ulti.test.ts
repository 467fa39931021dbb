import { expect, test } from 'vitest';
import { levelsOf, measure } from './measure.ts';

levelsOf('ulti', [
  ['strong', 'casual', 12, 60, 0.39],
  ['expert', 'strong', 6, 8, 0.42],
]);

// Who plays at random bids what cannot be made, and the winners share: points tell more.
test.each(['beginner', 'casual'])('ulti: %s beats random', async (above) => {
  const series = { above, below: 'random', first: 1, deals: 4, steps: 60 };
  expect((await measure('ulti', series)).payoff).toBeGreaterThan(12);
});
