import { Sfc32, type Random } from '@pakli/core';
import { expect, test } from 'vitest';
import { Sprt, type SprtVerdict } from '../src/index.ts';

const HYPOTHESES = { low: 0.5, high: 0.6, alpha: 0.05, beta: 0.05 };

test("the bounds are Wald's", () => {
  const even = new Sprt(HYPOTHESES);
  expect([even.lower, even.upper]).toEqual([-Math.log(19), expect.closeTo(Math.log(19), 12)]);
  const strict = new Sprt({ ...HYPOTHESES, alpha: 0.01, beta: 0.1 });
  expect(strict.lower).toBeCloseTo(Math.log(0.1 / 0.99), 12);
  expect(strict.upper).toBeCloseTo(Math.log(0.9 / 0.01), 12);
});

test('the ratio is the sum of the log ratios of normal densities', () => {
  const values = [0.5, 1, 0, 0.5, 0.5, 1, 0.5, 0];
  const test = new Sprt(HYPOTHESES);
  for (const value of values) test.add(value);
  // Mean 0.5, squares 1 in all, and half a block each at 0 and at 1 besides.
  const variance = (1 + 0.25) / 8;
  const density = (value: number, mean: number): number => -((value - mean) ** 2) / (2 * variance);
  const ratio = values.reduce((sum, value) => sum + density(value, 0.6) - density(value, 0.5), 0);
  expect(test.ratio).toBeCloseTo(ratio, 12);
});

/** A block of two games of which each is won with this chance in a thousand. */
function block(random: Random, chance: number): number {
  return [0, 1].filter(() => random.below(1000) < chance).length / 2;
}

function runTest(
  random: Random,
  chance: number,
): { verdict: SprtVerdict | undefined; blocks: number } {
  const test = new Sprt(HYPOTHESES);
  while (test.blocks < 5000 && test.add(block(random, chance)) === undefined);
  return { verdict: test.verdict, blocks: test.blocks };
}

test.for([
  [500, 'H0'],
  [600, 'H1'],
] as const)(
  'with a chance of %i in 1000 it takes %s, and is wrong as rarely as promised',
  ([chance, right]) => {
    const random = new Sfc32(chance);
    const runs = Array.from({ length: 2000 }, () => runTest(random, chance));
    const wrong = runs.filter(({ verdict }) => verdict !== right).length;
    // 5 %, three standard errors of 2000 runs, and a little for the estimated variance.
    expect(wrong / 2000).toBeLessThan(0.07);
    // A test of fixed size with the same errors needs (1.645 + 1.645)^2 * 0.125 / 0.1^2 = 135 blocks.
    const mean = runs.reduce((sum, { blocks }) => sum + blocks, 0) / 2000;
    expect(mean).toBeLessThan(110);
  },
);

test('blocks that are all equal do not end it before there are enough, and then they do', () => {
  const test = new Sprt(HYPOTHESES);
  for (let i = 0; i < 15; i++) expect(test.add(1)).toBeUndefined();
  expect(test.add(1)).toBe('H1');
  expect(test.add(0)).toBe('H1');
  expect(test.blocks).toBe(16);
});
