import { formatBroken, runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { optionsOf, subjectOf } from './subject.ts';

// The long run is in laws.long.ts.

test.each(['', 'draft=ban', 'quick', 'fixed', 'main1 control=off', 'main2 shiftEnters=never'])(
  'laws of "%s"',
  (rules) => {
    const run = { games: 2, seed: 1, positions: 2 };
    expect(runLaws(subjectOf(optionsOf(rules)), run).map(formatBroken)).toEqual([]);
  },
);
