import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import {
  bootstrapMean,
  bootstrapRatio,
  RunningMean,
  shareInterval,
  wilsonInterval,
} from '../src/index.ts';

const Z = 1.959963984540054;

test.for([
  [8, 10, 0.4902, 0.9433],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [50, 100, 0.4038, 0.5962],
  [1, 29, 0.0061, 0.1718],
] as const)('Wilson: %i of %i lies in [%f, %f]', ([successes, trials, low, high]) => {
  const interval = wilsonInterval(successes, trials);
  expect(interval.value).toBe(successes / trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("Wilson's bounds are the shares from which the estimate is 1.96 standard errors away", () => {
  for (const [successes, trials] of [
    [3, 7],
    [40, 90],
    [999, 1000],
  ] as const) {
    const { value, low, high } = wilsonInterval(successes, trials);
    for (const bound of [low, high]) {
      const error = Math.sqrt((bound * (1 - bound)) / trials);
      expect(Math.abs(value - bound)).toBeCloseTo(Z * error, 12);
    }
  }
});

test('with two blocks the bootstrap is known by hand', () => {
  // A quarter of the resamples has mean 0 and a quarter 1: both bounds, widened by sqrt(2).
  const { value, low, high } = bootstrapMean([0, 1], 7);
  expect(value).toBe(0.5);
  expect(low).toBeCloseTo(0.5 - Math.SQRT1_2, 12);
  expect(high).toBeCloseTo(0.5 + Math.SQRT1_2, 12);
});

test('with many blocks the bootstrap is the normal interval', () => {
  const random = new Sfc32(3);
  const values = Array.from({ length: 1000 }, () => random.below(1000) / 10);
  const running = new RunningMean();
  for (const value of values) running.add(value);
  const normal = running.interval;
  const mean = values.reduce((sum, value) => sum + value, 0) / 1000;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = Z * Math.sqrt(squares / 999 / 1000);
  expect(normal.value).toBeCloseTo(mean, 9);
  expect(normal.high - mean).toBeCloseTo(half, 9);
  const { value, low, high } = bootstrapMean(values, 1);
  expect(value).toBeCloseTo(mean, 9);
  expect(Math.abs(high - mean - half)).toBeLessThan(0.06 * half);
  expect(Math.abs(mean - low - half)).toBeLessThan(0.06 * half);
});

test('the same blocks and seed give the same interval, another seed another', () => {
  const values = [1, 5, 2, 8, 3, 9, 4, 6].map(Math.sqrt);
  expect(bootstrapMean(values, 1)).toEqual(bootstrapMean(values, 1));
  expect(bootstrapMean(values, 1)).not.toEqual(bootstrapMean(values, 2));
});

test('one block tells no spread, none tells nothing, equal ones have none', () => {
  expect(bootstrapMean([3], 1)).toEqual({ value: 3, low: -Infinity, high: Infinity });
  expect(bootstrapMean([], 1)).toEqual({ value: Number.NaN, low: Number.NaN, high: Number.NaN });
  expect(bootstrapMean([2, 2, 2], 1)).toEqual({ value: 2, low: 2, high: 2 });
});

test('a ratio weighs blocks by their bottoms', () => {
  expect(bootstrapRatio([1, 0], [1, 3], 1).value).toBe(0.25);
  expect(bootstrapRatio([2, 4, 6], [4, 8, 12], 1)).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
  expect(bootstrapRatio([0, 0], [0, 0], 1).value).toBeNaN();
});

test('a share that won every block still has a lower bound, and none leaves 0 to 1', () => {
  expect(shareInterval([2, 2, 2, 2], [2, 2, 2, 2], 1)).toEqual(wilsonInterval(4, 4));
  expect(shareInterval([0, 0, 0], [2, 0, 2], 1)).toEqual(wilsonInterval(0, 2));
  const { low, high } = shareInterval([0, 1, 0], [1, 1, 1], 1);
  expect([low, high]).toEqual([0, expect.any(Number)]);
  expect(high).toBeLessThanOrEqual(1);
});

test('95 % intervals hold the truth about 95 times of 100, also for skewed blocks of few games', () => {
  // A block is four games, all won together with 10 %, else each with 20 %: mean 0.28.
  const random = new Sfc32(11);
  const block = (): number => {
    if (random.below(10) === 0) return 1;
    let wins = 0;
    for (let game = 0; game < 4; game++) if (random.below(5) === 0) wins++;
    return wins / 4;
  };
  let held = 0;
  for (let run = 0; run < 500; run++) {
    const { low, high } = bootstrapMean(Array.from({ length: 40 }, block), run);
    if (low <= 0.28 && 0.28 <= high) held++;
  }
  // Three standard errors around 95 %, and a little below for so few skewed blocks.
  expect(held / 500).toBeGreaterThan(0.91);
  expect(held / 500).toBeLessThan(0.98);
});
