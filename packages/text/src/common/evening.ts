/** The words around an evening: separate chunks, because a first visit does not need them. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { EveningWords } from './en/evening.ts';

export type { EveningWords } from './en/evening.ts';

export const loadEveningWords: LoadWords<EveningWords> = wordsIn('evening', {
  en: () => import('./en/evening.ts'),
  sv: () => import('./sv/evening.ts'),
  hu: () => import('./hu/evening.ts'),
  de: () => import('./de/evening.ts'),
  tr: () => import('./tr/evening.ts'),
});
