/** Thousands of random endings against minimax. */
import { expect, test } from 'vitest';
import { Solver } from '../../src/knowledge/solver/index.ts';
import { compareEnding } from './compare.ts';

const solvers = [new Solver(), new Solver({ entries: 8 })];

test.for([
  [2, 20_000],
  [3, 8000],
  [4, 1500],
  [5, 60],
] as const)('random endings of %i cards each', { timeout: 1_000_000 }, ([size, endings]) => {
  let compared = 0;
  for (let seed = 1; seed <= endings; seed++) compared += compareEnding(seed + 1e6, size, solvers);
  expect(compared).toBeGreaterThan(endings * solvers.length);
});
