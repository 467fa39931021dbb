/** The words of lessons, puzzles and rules. */
import {
  loadLearnWords,
  loadLessonTexts,
  loadThemeTexts,
  type LearnWords,
  type LessonTexts,
  type ThemeTexts,
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

const themeTexts = new Map<string, () => ThemeTexts>();

/** What the puzzles of a game are about. */
export function useThemeTexts(game: string): ThemeTexts {
  const known = themeTexts.get(game) ?? fetched((locale) => loadThemeTexts(game, locale));
  themeTexts.set(game, known);
  return known();
}
