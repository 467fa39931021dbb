/** Words that load with the pages that use them: fetched once per language, and the page waits for them. */
import type { Catalogue, Locale } from '@pakli/text';
import { use } from 'react';
import { useWords } from './Words.tsx';

type Load<Fetched> = (locale: Locale, words: Catalogue) => Promise<Fetched>;

/** A hook for the words that `load` fetches. */
export function fetched<Fetched>(load: Load<Fetched>): () => Fetched {
  const loading = new Map<string, Promise<Fetched>>();
  return function useFetched(): Fetched {
    const words = useWords();
    // A guest may speak a language that the house does not.
    const language = words.tongue ?? words.locale;
    const coming = loading.get(language) ?? load(words.locale, words);
    loading.set(language, coming);
    return use(coming);
  };
}

/** The same for words of one game. */
export function fetchedOf<Fetched>(
  load: (game: string, locale: Locale, words: Catalogue) => Promise<Fetched>,
): (game: string) => Fetched {
  const hooks = new Map<string, () => Fetched>();
  return function useFetchedOf(game: string): Fetched {
    const hook = hooks.get(game) ?? fetched((locale, words) => load(game, locale, words));
    hooks.set(game, hook);
    return hook();
  };
}
