import { expect, test } from 'vitest';
import { runModel, type Tally } from './model.ts';

const SEED = Number(process.env['PAKLI_SEED'] ?? 1);

test(`100,000 tables from seed ${SEED} do what a plain model does, and their logs replay to every event`, () => {
  const tally: Tally = new Map();
  runModel(100_000, tally, SEED);
  expect(tally.get('over')).toBeGreaterThan(1000);
});
