/** The words around recorded games, fetched with the pages that say them. */
import type { Locale } from '@pakli/text';
import { loadReplayWords, type ReplayWords } from '@pakli/text/replay';
import { use } from 'react';
import { useWords } from './Words.tsx';

const loading = new Map<Locale, Promise<ReplayWords>>();

export function useReplayWords(): ReplayWords {
  const { locale } = useWords();
  const words = loading.get(locale) ?? loadReplayWords(locale);
  loading.set(locale, words);
  return use(words);
}
