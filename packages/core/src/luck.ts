/** Luck apart from play, where perfect play with all cards open can be calculated from the first card on. */

/** A deal for one seat. */
export interface OpenDeal {
  /** What the deal paid the seat. */
  readonly worth: number;
  /** What perfect play by everybody was worth to the seat before and after each of its decisions, in order; undefined where that was not calculated. */
  readonly decisions: readonly (readonly [before: number, after: number] | undefined)[];
}

/** What deals paid in three parts: what the cards were worth, and what the own moves and those of the others added to it. */
export interface CardsAndPlay {
  readonly cards: number;
  /** Never above 0: perfect play cannot be improved. */
  readonly own: number;
  readonly others: number;
}

/** Undefined where no deal was calculated from its first decision with a card to its end. */
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
