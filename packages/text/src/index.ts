/** What Pakli says to people. */

/** The languages of the house. */
export const LOCALES = ['en', 'sv', 'hu', 'de', 'tr'] as const;
export type Locale = (typeof LOCALES)[number];
