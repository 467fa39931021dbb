/** The words of lessons, puzzles and rules. */
import {
  loadLearnWords,
  loadLessonTexts,
  loadReasonTexts,
  loadThemeTexts,
  type LearnWords,
  type LessonTexts,
  type ReasonTexts,
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

const reasonTexts = new Map<string, () => ReasonTexts>();

/** What the puzzles of a game say for and against a move. */
export function useReasonTexts(game: string): ReasonTexts {
  const known = reasonTexts.get(game) ?? fetched((locale) => loadReasonTexts(game, locale));
  reasonTexts.set(game, known);
  return known();
}
