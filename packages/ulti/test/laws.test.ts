import { Sfc32 } from '@pakli/core';
import { formatBroken, runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { optionsOf, randomOptions, subjectOf } from './subject.ts';

// The long run is in laws.long.ts.

test.each(['seed', 'tournament', 'seed deals=3'])('laws of %s', (rules) => {
  const run = { games: 6, seed: 1, positions: 2 };
  expect(runLaws(subjectOf(optionsOf(rules)), run).map(formatBroken)).toEqual([]);
});

test('laws of random rule sets', () => {
  const random = new Sfc32(7);
  for (let i = 0; i < 6; i++) {
    const options = randomOptions(random);
    const run = { games: 2, seed: i, positions: 2 };
    const broken = runLaws(subjectOf(options), run).map(formatBroken);
    expect(broken, JSON.stringify(options)).toEqual([]);
  }
});
