/** What the pages of lessons and puzzles say, apart from what every table says: a chunk a language, and one a game in it. */
import { houseGame } from '../games.ts';
import type { Locale } from '../locale.ts';
import type { Learn } from '../learn.ts';
import type { LearnWords } from './en/learn.ts';
import type { LessonTexts } from '../lesson.ts';
import type { ReasonTexts, ThemeTexts } from '../theme.ts';

export type { LearnWords } from './en/learn.ts';
export type { LessonText, LessonTexts } from '../lesson.ts';
export type { ReasonTexts, ThemeText, ThemeTexts } from '../theme.ts';

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

async function learnOf(game: string): Promise<Learn | undefined> {
  return (await houseGame(game)?.learn())?.learn;
}

/** By the id of a lesson. */
export async function loadLessonTexts(game: string, locale: Locale): Promise<LessonTexts> {
  return (await (await learnOf(game))?.lessons[locale]())?.lessons ?? {};
}

/** By the id of a theme. */
export async function loadThemeTexts(game: string, locale: Locale): Promise<ThemeTexts> {
  return (await (await learnOf(game))?.themes[locale]())?.themes ?? {};
}

/** By the id of a reason. */
export async function loadReasonTexts(game: string, locale: Locale): Promise<ReasonTexts> {
  return (await (await learnOf(game))?.themes[locale]())?.reasons ?? {};
}
