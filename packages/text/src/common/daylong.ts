/** The words around the boards of the day: chunks of their own, because a first visit does not need them. */
import type { DaylongWords } from './en/daylong.ts';
import type { Locale } from '../locale.ts';

export type { DaylongWords } from './en/daylong.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<{ readonly daylong: DaylongWords }>>> = {
  en: () => import('./en/daylong.ts'),
  sv: () => import('./sv/daylong.ts'),
  hu: () => import('./hu/daylong.ts'),
  de: () => import('./de/daylong.ts'),
  tr: () => import('./tr/daylong.ts'),
};

export async function loadDaylongWords(locale: Locale): Promise<DaylongWords> {
  return (await CHUNKS[locale]()).daylong;
}
