/**
 * Wald's sequential probability ratio test on block means: after every block it
 * says whether the mean is `low` (H0), `high` (H1), or that more blocks are
 * needed. Block means are near enough to normal; their variance is estimated
 * as the test continues.
 *
 *     const test = new Sprt({ low: 0.5, high: 0.55, alpha: 0.05, beta: 0.05 });
 *     for (const share of blocks) if (test.add(share) !== undefined) break;
 */
import { RunningMean } from './interval.ts';

/** What is tested: both hypotheses as win shares, and how often each may be taken wrongly. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
  /** Chance to take H1 where H0 holds. */
  readonly alpha: number;
  /** Chance to take H0 where H1 holds. */
  readonly beta: number;
}

export type SprtVerdict = 'H0' | 'H1';

/** Before this many blocks the estimated variance means little. */
const TRIAL = 16;

/** A sequential probability ratio test: ends a comparison as soon as one hypothesis is clear. */
export class Sprt {
  readonly hypotheses: Hypotheses;
  /** The log likelihood ratio below which H0 and above which H1 is taken. */
  readonly lower: number;
  readonly upper: number;
  private readonly running = new RunningMean();
  private taken: SprtVerdict | undefined;

  constructor(hypotheses: Hypotheses) {
    const { alpha, beta } = hypotheses;
    this.hypotheses = hypotheses;
    this.lower = Math.log(beta / (1 - alpha));
    this.upper = Math.log((1 - beta) / alpha);
  }

  get blocks(): number {
    return this.running.count;
  }

  /** What was decided; once it is, more blocks change nothing. */
  get verdict(): SprtVerdict | undefined {
    return this.taken;
  }

  /** The log likelihood ratio of H1 to H0. */
  get ratio(): number {
    const { count, mean, variance } = this.running;
    if (count < 2) return 0;
    const { low, high } = this.hypotheses;
    // Blocks that are all equal do not prove that there is no variance: as if
    // half a block had been lost and half a block won besides.
    const unseen = (mean * mean + (1 - mean) * (1 - mean)) / 2;
    const spread = (variance * (count - 1) + unseen) / count;
    return (count * (high - low) * (2 * mean - low - high)) / (2 * spread);
  }

  add(value: number): SprtVerdict | undefined {
    if (this.taken !== undefined) return this.taken;
    this.running.add(value);
    if (this.running.count >= TRIAL) {
      if (this.ratio >= this.upper) this.taken = 'H1';
      else if (this.ratio <= this.lower) this.taken = 'H0';
    }
    return this.taken;
  }
}
