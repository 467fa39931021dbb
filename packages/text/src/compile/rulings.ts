/** What the page of Compile's cards says: a chunk a language, because only that page needs it. */
import type { Locale } from '../locale.ts';
import type { RulingWords } from './en/rulings.ts';

export { RULED, rulingsOf } from './ruled.ts';
export type { Keyword, RulingId, RulingWords } from './en/rulings.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<RulingWords>>> = {
  en: async () => (await import('./en/rulings.ts')).english,
  sv: async () => (await import('./sv/rulings.ts')).swedish,
  hu: async () => (await import('./hu/rulings.ts')).hungarian,
  de: async () => (await import('./de/rulings.ts')).german,
  tr: async () => (await import('./tr/rulings.ts')).turkish,
};

export function loadRulingWords(locale: Locale): Promise<RulingWords> {
  return CHUNKS[locale]();
}
