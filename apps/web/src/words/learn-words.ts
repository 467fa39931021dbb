/** The words of lessons, puzzles and rules. */
import {
  loadLearnWords,
  loadLessonTexts,
  type LearnWords,
  type LessonTexts,
} from '@pakli/text/learn';
import { fetched } from './fetched.ts';

export const useLearnWords: () => LearnWords = fetched(loadLearnWords);

const lessonTexts = new Map<string, () => LessonTexts>();

/** What the lessons of a game say. */
export function useLessonTexts(game: string): LessonTexts {
  const known = lessonTexts.get(game) ?? fetched((locale) => loadLessonTexts(game, locale));
  lessonTexts.set(game, known);
  return known();
}
