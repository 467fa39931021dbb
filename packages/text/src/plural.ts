/** Plural forms by the rules of a language: `plural('en')(2, 'card', 'cards')` is `2 cards`. */
import type { Locale } from './locale.ts';

/** A typographic minus: some languages format with a hyphen, which screen readers skip. */
export const withMinus = (number: string): string => number.replace('-', '−');

/** The number with its noun; the languages of the house have at most two forms. */
export type Plural = (n: number, one: string, other: string) => string;

/** Created lazily: a format costs more than the texts of a page, and a language has dozens. */
function lazy<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

/** Below it no language groups the digits of a whole number. */
const GROUPED_FROM = 1000;

export function plural(locale: Locale): Plural {
  const rules = lazy(() => new Intl.PluralRules(locale));
  const numbers = lazy(() => new Intl.NumberFormat(locale));
  return (n, one, other) => {
    // For one every language of the house uses the singular: a page need not load plural rules for
    // that.
    if (Number.isInteger(n) && n >= 0 && n < GROUPED_FROM) return `${n} ${n === 1 ? one : other}`;
    return `${withMinus(numbers().format(n))} ${rules().select(n) === 'one' ? one : other}`;
  };
}

/** A place in an order: `ordinal('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })(2)` is `2nd`. */
export function ordinal(
  locale: Locale,
  endings: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): (n: number) => string {
  const rules = lazy(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
  return (n) => `${n}${endings[rules().select(n)] ?? endings.other}`;
}

/** `a, b and c` in the language. */
export type Lister = (parts: readonly string[]) => string;

export function lister(locale: Locale): Lister {
  // British English: no comma before "and".
  const format = lazy(
    () =>
      new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, {
        style: 'long',
        type: 'conjunction',
      }),
  );
  return (parts) => format().format(parts);
}

/** Numbers as the language writes them, with a sign for gains and losses. */
export function signedIn(locale: Locale, digits: number): (n: number) => string {
  const format = lazy(
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'exceptZero',
      }),
  );
  return (n) => withMinus(format().format(n));
}

/** A share from 0 to 1 as a whole percentage, clamped to 0 and 100: a value may include a small bonus. */
export function percent(locale: Locale): (share: number) => string {
  const format = lazy(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  );
  return (share) => format().format(Math.min(1, Math.max(0, share)));
}
