/** How points of an evening are written. */
import { expect, test } from 'vitest';
import { shownScore, shownValue } from '../src/evening/count.ts';

test.for(['en', 'sv', 'hu', 'de', 'tr'])('%s: a minus is as wide as a plus', (locale) => {
  expect(shownScore(-6, locale, true)).toBe('−6');
  expect(shownScore(6, locale, true)).toBe('+6');
  expect(shownValue(-1.5, locale, true)).toMatch(/^−1[.,]5$/);
});
