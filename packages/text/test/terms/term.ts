/** One word for one thing: what the things of a game are called in each language. */
import type { Locale } from '../../src/locale.ts';

export interface Term {
  /** The word, as it stands in at least one text of the game. */
  readonly word: Readonly<Record<Locale, string>>;
  /** Other words for the same thing: no text of the game may have them. */
  readonly strays?: Readonly<Partial<Record<Locale, RegExp>>>;
}

/** By the English name of the thing. */
export type Terms = Readonly<Record<string, Term>>;
