import { expect, test } from 'vitest';
import { measure } from './measure.ts';

// The upper two are in upper.long.ts. A random player bids contracts it cannot make, and the winners share: points tell more.
test.each(['beginner', 'casual'])('ulti: %s beats random', async (above) => {
  const series = { above, below: 'random', first: 1, deals: 4, steps: 60 };
  expect((await measure('ulti', series)).payoff).toBeGreaterThan(12);
});
