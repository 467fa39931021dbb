/**
 * Wald's sequential probability ratio test on block means: after every block it
 * accepts that the mean is `low` (H0), accepts that it is `high` (H1), or asks
 * for more blocks. Block means are close enough to normal; their variance is
 * estimated along the way.
 *
 *     const test = new Sprt({ low: 0.5, high: 0.55, alpha: 0.05, beta: 0.05 });
 *     for (const share of blocks) if (test.add(share) !== undefined) break;
 */
import { RunningMean } from './interval.ts';

/** Both hypotheses as win shares, and the error rates. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
  /** The chance to accept H1 although H0 holds. */
  readonly alpha: number;
  /** The chance to accept H0 although H1 holds. */
  readonly beta: number;
}

export type SprtVerdict = 'H0' | 'H1';

/** Before this many blocks the estimated variance means little. */
const TRIAL = 16;

/** Ends a comparison as soon as one hypothesis is clear. */
export class Sprt {
  readonly hypotheses: Hypotheses;
  /** The log likelihood ratios at which H0 and H1 are accepted. */
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

  /** The final decision, which more blocks do not change. */
  get verdict(): SprtVerdict | undefined {
    return this.taken;
  }

  /** The log likelihood ratio of H1 to H0. */
  get ratio(): number {
    const { count, mean, variance } = this.running;
    if (count < 2) return 0;
    const { low, high } = this.hypotheses;
    // Equal blocks do not prove zero variance: adds half a lost block and half
    // a won one.
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
