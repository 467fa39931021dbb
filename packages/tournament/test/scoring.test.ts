/** The scores of results, by hand and as laws. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossImps, impsFor, matchpoints, neuberg, victoryPoints } from '../src/index.ts';

/** How often matchpoints compare with a given score. */
function looksAt(many: number): number {
  let looks = 0;
  const scores = new Proxy(
    Array.from({ length: many }, (_, at) => at),
    {
      get(list, key, self): unknown {
        if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
        return Reflect.get(list, key, self);
      },
    },
  );
  matchpoints(scores, 'high');
  return looks;
}

test('of ten times as many results each is looked at no more often', () => {
  expect(looksAt(1000)).toBe(10 * looksAt(100));
});

test('matchpoints: 1 for a result that is beaten, 1/2 for a tie', () => {
  expect(matchpoints([10, 5, 5, -2, -8], 'high')).toEqual([100, 62.5, 62.5, 25, 0]);
  expect(matchpoints([10, 5, 5, -2, -8], 'low')).toEqual([0, 37.5, 37.5, 75, 100]);
  expect(matchpoints([3], 'high')).toEqual([50]);
  expect(matchpoints([], 'high')).toEqual([]);
});

test('Neuberg: two results of a field of three are worth as much as the missing one allows', () => {
  // 50 + 50 * 1/2 * 3/2, and as much below.
  expect(matchpoints([8, 1], 'high', 3)).toEqual([87.5, 12.5]);
  expect(matchpoints([8], 'high', 7)).toEqual([50]);
  // In the words of bridge: 2 points for a win, N/n (points + 1) - 1 of 2N - 2.
  const [points, count, expected] = [11, 8, 10];
  const bridge = ((expected / count) * (points + 1) - 1) / (2 * expected - 2);
  const percent = (100 * points) / (2 * count - 2);
  expect(neuberg(percent, count, expected)).toBeCloseTo(100 * bridge, 12);
});

const scores = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 9 });
const better = fc.constantFrom('high' as const, 'low' as const);

test('laws of matchpoints: the mean is 50, better scores get more, equal ones the same', () => {
  fc.assert(
    fc.property(scores, better, fc.nat(5), (given, which, missing) => {
      const percents = matchpoints(given, which, given.length + missing);
      const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
      expect(mean).toBeCloseTo(50, 9);
      for (const [i, one] of given.entries()) {
        for (const [j, other] of given.entries()) {
          const lead = (one - other) * (which === 'high' ? 1 : -1);
          expect(Math.sign((percents[i] ?? 0) - (percents[j] ?? 0)) === Math.sign(lead)).toBe(true);
        }
      }
      expect(Math.max(...percents)).toBeLessThanOrEqual(100);
      expect(Math.min(...percents)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});

test('Neuberg twice for one missing result is Neuberg once for two', () => {
  const [count, percent] = [4, 75];
  const one = neuberg(percent, count, count + 1);
  const two = neuberg(one, count + 1, count + 2);
  expect(two).toBeCloseTo(neuberg(percent, count, count + 2), 12);
});

const SCALE = [1, 3, 6, 10, 15];

test('IMPs: as many as thresholds are reached, with the sign of the difference', () => {
  expect([0, 0.5, 1, 2, 3, 14, 15, 900].map((size) => impsFor(size, SCALE))).toEqual([
    0, 0, 1, 1, 2, 4, 5, 5,
  ]);
  expect(impsFor(-7, SCALE)).toBe(-3);
  expect(Object.is(impsFor(-0.5, SCALE), 0)).toBe(true);
});

test('cross-IMPs: the mean against all others', () => {
  expect(crossImps([10, 7, 0], SCALE, 'high')).toEqual([(2 + 4) / 2, (-2 + 3) / 2, (-4 - 3) / 2]);
  expect(crossImps([10, 7, 0], SCALE, 'low')).toEqual([-3, -0.5, 3.5]);
  expect(crossImps([10], SCALE, 'high')).toEqual([0]);
});

test('laws of cross-IMPs: they add up to nothing, and no better score gets fewer', () => {
  fc.assert(
    fc.property(scores, better, (given, which) => {
      const imps = crossImps(given, SCALE, which);
      expect(imps.reduce((sum, imp) => sum + imp, 0)).toBeCloseTo(0, 9);
      for (const [i, one] of given.entries()) {
        for (const [j, other] of given.entries()) {
          const ahead = which === 'high' ? one > other : one < other;
          if (ahead) expect(imps[i]).toBeGreaterThanOrEqual(imps[j] ?? 0);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('victory points: 10 each when even, 20 to 0 from 15 times the root of the boards on', () => {
  expect(victoryPoints(0, 16)).toBe(10);
  expect(victoryPoints(60, 16)).toBeCloseTo(20, 12);
  expect(victoryPoints(500, 16)).toBeCloseTo(20, 12);
  expect(victoryPoints(-60, 16)).toBeCloseTo(0, 12);
  expect(victoryPoints(0, 0)).toBe(10);
  // A third and two thirds of the way the powers of t are whole: t = 0.618034, t² = 0.381966, t³ = 0.236068.
  expect(victoryPoints(20, 16)).toBeCloseTo(10 + 3.81966 / 0.763932, 4);
  expect(victoryPoints(40, 16)).toBeCloseTo(10 + 6.18034 / 0.763932, 4);
});

test('laws of victory points: they add up to 20, and every IMP more is worth less than the one before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 80 }),
      fc.integer({ min: 1, max: 64 }),
      (margin, boards) => {
        expect(victoryPoints(margin, boards) + victoryPoints(-margin, boards)).toBeCloseTo(20, 9);
        const step = (at: number): number =>
          victoryPoints(at + 1, boards) - victoryPoints(at, boards);
        expect(step(margin)).toBeGreaterThanOrEqual(0);
        expect(step(margin + 1)).toBeLessThanOrEqual(step(margin) + 1e-9);
      },
    ),
    { numRuns: 100 },
  );
});
