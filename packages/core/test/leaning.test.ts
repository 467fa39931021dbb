/** Differences that are below the noise one by one, but lean the same way. */
import { expect, test } from 'vitest';
import { Sfc32, type Random } from '../src/index.ts';
import { Leaning } from '../src/testing/leaning.ts';

const FACTS = Array.from({ length: 30 }, (_, n) => `fact ${n}`);

function leaningOf(shift: (deal: number, n: number) => number, random: Random): Leaning {
  const leaning = new Leaning();
  for (let deal = 0; deal < 1000; deal++) {
    const noise = (): number => random.below(2001) / 1000 - 1;
    leaning.add(new Map(FACTS.map((fact, n) => [fact, noise() + shift(deal, n)])));
  }
  return leaning;
}

test('what leans a little in thirty facts is seen in their sum, and named', () => {
  // A tenth of the noise of one fact, two tenths in one: 3 and 6 deviations on their own.
  const found = leaningOf((_, n) => (n === 7 ? -0.12 : n % 2 === 0 ? 0.06 : -0.06), new Sfc32(1));
  expect(found.deviations).toBeGreaterThan(10);
  expect(found.most).toBe('fact 7 (too rarely)');
  expect(found.deals).toBe(1000);
});

test('what leans nowhere wanders: no more than four deviations in twenty runs', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { deviations } = leaningOf(() => 0, new Sfc32(seed));
    expect(Math.abs(deviations), `seed ${seed}`).toBeLessThan(4);
  }
});

test('deals that lean to and fro do not add up', () => {
  const { deviations } = leaningOf((deal) => (deal % 2 === 0 ? 0.3 : -0.3), new Sfc32(3));
  expect(deviations).toBeLessThan(4);
});
