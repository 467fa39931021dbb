/** The words around games with the same cards: chunks of their own, because a first visit does not need them. */
import type { ChallengeWords } from './en/challenge.ts';
import type { Locale } from '../locale.ts';

export type { ChallengeWords } from './en/challenge.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<{ readonly challenge: ChallengeWords }>>> = {
  en: () => import('./en/challenge.ts'),
  sv: () => import('./sv/challenge.ts'),
  hu: () => import('./hu/challenge.ts'),
  de: () => import('./de/challenge.ts'),
  tr: () => import('./tr/challenge.ts'),
};

export async function loadChallengeWords(locale: Locale): Promise<ChallengeWords> {
  return (await CHUNKS[locale]()).challenge;
}
