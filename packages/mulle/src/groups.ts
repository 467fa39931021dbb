/** How captured or gathered piles make a value: each alone, or several together. */
import { pileView } from './piles.ts';
import type { Group, PileView } from './types.ts';

/** Limit on tried sums: enough for any table ever seen, and no hang on stranger ones. */
const TRIES = 10_000;

interface Numbered extends PileView {
  readonly number: number;
}

/** Pile indices in groups of this value, the biggest pile of each first. A lone pile, such as a twin, may have any value. */
export function groupsOf(at: Int32Array, indices: readonly number[], value: number): Group[] {
  const budget = { left: TRIES };
  const piles = indices
    .map((index): Numbered => ({ ...pileView(at, index), number: index + 1 }))
    .sort((one, other) => other.value - one.value);
  const found = piles.length === 1 ? [piles] : (split(piles, value, budget) ?? []);
  return found.map((group) => ({
    piles: group.map(({ number }) => number),
    values: group.map((pile) => pile.value),
    cards: group.flatMap(({ cards }) => cards),
  }));
}

interface Budget {
  left: number;
}

/** Puts every pile in exactly one group; undefined if that is impossible. */
function split(
  piles: readonly Numbered[],
  value: number,
  budget: Budget,
): readonly (readonly Numbered[])[] | undefined {
  const [first, ...rest] = piles;
  if (first === undefined) return [];
  for (const others of chosen(rest, value - first.value, budget)) {
    const left = rest.filter((pile) => !others.includes(pile));
    const groups = split(left, value, budget);
    if (groups !== undefined) return [[first, ...others], ...groups];
  }
  return undefined;
}

/** All choices of piles that add up to a sum. */
function* chosen(piles: readonly Numbered[], sum: number, budget: Budget): Generator<Numbered[]> {
  if (sum === 0) yield [];
  if (sum <= 0) return;
  for (const [at, pile] of piles.entries()) {
    if (budget.left-- <= 0) return;
    for (const others of chosen(piles.slice(at + 1), sum - pile.value, budget)) {
      yield [pile, ...others];
    }
  }
}
