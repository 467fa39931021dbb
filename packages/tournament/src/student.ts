/** Intervals for means, by Student's distribution. */

/** A mean of a sample and where the truth lies 19 times out of 20. */
export interface MeanInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const CERTAINTY = 0.95;

/** The chance that Student's t is between -t and t; for whole degrees of freedom the series ends. */
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

/** So many standard errors hold the truth 19 times out of 20. */
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

/** Values that differ by less are equal: the order of a sum must not decide anything. */
export const EQUAL_WITHIN = 1e-9;

/** Whether the mean of these differences may be 0, 19 times out of 20: chance alone may explain them. */
export function mayBeChance(gaps: readonly number[]): boolean {
  const interval = meanInterval(gaps);
  return interval === undefined || (interval.low <= EQUAL_WITHIN && interval.high >= -EQUAL_WITHIN);
}

/** The mean of values that are independent of each other; undefined of fewer than two, which say nothing of the spread. */
export function meanInterval(values: readonly number[]): MeanInterval | undefined {
  const count = values.length;
  if (count < 2) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = studentQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { mean, low: mean - half, high: mean + half };
}
