/** The words around the boards of the day: separate chunks, because a first visit does not need them. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { DaylongWords } from './en/daylong.ts';

export type { DaylongWords } from './en/daylong.ts';

export const loadDaylongWords: LoadWords<DaylongWords> = wordsIn('daylong', {
  en: () => import('./en/daylong.ts'),
  sv: () => import('./sv/daylong.ts'),
  hu: () => import('./hu/daylong.ts'),
  de: () => import('./de/daylong.ts'),
  tr: () => import('./tr/daylong.ts'),
});
