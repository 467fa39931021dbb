/** What a server says where it is started: no page loads it. */
import type { Locale } from '../locale.ts';
import type { ServerWords } from './en/server.ts';

export type { ServerWords } from './en/server.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<ServerWords>>> = {
  en: async () => (await import('./en/server.ts')).english,
  sv: async () => (await import('./sv/server.ts')).swedish,
  hu: async () => (await import('./hu/server.ts')).hungarian,
  de: async () => (await import('./de/server.ts')).german,
  tr: async () => (await import('./tr/server.ts')).turkish,
};

export function loadServerWords(locale: Locale): Promise<ServerWords> {
  return CHUNKS[locale]();
}
