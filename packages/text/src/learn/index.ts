/** What the pages of lessons and puzzles say, apart from what every table says: a chunk a language, and one a game in it. */
import type { Locale } from '../locale.ts';
import type { LearnWords } from './en.ts';
import type { LessonTexts } from './lesson.ts';
import type { ThemeTexts } from './theme.ts';

export type { LearnWords } from './en.ts';
export type { LessonText, LessonTexts } from './lesson.ts';
export type { ThemeText, ThemeTexts } from './theme.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<LearnWords>>> = {
  en: async () => (await import('./en.ts')).english,
  sv: async () => (await import('./sv.ts')).swedish,
  hu: async () => (await import('./hu.ts')).hungarian,
  de: async () => (await import('./de.ts')).german,
  tr: async () => (await import('./tr.ts')).turkish,
};

/** By game: the texts of its lessons in all five languages. */
const LESSONS: Readonly<
  Record<string, Readonly<Record<Locale, () => Promise<{ readonly lessons: LessonTexts }>>>>
> = {
  'buddy-bluff': {
    en: () => import('./buddy-bluff/en.ts'),
    sv: () => import('./buddy-bluff/sv.ts'),
    hu: () => import('./buddy-bluff/hu.ts'),
    de: () => import('./buddy-bluff/de.ts'),
    tr: () => import('./buddy-bluff/tr.ts'),
  },
  mulle: {
    en: () => import('./mulle/en.ts'),
    sv: () => import('./mulle/sv.ts'),
    hu: () => import('./mulle/hu.ts'),
    de: () => import('./mulle/de.ts'),
    tr: () => import('./mulle/tr.ts'),
  },
  ulti: {
    en: () => import('./ulti/en.ts'),
    sv: () => import('./ulti/sv.ts'),
    hu: () => import('./ulti/hu.ts'),
    de: () => import('./ulti/de.ts'),
    tr: () => import('./ulti/tr.ts'),
  },
  compile: {
    en: () => import('./compile/en.ts'),
    sv: () => import('./compile/sv.ts'),
    hu: () => import('./compile/hu.ts'),
    de: () => import('./compile/de.ts'),
    tr: () => import('./compile/tr.ts'),
  },
};

/** By game: the ideas of its puzzles in all five languages. */
const THEMES: Readonly<
  Record<string, Readonly<Record<Locale, () => Promise<{ readonly themes: ThemeTexts }>>>>
> = {
  'buddy-bluff': {
    en: () => import('./buddy-bluff/themes/en.ts'),
    sv: () => import('./buddy-bluff/themes/sv.ts'),
    hu: () => import('./buddy-bluff/themes/hu.ts'),
    de: () => import('./buddy-bluff/themes/de.ts'),
    tr: () => import('./buddy-bluff/themes/tr.ts'),
  },
  mulle: {
    en: () => import('./mulle/themes/en.ts'),
    sv: () => import('./mulle/themes/sv.ts'),
    hu: () => import('./mulle/themes/hu.ts'),
    de: () => import('./mulle/themes/de.ts'),
    tr: () => import('./mulle/themes/tr.ts'),
  },
  ulti: {
    en: () => import('./ulti/themes/en.ts'),
    sv: () => import('./ulti/themes/sv.ts'),
    hu: () => import('./ulti/themes/hu.ts'),
    de: () => import('./ulti/themes/de.ts'),
    tr: () => import('./ulti/themes/tr.ts'),
  },
  compile: {
    en: () => import('./compile/themes/en.ts'),
    sv: () => import('./compile/themes/sv.ts'),
    hu: () => import('./compile/themes/hu.ts'),
    de: () => import('./compile/themes/de.ts'),
    tr: () => import('./compile/themes/tr.ts'),
  },
};

export function loadLearnWords(locale: Locale): Promise<LearnWords> {
  return CHUNKS[locale]();
}

/** By the id of a lesson. */
export async function loadLessonTexts(game: string, locale: Locale): Promise<LessonTexts> {
  return (await LESSONS[game]?.[locale]())?.lessons ?? {};
}

/** By the id of a theme. */
export async function loadThemeTexts(game: string, locale: Locale): Promise<ThemeTexts> {
  return (await THEMES[game]?.[locale]())?.themes ?? {};
}
