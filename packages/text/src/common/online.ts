/** The words around tables by link: separate chunks, because a first visit does not need them. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { OnlineWords } from './en/online.ts';

export type { OnlineWords } from './en/online.ts';

export const loadOnlineWords: LoadWords<OnlineWords> = wordsIn('online', {
  en: () => import('./en/online.ts'),
  sv: () => import('./sv/online.ts'),
  hu: () => import('./hu/online.ts'),
  de: () => import('./de/online.ts'),
  tr: () => import('./tr/online.ts'),
});
