import { formatBroken, runLaws } from '@pakli/core/testing';
import { describe, expect, test } from 'vitest';
import { CLASSIC, ONION } from './side-by-side.ts';
import { subjectOf } from './subject.ts';

describe('the laws of all games, 100,000 deals', () => {
  test.each([
    ['classic', CLASSIC, 48_000],
    ['onion', ONION, 48_000],
    ['a match of four', { ...CLASSIC, deals: 4 } as const, 1000],
  ])('%s', (_name, options, games) => {
    const broken = runLaws(subjectOf(options), { games, seed: 1_000_000, positions: 0.2 });
    expect(broken.map(formatBroken)).toEqual([]);
  });
});
