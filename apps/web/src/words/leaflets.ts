/** The rules for people, a file a game and language, fetched with the page that shows them; their words also for a table. */
import { glossaryOf, readLeaflet, type Leaflet, type Term } from '@pakli/text/leaflet';
import type { Locale } from '@pakli/text';
import { useAsync } from '../hooks/use-async.ts';
import { fetchedOf } from './fetched.ts';
import { useWords } from './Words.tsx';

const FILES = import.meta.glob<string>('../../../../packages/text/src/*/*/leaflet.md', {
  query: '?raw',
  import: 'default',
});

async function loadLeaflet(game: string, locale: Locale): Promise<Leaflet> {
  const load = FILES[`../../../../packages/text/src/${game}/${locale}/leaflet.md`];
  if (load === undefined) throw new Error(`no leaflet of ${game} in ${locale}`);
  return readLeaflet(await load());
}

export const useLeaflet: (game: string) => Leaflet = fetchedOf(loadLeaflet);

const NONE: readonly Term[] = [];

/** The words of a game, once they have come: nobody waits for them, and without them a text is as good. */
export function useGlossary(game: string): readonly Term[] {
  const { locale } = useWords();
  const load = async (): Promise<readonly Term[]> => {
    try {
      return glossaryOf(await loadLeaflet(game, locale), locale);
    } catch {
      return NONE;
    }
  };
  return useAsync(load, [game, locale], true) ?? NONE;
}
