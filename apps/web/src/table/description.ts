/** A table in words: what keys announce to a screen reader, and what a page without drawings shows. */
import type { Choice } from '@pakli/core/analysis';

/** One thing that lies somewhere. */
export interface DescribedItem {
  readonly text: string;
  /** The text on it, where that decides what it does. */
  readonly about?: string | undefined;
  /** The place where it lies, if it can be lifted from there. */
  readonly place?: string;
}

export interface Description {
  /** The question to the person, if it is more than choosing a card. */
  readonly asks?: string | undefined;
  /** The person's cards, in their order on the table. */
  readonly hand: readonly DescribedItem[];
  readonly table: readonly DescribedItem[];
  /** Each player's holdings, and how far the deal is. */
  readonly players: readonly string[];
  readonly score: readonly string[];
  /** The last trick, in games with tricks. */
  readonly last?: string | undefined;
  /** The consequences of a move, if its label does not say them. */
  readonly follows?: (choice: Choice) => string | undefined;
}
