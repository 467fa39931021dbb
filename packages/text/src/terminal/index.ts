/** What only a terminal says, apart from what every table says: a browser never loads it. */
import type { Locale } from '../locale.ts';
import type { TerminalWords } from './en.ts';

export type { TerminalWords } from './en.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<TerminalWords>>> = {
  en: async () => (await import('./en.ts')).english,
  sv: async () => (await import('./sv.ts')).swedish,
  hu: async () => (await import('./hu.ts')).hungarian,
  de: async () => (await import('./de.ts')).german,
  tr: async () => (await import('./tr.ts')).turkish,
};

export function loadTerminalWords(locale: Locale): Promise<TerminalWords> {
  return CHUNKS[locale]();
}
