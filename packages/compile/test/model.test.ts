/** A second opinion: the engine plays beside a plain model that was written from RULES.md alone. */
import { freshSeed } from '@pakli/core';
import { expect, test } from 'vitest';
import { playBeside } from './model/beside.ts';
import { playPositionBeside } from './model/positions.ts';

// Fixed seeds find the same faults every time, fresh ones occasionally another. The long run is in model.long.ts.
test.each([
  ['games', 'fixed', 1, 45, playBeside],
  ['games', 'fresh', freshSeed() % 1_000_000_000, 5, playBeside],
  ['positions', 'fixed', 1, 60, playPositionBeside],
  ['positions', 'fresh', freshSeed() % 1_000_000_000, 10, playPositionBeside],
])('%s beside the model, %s seeds from %d', (_what, _seeds, first, games, play) => {
  const differs: string[] = [];
  for (let seed = first; seed < first + games && differs.length < 3; seed++) {
    const played = play(seed, new Set());
    if (played.differs !== undefined) differs.push(played.differs);
  }
  expect(differs).toEqual([]);
});
