/** A plan with the solver's results in the worlds that tried it. */
import { standardError } from '@pakli/core/search';
import { NO_TRUMP, type Cards } from '../../cards.ts';
import type { Options } from '../../options.ts';
import { solver } from '../shared-solver.ts';
import { stakesOf, type Position } from '../solver/index.ts';
import { swingsOf, valueOf, type Plan } from './plans.ts';

/** Worlds that the model's opinion counts for. */
const PRIOR = 8;

/** How often a part is made: the model's opinion counts as this many worlds beside the tried ones. */
export function blend(share: number, made: number, tried: number): number {
  return (PRIOR * share + made) / (PRIOR + tried);
}

export class Candidate {
  readonly plan: Plan;
  tried = 0;
  private readonly options: Options;
  private readonly made: number[];
  private readonly swings: readonly number[];
  /** By world: what its made parts bring from both defenders. */
  private readonly brought: number[] = [];

  constructor(plan: Plan, options: Options) {
    this.plan = plan;
    this.options = options;
    this.made = plan.bid.components.map(() => 0);
    this.swings = swingsOf(plan.bid, options);
  }

  /** Solves a world, given as the hands of both defenders. The bidder is seat 0 for the solver, the others follow. */
  tryWorld(next: Cards, last: Cards): void {
    const { bid, trump, hand } = this.plan;
    const position: Position = {
      hands: [hand, next, last],
      talon: ~(hand | next | last),
      trump: trump === NO_TRUMP ? undefined : trump,
      soloist: 0,
      leader: 0,
      table: [],
      points: [0, 0],
      tricks: [0, 0],
      aces: 0,
    };
    const stakes = stakesOf(bid, position);
    let brought = 0;
    bid.components.forEach(({ c }, i) => {
      const question = { ask: 'made', component: c, stakes } as const;
      const { low } = solver().value(position, question, this.options);
      this.made[i] = this.made[i]! + low;
      brought += 2 * this.swings[i]! * low;
    });
    this.brought.push(brought);
    this.tried++;
  }

  /** The shares of worlds in which the parts were made, without the model. */
  found(): number[] {
    return this.made.map((made) => made / this.tried);
  }

  shares(): number[] {
    return this.plan.shares.map((share, i) => blend(share, this.made[i]!, this.tried));
  }

  /** The expected payment of both defenders. */
  worth(): number {
    return 2 * valueOf(this.plan.bid, this.shares(), this.options);
  }

  /** Standard error of the value; undefined if no world was tried. */
  error(): number | undefined {
    if (this.tried === 0) return undefined;
    return this.shares().reduce((sum, p, i) => {
      const error = Math.sqrt((p * (1 - p)) / (PRIOR + this.tried + 1));
      return sum + 2 * Math.abs(this.swings[i]!) * error;
    }, 0);
  }

  /**
   * Standard error of the distance to another plan tried in the same worlds, where the model's
   * opinion may be all wrong; undefined for less than two worlds.
   */
  gapError(other: Candidate): number | undefined {
    if (other === this) return 0;
    const count = Math.min(this.tried, other.tried);
    let [sum, squares] = [0, 0];
    for (let world = 0; world < count; world++) {
      const gap = other.brought[world]! - this.brought[world]!;
      sum += gap;
      squares += gap * gap;
    }
    const error = standardError(count, count, sum / count, [count, sum, squares]);
    if (error === undefined) return undefined;
    const opinion = 2 * (other.plan.value - this.plan.value);
    return Math.hypot(count * error, PRIOR * opinion) / (PRIOR + count);
  }
}
