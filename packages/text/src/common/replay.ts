/** The words around recorded games: separate chunks, because a first visit does not need them. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { ReplayWords } from './en/replay.ts';

export type { ReplayWords } from './en/replay.ts';

export const loadReplayWords: LoadWords<ReplayWords> = wordsIn('replay', {
  en: () => import('./en/replay.ts'),
  sv: () => import('./sv/replay.ts'),
  hu: () => import('./hu/replay.ts'),
  de: () => import('./de/replay.ts'),
  tr: () => import('./tr/replay.ts'),
});
