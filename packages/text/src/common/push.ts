/** The words of notifications: the server sends them to people whose page is closed. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { PushWords } from './en/push.ts';

export type { PushWords } from './en/push.ts';

export const loadPushWords: LoadWords<PushWords> = wordsIn('push', {
  en: () => import('./en/push.ts'),
  sv: () => import('./sv/push.ts'),
  hu: () => import('./hu/push.ts'),
  de: () => import('./de/push.ts'),
  tr: () => import('./tr/push.ts'),
});
