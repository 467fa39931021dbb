import { expect, test } from 'vitest';
import { playMany } from './side-by-side.ts';

test('engine and model agree on 20,000 deals of random rule sets', () => {
  expect(playMany(20_000, 1_000_000).size).toBeGreaterThan(60);
});
