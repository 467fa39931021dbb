/** The words around recorded games: chunks of their own, because a first visit does not need them. */
import type { ReplayWords } from './en/replay.ts';
import type { Locale } from '../locale.ts';

export type { ReplayWords } from './en/replay.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<{ readonly replay: ReplayWords }>>> = {
  en: () => import('./en/replay.ts'),
  sv: () => import('./sv/replay.ts'),
  hu: () => import('./hu/replay.ts'),
  de: () => import('./de/replay.ts'),
  tr: () => import('./tr/replay.ts'),
};

export async function loadReplayWords(locale: Locale): Promise<ReplayWords> {
  return (await CHUNKS[locale]()).replay;
}
