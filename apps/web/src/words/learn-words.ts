/** The words of lessons, puzzles and rules. */
import {
  loadLearnWords,
  loadReasonTexts,
  loadThemeTexts,
  type LearnWords,
  type LessonTexts,
  type ReasonTexts,
  type ThemeTexts,
} from '@pakli/text/learn';
import { fetched, fetchedOf } from './fetched.ts';
import { loadLessonTexts } from './lesson-texts.ts';

export const useLearnWords: () => LearnWords = fetched(loadLearnWords);

/** What the lessons of a game say. */
export const useLessonTexts: (game: string) => LessonTexts = fetchedOf(loadLessonTexts);

/** What the puzzles of a game are about. */
export const useThemeTexts: (game: string) => ThemeTexts = fetchedOf(
  async (game, locale, words) => {
    const own = words.guests?.[game]?.puzzles?.themes;
    if (own === undefined) return loadThemeTexts(game, locale);
    return Object.fromEntries(
      Object.entries(own).map(([id, { name, why }]) => [id, { name, why: () => why }]),
    );
  },
);

/** What the puzzles of a game say for and against a move. */
export const useReasonTexts: (game: string) => ReasonTexts = fetchedOf(loadReasonTexts);
