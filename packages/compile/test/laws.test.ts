import { formatBroken, runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { optionsOf, subjectOf } from './subject.ts';

// The long run is in laws.long.ts.

// In both games the law checks a hand with a card chosen and not yet discarded.
test.each([3364, 6802])('laws of game %i, where cards are being chosen', (seed) => {
  const run = { games: 1, seed, positions: 0.1 };
  expect(runLaws(subjectOf(optionsOf('')), run).map(formatBroken)).toEqual([]);
});

test.each(['', 'draft=ban', 'quick', 'fixed', 'main1 control=off', 'main2 shiftEnters=never'])(
  'laws of "%s"',
  (rules) => {
    const run = { games: 2, seed: 1, positions: 2 };
    expect(runLaws(subjectOf(optionsOf(rules)), run).map(formatBroken)).toEqual([]);
  },
);
