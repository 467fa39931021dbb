/**
 * Worlds for the solver: drawn from what a seat knows, likelier ones more
 * often. A pool is drawn at once and put in an order in which a world comes the
 * earlier the more it weighs, so that the first of any number are a fair sample
 * without repeats.
 */
import { Belief, type Random } from '@pakli/core';
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
    const drawn: { world: World; key: number }[] = [];
    for (let i = 0; i < this.size; i++) {
      const sampled = belief.sample(random);
      const often = this.telling(belief.world);
      const weight = sampled * this.weigh(belief.world) * often;
      // Raising is over for the solver: it looks at the cards.
      while (belief.world.at[PHASE] === RAISING_PHASE) ulti.play(belief.world, DONE);
      const world = openCards(belief.world);
      if (world === undefined) throw new Error('no card is to be played');
      const lot = (1 + random.below(SCALE)) / SCALE;
      drawn.push({ world: { ...world, weight: 1 / often }, key: -Math.log(lot) / weight });
    }
    // The last is taken first.
    drawn.sort((a, b) => b.key - a.key);
    this.pool = drawn.map(({ world }) => world);
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
