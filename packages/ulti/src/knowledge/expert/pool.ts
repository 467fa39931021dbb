/**
 * Worlds that fit a view, likelier ones more often. A pool is drawn at once and ordered so that the
 * first of any number are a fair sample. Either heavier worlds tend to come earlier; or worlds are
 * laid in a row with similar ones side by side, and picked where the gap is widest: suits split
 * among a few worlds as among all.
 */
import { Belief, type Random } from '@pakli/core';
import { relativeWeights, type Likelihood } from '@pakli/core/search';
import { ulti, type Ulti } from '../../game.ts';
import type { State } from '../../state.ts';
import type { View } from '../../types.ts';
import { likelihoodOf, type Habits } from './past-likelihood.ts';

/** What is wanted of worlds. */
export interface Wanted<Item> {
  /** The most worlds to examine. */
  readonly size: number;
  /** Derives what is kept of a world; it may play on in it. */
  keep(world: State): Item;
  /** How often to examine a world relative to others as likely; all alike if left out. */
  telling?(world: State): number;
  /** Of a defender's partner. */
  readonly habits?: Habits | undefined;
  /** Equal numbers for similar worlds, which lays them in a row. */
  split?(world: State): number;
}

/** Worlds drawn at once, per wanted one and at most: drawing is cheap, solving is not. */
const DRAWN = 16;
const POOL = 512;
const SCALE = 0x40000000;

interface Drawn<Item> {
  readonly item: Item;
  /** A world's likelihood, and how often to examine it. */
  readonly log: number;
  /** More than 0, at most 1. */
  readonly lot: number;
  readonly split: number;
}

export class Pool<Item> {
  private readonly wanted: Wanted<Item>;
  private readonly belief: Belief<Ulti>;
  private readonly likelihood: Likelihood<State>;
  private readonly random: Random;
  /** The last is taken first. */
  private items: Item[] = [];

  constructor(view: View, random: Random, wanted: Wanted<Item>) {
    this.wanted = wanted;
    this.belief = new Belief(ulti, view);
    this.likelihood = likelihoodOf(view, wanted.habits);
    this.random = random;
  }

  next(): Item {
    if (this.items.length === 0) this.items = this.draw();
    const item = this.items.pop();
    if (item === undefined) throw new Error('no world was wanted');
    return item;
  }

  private draw(): Item[] {
    const { belief, random, wanted, likelihood } = this;
    const size = Math.min(POOL, DRAWN * wanted.size);
    const drawn: Drawn<Item>[] = [];
    for (let i = 0; i < size; i++) {
      belief.sample(random);
      const { world } = belief;
      const often = wanted.telling?.(world) ?? 1;
      drawn.push({
        log: likelihood.logOf(world) + Math.log(often),
        lot: (1 + random.below(SCALE)) / SCALE,
        split: wanted.split?.(world) ?? 0,
        item: wanted.keep(world),
      });
    }
    const ordered = wanted.split === undefined ? byWeight(drawn) : inRow(drawn, drawn[0]?.lot ?? 0);
    return ordered.map(({ item }) => item).toReversed();
  }
}

/** Weighted sampling without replacement. */
function byWeight<Item>(drawn: readonly Drawn<Item>[]): Drawn<Item>[] {
  const weights = relativeWeights(drawn.map(({ log }) => log));
  const keys = new Map(drawn.map((one, i) => [one, -Math.log(one.lot) / weights[i]!]));
  return drawn.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
}

/** A row by splits, in which a world is as long as its weight, sampled in van der Corput order from a random start. */
function inRow<Item>(drawn: readonly Drawn<Item>[], start: number): Drawn<Item>[] {
  const row = drawn.toSorted((a, b) => a.split - b.split);
  let length = 0;
  const ends = relativeWeights(row.map(({ log }) => log)).map((weight) => (length += weight));
  return row.map((_, i) => {
    const place = length * ((start + reversed(i)) % 1);
    return row.at(ends.findIndex((end) => end > place))!;
  });
}

/** The radical inverse of a whole number in base 2. */
function reversed(n: number): number {
  let sum = 0;
  for (let bit = 0.5, left = n; left > 0; left >>= 1, bit /= 2) sum += bit * (left & 1);
  return sum;
}
