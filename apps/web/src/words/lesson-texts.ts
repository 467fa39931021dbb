/** The texts of a game's lessons, a file per game and language. */
import type { Catalogue, Locale } from '@pakli/text';
import { readLessons, type LessonTexts } from '@pakli/text/learn';

const FILES = import.meta.glob<string>('../../../../packages/text/src/*/*/lessons.md', {
  query: '?raw',
  import: 'default',
});

/** A guest game brings them in its words. */
export async function loadLessonTexts(
  game: string,
  locale: Locale,
  words?: Catalogue,
): Promise<LessonTexts> {
  const own = words?.guests?.[game]?.lessons;
  if (own !== undefined) return readLessons(own);
  const load = FILES[`../../../../packages/text/src/${game}/${locale}/lessons.md`];
  return load === undefined ? {} : readLessons(await load());
}
