/** Law 4 on the whole deck: redealt worlds favour no card and no place. */
import { balanceFaults } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { optionsOf, subjectOf } from './subject.ts';

test('worlds that a seat cannot exclude are dealt equally often', () => {
  const subject = subjectOf(optionsOf('quick'));
  expect(balanceFaults(subject, { deals: 40, seed: 1 })).toEqual([]);
});
