/** The languages of the house, and the choice of one for a visitor. */
export const LOCALES = ['en', 'sv', 'hu', 'de', 'tr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language's own name, for a list to choose from. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  sv: 'Svenska',
  hu: 'Magyar',
  de: 'Deutsch',
  tr: 'Türkçe',
};

export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The first of the wanted languages that the house speaks: `['nb', 'sv-FI']` gives `sv`. English if there is none. */
export function pickLocale(wanted: readonly string[]): Locale {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => isLocale(tag));
  return known ?? 'en';
}

/** Begins a sentence: Turkish has its own capital i. */
export function capital(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
