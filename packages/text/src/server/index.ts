/** What a server says where it is started: no page loads it. */
import type { Locale } from '../locale.ts';
import type { ServerWords } from './en.ts';

export type { ServerWords } from './en.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<ServerWords>>> = {
  en: async () => (await import('./en.ts')).english,
  sv: async () => (await import('./sv.ts')).swedish,
  hu: async () => (await import('./hu.ts')).hungarian,
  de: async () => (await import('./de.ts')).german,
  tr: async () => (await import('./tr.ts')).turkish,
};

export function loadServerWords(locale: Locale): Promise<ServerWords> {
  return CHUNKS[locale]();
}
