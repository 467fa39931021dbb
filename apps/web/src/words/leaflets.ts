/**
 * The rules for people, a file per game and language, fetched with the page that shows them; a table uses their
 * glossaries, too.
 */
import { glossaryOf, readLeaflet, type Leaflet, type Term } from '@pakli/text/leaflet';
import type { Catalogue, Locale } from '@pakli/text';
import { useAsync } from '../hooks/use-async.ts';
import { fetchedOf } from './fetched.ts';
import { useWords } from './Words.tsx';

const FILES = import.meta.glob<string>('../../../../packages/text/src/*/*/leaflet.md', {
  query: '?raw',
  import: 'default',
});

async function loadLeaflet(game: string, locale: Locale, words: Catalogue): Promise<Leaflet> {
  const own = words.guests?.[game]?.leaflet;
  if (own !== undefined) return readLeaflet(own);
  const load = FILES[`../../../../packages/text/src/${game}/${locale}/leaflet.md`];
  if (load === undefined) throw new Error(`no leaflet of ${game} in ${locale}`);
  return readLeaflet(await load());
}

export const useLeaflet: (game: string) => Leaflet = fetchedOf(loadLeaflet);

const NONE: readonly Term[] = [];

/** The glossary of a game, once it has loaded: nobody waits for it, and without it a text is as good. */
export function useGlossary(game: string): readonly Term[] {
  const words = useWords();
  const { locale } = words;
  const load = async (): Promise<readonly Term[]> => {
    try {
      return glossaryOf(await loadLeaflet(game, locale, words), locale);
    } catch {
      return NONE;
    }
  };
  return useAsync(load, [game, locale], true) ?? NONE;
}
