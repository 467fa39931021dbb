/** Texts of one game for only some pages: a chunk per language. */
import type { Locale } from './locale.ts';

/** The idea of a puzzle. Shown only once it is solved: its name would be half the answer. */
export interface ThemeText<Facts = never> {
  readonly name: string;
  /** Why the move is right, in one sentence, with its effect on the position. */
  readonly why: (facts: Facts) => string;
}

/** By the id of a theme. Its words and the maker of its puzzles agree on the facts it takes; a test says every one. */
export type ThemeTexts = Readonly<Record<string, ThemeText>>;

/** By the id of a reason: what a move brings or costs, in one sentence, with the facts that the maker read off its line. */
export type ReasonTexts = Readonly<Record<string, (facts: never) => string>>;

/** By option: what it changes for a player. */
export type RuleNotes = Readonly<Record<string, string>>;

type Chunks<Texts> = Readonly<Record<Locale, () => Promise<Texts>>>;

/** Loads the words of some pages in one language. */
export type LoadWords<Words> = (locale: Locale) => Promise<Words>;

/** For modules that all export their words by this name: each language is a chunk of its own. */
export function wordsIn<Name extends string, Words>(
  name: Name,
  chunks: Chunks<Readonly<Record<Name, Words>>>,
): LoadWords<Words> {
  return async (locale) => (await chunks[locale]())[name];
}

export interface GameChunks {
  /** The ideas of its puzzles, and the arguments for a move and against it. */
  readonly puzzles: Chunks<{ readonly themes: ThemeTexts; readonly reasons: ReasonTexts }>;
  readonly ruleNotes: Chunks<{ readonly default: RuleNotes }>;
}
