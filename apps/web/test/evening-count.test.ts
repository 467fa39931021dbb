/** How the points and people of an evening are written. */
import type { EveningState } from '@pakli/client';
import { expect, test } from 'vitest';
import { shownScore, shownValue } from '../src/evening/count.ts';
import { withDashes } from '../src/online/use-evening.ts';

test.for(['en', 'sv', 'hu', 'de', 'tr'])('%s: a minus is as wide as a plus', (locale) => {
  expect(shownScore(-6, locale, true)).toBe('−6');
  expect(shownScore(6, locale, true)).toBe('+6');
  expect(shownValue(-1.5, locale, true)).toMatch(/^−1[.,]5$/);
});

test('a dash stands for somebody who has no name any more', () => {
  const entrants = [
    { name: 'Anna', state: 'plays' },
    { name: '', state: 'removed' },
  ] as const;
  const state = { seq: 7, view: { entrants } } as unknown as EveningState;
  expect(withDashes(state)).toEqual({
    seq: 7,
    view: {
      entrants: [
        { name: 'Anna', state: 'plays' },
        { name: '–', state: 'removed' },
      ],
    },
  });
});
