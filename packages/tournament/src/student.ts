/** Confidence intervals for means, by Student's t distribution. */

/** The mean of a sample with its 95 % interval. */
export interface MeanInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const CERTAINTY = 0.95;

/** The chance that Student's t lies between -t and t; for integer degrees of freedom the series is finite. */
function centralChance(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const odd = degrees % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = 0;
  for (let k = odd ? 3 : 2; k <= degrees; k += 2) {
    sum += term;
    term *= (cosine * cosine * (k - 1)) / k;
  }
  return odd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}

const known = new Map<number, number>();

/** Half of the 95 % interval, in standard errors. */
export function studentQuantile(degrees: number): number {
  const before = known.get(degrees);
  if (before !== undefined) return before;
  let [low, high] = [1, 13];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (centralChance(middle, degrees) < CERTAINTY) low = middle;
    else high = middle;
  }
  known.set(degrees, high);
  return high;
}

/** Values that differ by less are equal, so that rounding decides nothing. */
export const EQUAL_WITHIN = 1e-9;

/** Whether the 95 % interval of these differences includes 0: chance alone may explain them. */
export function mayBeChance(gaps: readonly number[]): boolean {
  const interval = meanInterval(gaps);
  return interval === undefined || (interval.low <= EQUAL_WITHIN && interval.high >= -EQUAL_WITHIN);
}

/** The interval of independent values; undefined for fewer than two, which say nothing about the spread. */
export function meanInterval(values: readonly number[]): MeanInterval | undefined {
  const count = values.length;
  if (count < 2) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = studentQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { mean, low: mean - half, high: mean + half };
}
