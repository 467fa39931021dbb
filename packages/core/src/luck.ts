/** Separates luck from play, for games whose perfect play with open cards can be calculated from the first card on. */

/** A deal as one seat experienced it. */
export interface OpenDeal {
  /** What the deal paid the seat. */
  readonly worth: number;
  /** The value of perfect play by everybody to the seat, before and after each of its decisions in order; undefined where it was not calculated. */
  readonly decisions: readonly (readonly [before: number, after: number] | undefined)[];
}

/** The payoff of deals in three parts: the worth of the cards, and what one's own moves and those of the others added. */
export interface CardsAndPlay {
  readonly cards: number;
  /** Never above 0: perfect play cannot be improved. */
  readonly own: number;
  readonly others: number;
}

/** Undefined if no deal was calculated without a gap from its first calculated decision to its end. */
export function cardsAndPlay(deals: readonly OpenDeal[]): CardsAndPlay | undefined {
  const parts = deals.flatMap(({ worth, decisions }) => {
    const from = decisions.findIndex((one) => one !== undefined);
    const known = decisions.slice(from).flatMap((one) => (one === undefined ? [] : [one]));
    const [first] = known;
    if (first === undefined || known.length < decisions.length - from) return [];
    const own = known.reduce((sum, [before, after]) => sum + after - before, 0);
    return [{ cards: first[0], own, others: worth - first[0] - own }];
  });
  if (parts.length === 0) return undefined;
  const sum = (key: keyof CardsAndPlay): number => parts.reduce((all, one) => all + one[key], 0);
  return { cards: sum('cards'), own: sum('own'), others: sum('others') };
}
