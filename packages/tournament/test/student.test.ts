/** Intervals, checked against published tables. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { meanInterval } from '../src/index.ts';
import { studentQuantile } from '../src/student.ts';

test.for([
  [1, 12.7062],
  [2, 4.3027],
  [3, 3.1824],
  [4, 2.7764],
  [5, 2.5706],
  [10, 2.2281],
  [29, 2.0452],
  [62, 1.999],
  [120, 1.9799],
  [1000, 1.9623],
] as const)('%i degrees of freedom: %f', ([degrees, quantile]) => {
  expect(studentQuantile(degrees)).toBeCloseTo(quantile, 4);
});

test('a mean of four values by hand', () => {
  const { mean, low, high } = meanInterval([40, 50, 60, 70]) ?? { mean: 0, low: 0, high: 0 };
  expect(mean).toBe(55);
  // The deviation is 12.91, the error half of it.
  expect(high - mean).toBeCloseTo((3.18245 * 12.90994) / 2, 3);
  expect(mean - low).toBeCloseTo(high - mean, 12);
});

test('fewer than two values say nothing of the spread', () => {
  expect([meanInterval([]), meanInterval([50])]).toEqual([undefined, undefined]);
});

test('the interval holds the truth 19 times out of 20', () => {
  const random = new Sfc32(3);
  const samples = 4000;
  let held = 0;
  for (let i = 0; i < samples; i++) {
    // The sum of several dice is close to a normal distribution.
    const values = Array.from({ length: 6 }, () =>
      Array.from({ length: 8 }, () => random.below(100)).reduce((sum, die) => sum + die, 0),
    );
    const { low, high } = meanInterval(values) ?? { low: 0, high: 0 };
    if (low <= 396 && high >= 396) held++;
  }
  expect(held / samples).toBeGreaterThan(0.94);
  expect(held / samples).toBeLessThan(0.96);
});
