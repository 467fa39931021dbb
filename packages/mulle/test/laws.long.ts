import { Sfc32 } from '@pakli/core';
import { formatBroken, runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { optionsOf, randomOptions, subjectOf } from './subject.ts';

// A match is two omgangar: 10,000 of them are the 20,000 omgangar of a preset.
test.each(['synced', 'draft', 'regler'])('laws on 20,000 omgangar of %s', (rules) => {
  const run = { games: 10_000, seed: 1, positions: 0.25 };
  expect(runLaws(subjectOf(optionsOf(rules)), run).map(formatBroken)).toEqual([]);
});

test.each(['seven', 'draft+seven', 'regler+seven', 'short', 'regler+short'])(
  'laws of the variant %s',
  (rules) => {
    const run = { games: 500, seed: 1, positions: 1 };
    expect(runLaws(subjectOf(optionsOf(rules)), run).map(formatBroken)).toEqual([]);
  },
);

test('laws of random rule sets', () => {
  const random = new Sfc32(99);
  for (let i = 0; i < 1000; i++) {
    const options = randomOptions(random);
    const broken = runLaws(subjectOf(options), { games: 2, seed: i }).map(formatBroken);
    expect(broken, JSON.stringify(options)).toEqual([]);
  }
});
