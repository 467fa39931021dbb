import { Sfc32 } from '@pakli/core';
import { formatBroken, runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { optionsOf, randomOptions, subjectOf } from './subject.ts';

// The long run is in laws.long.ts.

test.each(['synced', 'draft', 'regler', 'draft+seven', 'regler+short'])('laws of %s', (rules) => {
  const run = { games: 3, seed: 1, positions: 3 };
  expect(runLaws(subjectOf(optionsOf(rules)), run).map(formatBroken)).toEqual([]);
});

test('laws of random rule sets', () => {
  const random = new Sfc32(7);
  for (let i = 0; i < 8; i++) {
    const options = randomOptions(random);
    const run = { games: 2, seed: i, positions: 3 };
    const broken = runLaws(subjectOf(options), run).map(formatBroken);
    expect(broken, JSON.stringify(options)).toEqual([]);
  }
});
