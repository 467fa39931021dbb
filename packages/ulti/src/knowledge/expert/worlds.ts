/**
 * Worlds for the solver: drawn from what a seat knows, likelier ones more
 * often. A pool is drawn at once and put in an order of which the first of any
 * number are a fair sample. A world comes the earlier the more it weighs; but
 * the worlds of a soloist with trumps, which differ in less, are laid in a row
 * with those beside each other that are alike, and looked at here and there,
 * always where the gap is widest: suits split among few worlds as among all.
 */
import { Belief, type Random } from '@pakli/core';
import { count, suitCards } from '../../cards.ts';
import { DONE } from '../../codes.ts';
import { ulti, type Ulti } from '../../game.ts';
import {
  contractOf,
  HAND,
  LENGTH,
  PHASE,
  RAISING_PHASE,
  SOLOIST,
  TRUMP,
  type State,
} from '../../state.ts';
import type { View } from '../../types.ts';
import { openCards } from '../open-cards.ts';
import type { Position, Stakes } from '../solver/index.ts';
import { Evidence } from './evidence.ts';
import { likelihood } from './restricted.ts';

export interface World {
  readonly position: Position;
  readonly stakes: Stakes;
  /** How many worlds it stands for: those that tell more are looked at more often. */
  readonly weight: number;
}

/** Worlds drawn at once, for each that is wanted and at most: drawing is cheap, solving is not. */
const DRAWN = 16;
const POOL = 512;
const SCALE = 0x40000000;

interface Drawn {
  readonly world: World;
  readonly weight: number;
  /** More than 0, at most 1. */
  readonly lot: number;
  readonly split: number;
}

/** Sampling by weight without repeats. */
function byWeight(drawn: readonly Drawn[]): World[] {
  return drawn
    .map(({ world, weight, lot }) => ({ world, key: -Math.log(lot) / weight }))
    .sort((a, b) => a.key - b.key)
    .map(({ world }) => world);
}

/** A row by splits, in which a world is as long as it weighs, looked at in the order of van der Corput from a random place on. */
function inRow(drawn: readonly Drawn[], start: number): World[] {
  const row = drawn.toSorted((a, b) => a.split - b.split);
  let length = 0;
  const ends = row.map(({ weight }) => (length += weight));
  return row.map((_, i) => {
    const place = length * ((start + reversed(i)) % 1);
    const at = ends.findIndex((end) => end > place);
    return row.at(at)!.world;
  });
}

/** A whole number with its bits in reverse order behind the point. */
function reversed(n: number): number {
  let sum = 0;
  for (let bit = 0.5, left = n; left > 0; left >>= 1, bit /= 2) sum += bit * (left & 1);
  return sum;
}

export class Worlds {
  private readonly view: View;
  private readonly telling: (world: State) => number;
  private readonly belief: Belief<Ulti>;
  private readonly random: Random;
  private readonly evidence: Evidence;
  private readonly size: number;
  private pool: World[] = [];

  /** `telling` says how often a world should be looked at beside others as likely. */
  constructor(
    view: View,
    random: Random,
    wanted: number,
    telling: (world: State) => number = () => 1,
  ) {
    this.view = view;
    this.size = Math.min(POOL, DRAWN * wanted);
    this.telling = telling;
    this.belief = new Belief(ulti, view);
    this.random = random;
    this.evidence = new Evidence(view.options);
  }

  next(): World {
    const world = this.pool.pop();
    if (world !== undefined) return world;
    this.fill();
    return this.next();
  }

  private fill(): void {
    const { belief, random } = this;
    const drawn: Drawn[] = [];
    for (let i = 0; i < this.size; i++) {
      belief.sample(random);
      const often = this.telling(belief.world);
      const weight = this.weigh(belief.world) * often;
      // Raising is over for the solver: it looks at the cards.
      while (belief.world.at[PHASE] === RAISING_PHASE) ulti.play(belief.world, DONE);
      const world = openCards(belief.world);
      if (world === undefined) throw new Error('no card is to be played');
      drawn.push({
        world: { ...world, weight: 1 / often },
        weight,
        lot: (1 + random.below(SCALE)) / SCALE,
        split: this.split(belief.world),
      });
    }
    const { seat, soloist, trump } = this.view;
    const alone = seat === soloist && trump !== null;
    // The last is taken first.
    this.pool = (alone ? inRow(drawn, drawn[0]?.lot ?? 0) : byWeight(drawn)).toReversed();
  }

  /** Equal numbers for worlds in which suits split alike; what trumps do tells most, then the own long suits. */
  private split({ at }: State): number {
    const seat = this.view.seat ?? 0;
    const next = at[HAND + ((seat + 1) % 3)]!;
    const long = (suit: number): number =>
      suit === at[TRUMP] ? 32 : count(at[HAND + seat]! & suitCards(suit));
    const suits = [0, 1, 2, 3].sort((a, b) => long(b) - long(a));
    return suits.reduce((split, suit) => 16 * split + count(next & suitCards(suit)), 0);
  }

  private weigh(state: State): number {
    const { at, log } = state;
    const soloist = at[SOLOIST]!;
    let ten = at[HAND + soloist]!;
    for (let i = 0; i < at[LENGTH]!; i++) {
      const move = log[i]! & 0xff;
      if (move < 32 && log[i]! >> 8 === soloist) ten |= 1 << move;
    }
    const fits = this.evidence.weight(contractOf(state), at[TRUMP]!, ten);
    return fits * likelihood(state, this.view.seat ?? 0);
  }
}
