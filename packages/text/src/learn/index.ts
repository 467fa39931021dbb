/** What the pages of lessons and puzzles say, apart from what every table says: a chunk a language, and one a game in it. */
import type { Locale } from '../locale.ts';
import type { LearnWords } from './en.ts';
import type { LessonTexts } from './lesson.ts';

export type { LearnWords } from './en.ts';
export type { LessonText, LessonTexts } from './lesson.ts';

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

export function loadLearnWords(locale: Locale): Promise<LearnWords> {
  return CHUNKS[locale]();
}

/** By the id of a lesson. */
export async function loadLessonTexts(game: string, locale: Locale): Promise<LessonTexts> {
  return (await LESSONS[game]?.[locale]())?.lessons ?? {};
}
