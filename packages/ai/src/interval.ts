/**
 * Estimates with 95 % intervals. Measurements come in blocks (all seatings of
 * one deal); blocks are independent, games inside a block are not, so the
 * bootstrap resamples whole blocks.
 *
 *     bootstrapMean([0.5, 1, 0.75, 0.5], 1)   // { value: 0.6875, low: ..., high: ... }
 */
import { Sfc32 } from '@pakli/core';

/** An estimate and the range that holds the truth 19 times out of 20. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The standard normal distribution has 95 % within this many standard deviations. */
const Z95 = 1.959963984540054;
const RESAMPLES = 2000;

/** The mean of block values; the same values and seed give the same interval. */
export function bootstrapMean(values: readonly number[], seed: number): Interval {
  return bootstrapRatio(values, Array<number>(values.length).fill(1), seed);
}

/**
 * The ratio of two sums over blocks, such as wins to decided games: blocks with
 * many decided games count for more. NaN if the bottoms are all zero; unbounded
 * for a single block, which says nothing about the spread.
 */
export function bootstrapRatio(
  tops: readonly number[],
  bottoms: readonly number[],
  seed: number,
): Interval {
  const count = tops.length;
  const value = sum(tops) / sum(bottoms);
  if (Number.isNaN(value)) return { value, low: Number.NaN, high: Number.NaN };
  if (count < 2) return { value, low: -Infinity, high: Infinity };
  const random = new Sfc32(seed);
  const [top, bottom] = [Float64Array.from(tops), Float64Array.from(bottoms)];
  const drawn = new Float64Array(RESAMPLES);
  for (let resample = 0; resample < RESAMPLES; resample++) {
    let above = 0;
    let below = 0;
    for (let i = 0; i < count; i++) {
      const block = random.below(count);
      above += top[block]!;
      below += bottom[block]!;
    }
    drawn[resample] = below === 0 ? value : above / below;
  }
  drawn.sort();
  // Resampling underestimates the spread by this factor.
  const widen = Math.sqrt(count / (count - 1));
  return {
    value,
    low: value + widen * (quantile(drawn, 0.025) - value),
    high: value + widen * (quantile(drawn, 0.975) - value),
  };
}

/**
 * A win share with its interval. If every block was won, or every one lost, the
 * bootstrap sees no spread: then it is Wilson's interval for as many
 * independent trials as there are blocks.
 */
export function shareInterval(
  tops: readonly number[],
  bottoms: readonly number[],
  seed: number,
): Interval {
  const { value, low, high } = bootstrapRatio(tops, bottoms, seed);
  if (value === 0 || value === 1) {
    const blocks = bottoms.filter((bottom) => bottom > 0).length;
    return wilsonInterval(value * blocks, blocks);
  }
  return { value, low: Math.max(0, low), high: Math.min(1, high) };
}

/** Wilson's score interval for a share of independent trials. */
export function wilsonInterval(successes: number, trials: number): Interval {
  const value = successes / trials;
  const z2 = Z95 * Z95;
  const centre = (successes + z2 / 2) / (trials + z2);
  const spread = (successes * (trials - successes)) / trials + z2 / 4;
  const half = (Z95 * Math.sqrt(spread)) / (trials + z2);
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Mean and normal interval of a growing series, updated in constant time: for live display. */
export class RunningMean {
  count = 0;
  mean = 0;
  private squares = 0;

  /** Welford's update, which does not lose digits. */
  add(value: number): void {
    this.count++;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.squares += before * (value - this.mean);
  }

  /** The unbiased variance of a single value. */
  get variance(): number {
    return this.count < 2 ? Infinity : this.squares / (this.count - 1);
  }

  get interval(): Interval {
    const half = Z95 * Math.sqrt(this.variance / this.count);
    return { value: this.mean, low: this.mean - half, high: this.mean + half };
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A quantile of sorted values, by linear interpolation. */
function quantile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)]!;
  return below + (at - Math.floor(at)) * (sorted[Math.ceil(at)]! - below);
}
