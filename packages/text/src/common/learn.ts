/** What the pages of lessons and puzzles say, apart from what every table says: a chunk a language, and one a game in it. */
import { chunksOf } from '../games.ts';
import type { Locale } from '../locale.ts';
import type { ReasonTexts, ThemeTexts } from '../chunks.ts';
import type { LearnWords } from './en/learn.ts';

export type { LearnWords } from './en/learn.ts';
export type { ReasonTexts, ThemeText, ThemeTexts } from '../chunks.ts';
export { readLessons, type LessonText, type LessonTexts } from '../markdown/lessons.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<LearnWords>>> = {
  en: async () => (await import('./en/learn.ts')).english,
  sv: async () => (await import('./sv/learn.ts')).swedish,
  hu: async () => (await import('./hu/learn.ts')).hungarian,
  de: async () => (await import('./de/learn.ts')).german,
  tr: async () => (await import('./tr/learn.ts')).turkish,
};

export function loadLearnWords(locale: Locale): Promise<LearnWords> {
  return CHUNKS[locale]();
}

/** By the id of a theme. */
export async function loadThemeTexts(game: string, locale: Locale): Promise<ThemeTexts> {
  return (await (await chunksOf(game))?.puzzles[locale]())?.themes ?? {};
}

/** By the id of a reason. */
export async function loadReasonTexts(game: string, locale: Locale): Promise<ReasonTexts> {
  return (await (await chunksOf(game))?.puzzles[locale]())?.reasons ?? {};
}
