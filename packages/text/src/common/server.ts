/** Console output of a server: no page loads it. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { ServerWords } from './en/server.ts';

export type { ServerWords } from './en/server.ts';

export const loadServerWords: LoadWords<ServerWords> = wordsIn('server', {
  en: () => import('./en/server.ts'),
  sv: () => import('./sv/server.ts'),
  hu: () => import('./hu/server.ts'),
  de: () => import('./de/server.ts'),
  tr: () => import('./tr/server.ts'),
});
