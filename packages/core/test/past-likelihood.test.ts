/** Log probabilities of past plays: none underflows, and no result is NaN. */
import { describe, expect, test } from 'vitest';
import { BEST_ONLY, logChance, logMixture, relativeWeights, sharesAfter } from '../src/search.ts';

const TINY = Math.log(1e-300);

function chances(values: readonly number[], scale: number, blind: number): number[] {
  return values.map((_, i) => Math.exp(logChance(values, values.length, i, { scale, blind })));
}

describe('the chance of a choice', () => {
  test('is e times smaller for a value that is less by the scale, and never below the blind share', () => {
    const [best, less] = chances([5, 3], 2, 0);
    expect(best! / less!).toBeCloseTo(Math.E);
    expect(chances([0, -1e6], 1, 0.1)).toEqual([expect.closeTo(0.95), expect.closeTo(0.05)]);
  });

  test('is shared by the best alone where only the best is chosen, with what differs by rounding', () => {
    expect(chances([0.3, 0.1 + 0.2, 0.2, 0.29], BEST_ONLY, 0.2)).toEqual([
      expect.closeTo(0.45),
      expect.closeTo(0.45),
      expect.closeTo(0.05),
      expect.closeTo(0.05),
    ]);
  });

  test('is nothing for a move that is never chosen, and all moves make one', () => {
    const some = chances([1, 2, -Infinity], 0.5, 0);
    expect(some[2]).toBe(0);
    expect(some.reduce((one, other) => one + other)).toBeCloseTo(1);
  });
});

describe('a mixture of types', () => {
  test('is the mean of what each finds likely, by their shares', () => {
    expect(Math.exp(logMixture([0.25, 0.75], [Math.log(0.4), Math.log(0.8)]))).toBeCloseTo(0.7);
  });

  test.each([0, TINY, 1000 * TINY])('with logarithms about %d', (unit) => {
    const logs = [unit + Math.log(3), unit];
    expect(logMixture([0.5, 0.5], logs) - unit).toBeCloseTo(Math.log(2), 9);
    expect(sharesAfter([0.5, 0.5], logs, 0)).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)]);
  });

  test('of which one cannot have done it is another', () => {
    expect(sharesAfter([0.5, 0.5], [-Infinity, TINY], 0)).toEqual([0, 1]);
    expect(sharesAfter([0.5, 0.5], [-Infinity, TINY], 0.25)[0]).toBeCloseTo(0.2);
    expect(logMixture([1, 0], [TINY, 0])).toBe(TINY);
  });

  test('that none explains stays as it was', () => {
    expect(logMixture([0.5, 0.5], [-Infinity, -Infinity])).toBe(-Infinity);
    expect(sharesAfter([0.2, 0.8], [-Infinity, -Infinity], 0)).toEqual([0.2, 0.8]);
  });
});

test.each([
  ['as their ratios say', [0, Math.log(0.5)], [1, 0.5]],
  ['however small they are', [1000 * TINY, 1000 * TINY - 1], [1, Math.exp(-1)]],
  ['0 and 1e-300 beside others', [0, -Infinity, TINY], [1, 0, expect.closeTo(1e-300, 310)]],
  ['all the same where all are 0', [-Infinity, -Infinity], [1, 1]],
  ['without what is no number', [Number.NaN, TINY], [0, 1]],
  ['finite where one is not', [Infinity, 0], [1, 0]],
])('worlds weigh %s', (_, logs, weights) => {
  expect(relativeWeights(logs)).toEqual(weights);
});
