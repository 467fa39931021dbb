import { expect, test } from 'vitest';
import { runModel, type Tally } from './model.ts';

test('100,000 tables do what a plain model does, and their logs replay to every event', () => {
  const tally: Tally = new Map();
  runModel(100_000, tally);
  expect(tally.get('over')).toBeGreaterThan(1000);
});
