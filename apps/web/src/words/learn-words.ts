/** The texts of lessons, puzzles and rules. */
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

/** The texts of a game's lessons. */
export const useLessonTexts: (game: string) => LessonTexts = fetchedOf(loadLessonTexts);

/** The ideas of a game's puzzles. */
export const useThemeTexts: (game: string) => ThemeTexts = fetchedOf(
  async (game, locale, words) => {
    const own = words.guests?.[game]?.puzzles?.themes;
    if (own === undefined) return loadThemeTexts(game, locale);
    return Object.fromEntries(
      Object.entries(own).map(([id, { name, why }]) => [id, { name, why: () => why }]),
    );
  },
);

/** The reasons for and against moves in a game's puzzles. */
export const useReasonTexts: (game: string) => ReasonTexts = fetchedOf(loadReasonTexts);
