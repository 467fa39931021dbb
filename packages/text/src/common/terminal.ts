/** What only a terminal says, apart from what every table says: a browser never loads it. */
import type { Locale } from '../locale.ts';
import type { TerminalWords } from './en/terminal.ts';

export type { TerminalWords } from './en/terminal.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<TerminalWords>>> = {
  en: async () => (await import('./en/terminal.ts')).english,
  sv: async () => (await import('./sv/terminal.ts')).swedish,
  hu: async () => (await import('./hu/terminal.ts')).hungarian,
  de: async () => (await import('./de/terminal.ts')).german,
  tr: async () => (await import('./tr/terminal.ts')).turkish,
};

export function loadTerminalWords(locale: Locale): Promise<TerminalWords> {
  return CHUNKS[locale]();
}
