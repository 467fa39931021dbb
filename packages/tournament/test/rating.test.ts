import { expect, test } from 'vitest';
import { isShown, rateBoards, ratingPrior, winChance, type RatedBoard } from '../src/index.ts';
import { BoardPool, POOL_GAMES } from '../scripts/board-pool.ts';

/** Typical ratings of the levels of a game: 1350 ± 150. */
const PRIOR = ratingPrior([1200, 1300, 1400, 1500]);
const NO_PRIOR = { mean: 1500, deviation: 10_000 };

/** `wins` boards won and `losses` lost against one computer. */
function boardsAgainst(strength: number, wins: number, losses: number): RatedBoard[] {
  return [...Array<number>(wins).fill(1), ...Array<number>(losses).fill(-1)].map((score) => ({
    score,
    field: [{ score: 0, strength }],
  }));
}

test('four hundred points are odds of ten to one', () => {
  expect(winChance(1900, 1500)).toBeCloseTo(10 / 11);
  expect(winChance(1500, 1500)).toBe(0.5);
  const { value } = rateBoards(boardsAgainst(1500, 100, 10), 'high', NO_PRIOR, Infinity);
  expect(value).toBeCloseTo(1900, 0);
});

test('where the lower score is better, the same boards rate the other way round', () => {
  const high = rateBoards(boardsAgainst(1500, 30, 10), 'high', NO_PRIOR, Infinity);
  const low = rateBoards(boardsAgainst(1500, 30, 10), 'low', NO_PRIOR, Infinity);
  expect(high.value - 1500).toBeCloseTo(1500 - low.value);
});

test('nothing played is the prior; ties change nothing', () => {
  const half = 1.96 * 150;
  const prior = { value: 1350, low: 1350 - half, high: 1350 + half };
  expect(rateBoards([], 'high', PRIOR)).toEqual(prior);
  const tie: RatedBoard = { score: 4, field: [{ score: 4, strength: 1700 }] };
  expect(rateBoards([tie, tie, tie], 'high', PRIOR)).toEqual(prior);
});

test('who wins everything is rated far above the field and not at infinity', () => {
  const { value, low, high } = rateBoards(boardsAgainst(1500, 1000, 0), 'high', PRIOR);
  expect(value).toBeGreaterThan(1800);
  expect(value).toBeLessThan(3000);
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
});

test('late boards count more than early ones', () => {
  const [won, lost] = [boardsAgainst(1500, 200, 0), boardsAgainst(1500, 0, 200)];
  const improved = rateBoards([...lost, ...won], 'high', NO_PRIOR);
  const declined = rateBoards([...won, ...lost], 'high', NO_PRIOR);
  expect(improved.value).toBeGreaterThan(1500);
  expect(declined.value).toBeLessThan(1500);
});

test('a rating is shown after dozens of boards, not after one', () => {
  expect(isShown(rateBoards(boardsAgainst(1500, 1, 0), 'high', PRIOR), PRIOR)).toBe(false);
  expect(isShown(rateBoards(boardsAgainst(1500, 40, 40), 'high', PRIOR), PRIOR)).toBe(true);
});

test('sixteen results of one board are not sixteen boards', () => {
  const field = Array.from({ length: 16 }, () => ({ score: 0, strength: 1500 }));
  const { low, high } = rateBoards([{ score: 1, field }], 'high', PRIOR);
  const three = rateBoards(boardsAgainst(1500, 3, 0), 'high', PRIOR);
  expect(high - low).toBeGreaterThan(three.high - three.low);
});

test('in a simulated pool intervals hold the truth, and nobody leans, whoever plays there', () => {
  // The seed is part of the test: the drawn numbers stay the same.
  for (const [game, settings] of Object.entries(POOL_GAMES)) {
    for (const shift of [-1, 1]) {
      const pool = new BoardPool(settings, { people: 60, days: 30, seed: 7, shift });
      const { lean, held } = pool.check();
      expect(held, game).toBeGreaterThan(0.85);
      expect(Math.abs(lean), game).toBeLessThan(40);
      expect(Math.abs(pool.anchorDrift()), game).toBeLessThan(40);
    }
  }
});
