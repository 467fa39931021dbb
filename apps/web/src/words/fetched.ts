/** Words that come with the pages that say them: fetched once a language, and the page waits for them. */
import type { Locale } from '@pakli/text';
import { use } from 'react';
import { useWords } from './Words.tsx';

type Load<Fetched> = (locale: Locale) => Promise<Fetched>;

/** A hook for the words that `load` fetches. */
export function fetched<Fetched>(load: Load<Fetched>): () => Fetched {
  const loading = new Map<Locale, Promise<Fetched>>();
  return function useFetched(): Fetched {
    const { locale } = useWords();
    const words = loading.get(locale) ?? load(locale);
    loading.set(locale, words);
    return use(words);
  };
}
