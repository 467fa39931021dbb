/** A table in words: what a screen reader is given by a key, and what a page without drawings shows. */
import type { Choice } from '@pakli/core/analysis';

/** One thing that lies somewhere. */
export interface DescribedItem {
  readonly text: string;
  /** What is written on it, where that decides what it does. */
  readonly about?: string | undefined;
  /** The place where it lies, if it can be lifted from there. */
  readonly place?: string;
}

export interface Description {
  /** What is asked of the person, where it is more than to choose a card. */
  readonly asks?: string | undefined;
  /** The person's cards, in the order in which they lie. */
  readonly hand: readonly DescribedItem[];
  readonly table: readonly DescribedItem[];
  /** What each player holds and has, and how far the deal is. */
  readonly players: readonly string[];
  readonly score: readonly string[];
  /** The last trick, in games that have tricks. */
  readonly last?: string | undefined;
  /** What comes of a move, where its label does not say so. */
  readonly follows?: (choice: Choice) => string | undefined;
}
