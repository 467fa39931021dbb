import { expect, test } from 'vitest';
import { differences } from './twins.ts';

test('what is likely is the same in all worlds that a seat cannot tell apart, 10,000 for each seat', () => {
  const { worlds, differ } = differences(150, 17);
  expect(differ).toBe(0);
  expect(Math.min(...worlds)).toBeGreaterThan(10_000);
});
