import { Sfc32 } from '@pakli/core';
import { formatBroken, runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { optionsOf, randomOptions, subjectOf } from './subject.ts';

// Every step of 100,000 deals of each preset, and all laws at one position of every tenth deal.
test.each(['seed', 'tournament'])('laws on 100,000 deals of %s', (rules) => {
  const run = { games: 100_000, seed: 1, positions: 0.1 };
  expect(runLaws(subjectOf(optionsOf(rules)), run).map(formatBroken)).toEqual([]);
});

test('laws of random rule sets', () => {
  const random = new Sfc32(99);
  for (let i = 0; i < 2000; i++) {
    const options = randomOptions(random);
    const broken = runLaws(subjectOf(options), { games: 2, seed: i }).map(formatBroken);
    expect(broken, JSON.stringify(options)).toEqual([]);
  }
});
