/** The words around games with the same cards: separate chunks, because a first visit does not need them. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { ChallengeWords } from './en/challenge.ts';

export type { ChallengeWords } from './en/challenge.ts';

export const loadChallengeWords: LoadWords<ChallengeWords> = wordsIn('challenge', {
  en: () => import('./en/challenge.ts'),
  sv: () => import('./sv/challenge.ts'),
  hu: () => import('./hu/challenge.ts'),
  de: () => import('./de/challenge.ts'),
  tr: () => import('./tr/challenge.ts'),
});
