/** Curves as paths of a picture that can be stretched to any size: 100 high, and as wide as there are steps. */
export const HEIGHT = 100;

export interface Point {
  readonly at: number;
  readonly value: number;
}

/** The y of a value, with room above the highest and below the lowest. */
export function depths(low: number, high: number, room = 0): (value: number) => number {
  const range = high - low || 1;
  return (value) => HEIGHT - room - ((value - low) / range) * (HEIGHT - 2 * room);
}

/** A line through the points of each part. */
export function lines(
  parts: readonly (readonly Point[])[],
  depth: (value: number) => number,
): string {
  return parts
    .flatMap((part) =>
      part.map(({ at, value }, i) => `${i === 0 ? 'M' : 'L'}${at},${depth(value)}`),
    )
    .join('');
}

/** Round tick values, at most five steps, with the first and the last outside the values or on their edge. */
export function marks(low: number, high: number, least = 0): number[] {
  const top = high > low ? high : low + 1;
  const range = top - low;
  const power = 10 ** Math.floor(Math.log10(range / 5));
  const step = Math.max(
    least,
    [1, 2, 5, 10].map((n) => n * power).find((size) => range / size <= 5) ?? range,
  );
  const first = Math.floor(low / step);
  const last = Math.ceil(top / step);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

export interface NamedHeight {
  readonly value: number;
  readonly name: string;
}

/**
 * Labels for the lowest, the highest and a middle height; more would not fit. No chance is labelled above 100 %: of
 * heights that read alike the first gets the label.
 */
export function namedHeights(
  heights: readonly number[],
  nameOf: (value: number) => string,
): NamedHeight[] {
  const all = heights.map((value) => ({ value, name: nameOf(value) }));
  const unlike = all.filter(({ name }, n) => all.findIndex((one) => one.name === name) === n);
  const chosen = new Set([0, unlike.length >> 1, unlike.length - 1]);
  return unlike.filter((_, n) => chosen.has(n));
}
