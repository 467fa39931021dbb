/**
 * Fits an IMP scale to differences between results of equally strong players on the same cards.
 * Thresholds are at quantiles of the difference: every IMP is reached by the same share of those
 * differences that reach the one before it, and that share is chosen so that the mean is 3. Where
 * that would make a step smaller than the one below it, the steps are evened out: the scale is
 * concave, so that one huge result never counts for more than its share.
 */

/** A board is worth so many IMPs on average. */
const MEAN_IMPS = 3;
/** Bridge has as many. */
const MOST_IMPS = 24;
/** A threshold that fewer differences reach says nothing. */
const FEWEST_BEYOND = 5;

/** The thresholds for a sample of differences; signs do not matter. */
export function fitScale(differences: readonly number[]): number[] {
  const sizes = Float64Array.from(differences, Math.abs).toSorted();
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const share = (low + high) / 2;
    if (meanImps(sizes, thresholdsFor(sizes, share)) < MEAN_IMPS) low = share;
    else high = share;
  }
  return thresholdsFor(sizes, low);
}

/** Mean IMPs of a sample of sizes. */
export function meanImps(sizes: Iterable<number>, thresholds: readonly number[]): number {
  let [sum, count] = [0, 0];
  for (const size of sizes) {
    count++;
    sum += thresholds.filter((threshold) => size >= threshold).length;
  }
  return sum / count;
}

function thresholdsFor(sizes: Float64Array, share: number): number[] {
  const first = sizes.findIndex((size) => size > 0);
  if (first < 0) return [];
  const thresholds: number[] = [];
  let beyond = sizes.length - first;
  for (let imp = 0; imp < MOST_IMPS && beyond >= FEWEST_BEYOND; imp++, beyond *= share) {
    thresholds.push(sizes[sizes.length - Math.round(beyond)] ?? 0);
  }
  return convex(thresholds).map((threshold) => Math.round(threshold * 100) / 100);
}

type Point = readonly [number, number];
const ORIGIN: Point = [0, 0];

/** The highest thresholds below the given ones whose steps, from 0 on, do not get smaller. */
function convex(thresholds: readonly number[]): number[] {
  const hull: Point[] = [];
  const points = thresholds.map((value, i): Point => [i + 1, value]);
  for (const point of [ORIGIN, ...points]) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (before === undefined || last === undefined || slope(before, last) < slope(last, point))
        break;
      hull.pop();
    }
    hull.push(point);
  }
  return thresholds.map((_, i) => {
    const right = hull.findIndex(([x]) => x >= i + 1);
    const from = hull[right - 1] ?? ORIGIN;
    const to = hull[right] ?? ORIGIN;
    return from[1] + slope(from, to) * (i + 1 - from[0]);
  });
}

function slope([x, y]: Point, [u, v]: Point): number {
  return (v - y) / (u - x);
}
