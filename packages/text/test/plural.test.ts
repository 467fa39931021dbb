import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { plural } from '../src/plural.ts';

test.each(LOCALES)('numbers and their plurals in %s are those of the language', (locale) => {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  const say = plural(locale);
  const numbers = [...Array.from({ length: 1002 }, (_, n) => n), 12_345, 0.5, 1.5, -1, -12];
  for (const n of numbers) {
    const form = rules.select(n) === 'one' ? 'one' : 'other';
    expect(say(n, 'one', 'other')).toBe(`${format.format(n).replace('-', '−')} ${form}`);
  }
});
