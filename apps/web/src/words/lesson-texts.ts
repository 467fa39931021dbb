/** What the lessons of a game say, a file per game and language. */
import type { Locale } from '@pakli/text';
import { readLessons, type LessonTexts } from '@pakli/text/learn';

const FILES = import.meta.glob<string>('../../../../packages/text/src/*/*/lessons.md', {
  query: '?raw',
  import: 'default',
});

/** None of a game that is not of the house. */
export async function loadLessonTexts(game: string, locale: Locale): Promise<LessonTexts> {
  const load = FILES[`../../../../packages/text/src/${game}/${locale}/lessons.md`];
  return load === undefined ? {} : readLessons(await load());
}
