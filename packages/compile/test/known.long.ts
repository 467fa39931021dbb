import { expect, test } from 'vitest';
import { differences, rowsOf } from './knowing.ts';

test('rows are the same in all worlds that a seat cannot tell apart, 10,000 for each seat', () => {
  const { worlds, amid, differ } = differences(rowsOf, 50, 13, 3);
  expect(differ).toBe(0);
  expect(worlds).toBeGreaterThan(20_000);
  expect(amid).toBeGreaterThan(5000);
});
