/** Texts of the pages of lessons and puzzles, apart from those of every table: a chunk per language, and one per game in it. */
import { chunksOf } from '../games.ts';
import type { Locale } from '../locale.ts';
import { wordsIn, type LoadWords, type ReasonTexts, type ThemeTexts } from '../chunks.ts';
import type { LearnWords } from './en/learn.ts';

export type { LearnWords } from './en/learn.ts';
export type { ReasonTexts, ThemeText, ThemeTexts } from '../chunks.ts';
export { readLessons, type LessonText, type LessonTexts } from '../markdown/lessons.ts';

export const loadLearnWords: LoadWords<LearnWords> = wordsIn('learn', {
  en: () => import('./en/learn.ts'),
  sv: () => import('./sv/learn.ts'),
  hu: () => import('./hu/learn.ts'),
  de: () => import('./de/learn.ts'),
  tr: () => import('./tr/learn.ts'),
});

/** By the id of a theme. */
export async function loadThemeTexts(game: string, locale: Locale): Promise<ThemeTexts> {
  return (await (await chunksOf(game))?.puzzles[locale]())?.themes ?? {};
}

/** By the id of a reason. */
export async function loadReasonTexts(game: string, locale: Locale): Promise<ReasonTexts> {
  return (await (await chunksOf(game))?.puzzles[locale]())?.reasons ?? {};
}
