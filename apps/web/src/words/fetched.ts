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

/** The same for words of one game. */
export function fetchedOf<Fetched>(
  load: (game: string, locale: Locale) => Promise<Fetched>,
): (game: string) => Fetched {
  const hooks = new Map<string, () => Fetched>();
  return function useFetchedOf(game: string): Fetched {
    const hook = hooks.get(game) ?? fetched((locale) => load(game, locale));
    hooks.set(game, hook);
    return hook();
  };
}
