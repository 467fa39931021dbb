/** One word per thing: the names of a game's things in each language. */
import type { Locale } from '../../src/locale.ts';

export interface Term {
  /** The word, as it occurs in at least one text of the game. */
  readonly word: Readonly<Record<Locale, string>>;
  /** Other words for the same thing: no text of the game may contain them. */
  readonly strays?: Readonly<Partial<Record<Locale, RegExp>>>;
}

/** By the thing's English name. */
export type Terms = Readonly<Record<string, Term>>;
