import { formatBroken, runLaws } from '@pakli/core/testing';
import { describe, expect, test } from 'vitest';
import { CLASSIC, ONION } from './side-by-side.ts';
import { subjectOf } from './subject.ts';

describe('the laws of all games', () => {
  test.each([
    ['classic', CLASSIC, 2300],
    ['onion', ONION, 2300],
    ['a match of four', { ...CLASSIC, deals: 4 } as const, 100],
  ])('%s', (_name, options, games) => {
    const broken = runLaws(subjectOf(options), { games, seed: 1, positions: 0.2 });
    expect(broken.map(formatBroken)).toEqual([]);
  });
});
