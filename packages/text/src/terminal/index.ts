/** What only a terminal says, apart from what every table says: a browser never loads it. */
import type { Locale } from '../locale.ts';
import type { TerminalWords } from './en.ts';

export type { TerminalWords } from './en.ts';

const english = async (): Promise<TerminalWords> => (await import('./en.ts')).english;
const CHUNKS: Readonly<Record<Locale, () => Promise<TerminalWords>>> = {
  en: english,
  sv: english,
  hu: english,
  de: english,
  tr: english,
};

export function loadTerminalWords(locale: Locale): Promise<TerminalWords> {
  return CHUNKS[locale]();
}
