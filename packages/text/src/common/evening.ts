/** The words around an evening: chunks of their own, because a first visit does not need them. */
import type { EveningWords } from './en/evening.ts';
import type { Locale } from '../locale.ts';

export type { EveningWords } from './en/evening.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<{ readonly evening: EveningWords }>>> = {
  en: () => import('./en/evening.ts'),
  sv: () => import('./sv/evening.ts'),
  hu: () => import('./hu/evening.ts'),
  de: () => import('./de/evening.ts'),
  tr: () => import('./tr/evening.ts'),
};

export async function loadEveningWords(locale: Locale): Promise<EveningWords> {
  return (await CHUNKS[locale]()).evening;
}
