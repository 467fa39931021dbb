import { expect, test } from 'vitest';
import { differences, rowsOf } from './knowing.ts';

test('rows are the same in all worlds that a seat cannot tell apart, 10,000 for each seat', () => {
  const { worlds, differ } = differences(rowsOf, 220, 13);
  expect(differ).toBe(0);
  expect(worlds).toBeGreaterThan(40_000);
});
