/** What there is to learn of one game, a chunk a language. */
import type { Locale } from './locale.ts';
import type { LessonTexts } from './lesson.ts';
import type { ReasonTexts, ThemeTexts } from './theme.ts';

export interface Learn {
  readonly lessons: Readonly<Record<Locale, () => Promise<{ readonly lessons: LessonTexts }>>>;
  /** The ideas of its puzzles, and what speaks for a move and against it. */
  readonly themes: Readonly<
    Record<Locale, () => Promise<{ readonly themes: ThemeTexts; readonly reasons: ReasonTexts }>>
  >;
}
