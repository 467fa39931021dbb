/** All that Pakli says in one language. Each language is a chunk of its own and comes when it is asked for. */
import type { Language } from './en/index.ts';
import type { Locale } from './locale.ts';

export interface Catalogue extends Language {
  readonly locale: Locale;
  /** What was asked for where the house does not speak it: a guest may. */
  readonly tongue?: string;
}

const CHUNKS: Readonly<Record<Locale, () => Promise<Language>>> = {
  en: async () => (await import('./en/index.ts')).english,
  sv: async () => (await import('./sv/index.ts')).swedish,
  hu: async () => (await import('./hu/index.ts')).hungarian,
  de: async () => (await import('./de/index.ts')).german,
  tr: async () => (await import('./tr/index.ts')).turkish,
};

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return { ...(await CHUNKS[locale]()), locale };
}
