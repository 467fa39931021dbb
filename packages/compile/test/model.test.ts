/** A second opinion: the engine plays beside a plain model that was written from RULES.md alone. */
import { freshSeed } from '@pakli/core';
import { expect, test } from 'vitest';
import { playBeside } from './model/beside.ts';

// Fixed seeds find the same faults every time, fresh ones now and then another. The long run is in model.long.ts.
test.each([
  ['fixed', 1, 45],
  ['fresh', freshSeed() % 1_000_000_000, 5],
])('games beside the model, %s seeds from %d', (_, first, games) => {
  const differs: string[] = [];
  for (let seed = first; seed < first + games && differs.length < 3; seed++) {
    const played = playBeside(seed, new Set());
    if (played.differs !== undefined) differs.push(played.differs);
  }
  expect(differs).toEqual([]);
});
