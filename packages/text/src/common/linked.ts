/** The words beside the cards of a table by link: chunks of their own, because a first visit does not need them. */
import type { LinkedWords } from './en/linked.ts';
import type { Locale } from '../locale.ts';

export type { LinkedWords } from './en/linked.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<{ readonly linked: LinkedWords }>>> = {
  en: () => import('./en/linked.ts'),
  sv: () => import('./sv/linked.ts'),
  hu: () => import('./hu/linked.ts'),
  de: () => import('./de/linked.ts'),
  tr: () => import('./tr/linked.ts'),
};

export async function loadLinkedWords(locale: Locale): Promise<LinkedWords> {
  return (await CHUNKS[locale]()).linked;
}
