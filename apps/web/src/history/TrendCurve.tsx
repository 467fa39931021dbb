/** A curve over the games; who cannot see it hears where it ends. */
import type { ReactElement } from 'react';
import { depths, HEIGHT, lines, marks, type Point } from '../kit/plot.ts';

export interface TrendCurveProps {
  readonly title: string;
  /** What it says in a sentence. */
  readonly about: string;
  /** By game. */
  readonly curve: readonly number[];
  /** By game, as dots behind the curve. */
  readonly dots?: readonly number[];
  readonly format: (value: number) => string;
  /** Left out: as the values are. */
  readonly range?: readonly [number, number];
}

/** From the first game. */
function pointsOf(values: readonly number[]): Point[] {
  return values.map((value, n) => ({ at: n + 1, value }));
}

export function TrendCurve(props: TrendCurveProps): ReactElement {
  const { title, about, curve, dots = [], format, range } = props;
  const values = range ?? [...curve, ...dots];
  const heights = marks(Math.min(...values), Math.max(...values));
  const depth = depths(heights[0] ?? 0, heights.at(-1) ?? 1);
  const last = Math.max(curve.length, 2);
  const games = marks(1, last, 1).filter((at) => at >= 1 && at <= last);
  const points = pointsOf(curve);
  // A line of no length has a round end all the same.
  const dotted = (some: readonly Point[]): string =>
    some.map(({ at, value }) => `M${at},${depth(value)}h0`).join('');
  return (
    <figure className="history-curve">
      <figcaption>{title}</figcaption>
      <div className="history-curve-area" role="img" aria-label={about}>
        <svg viewBox={`1 0 ${last - 1} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {heights.map((value) => (
            <path key={value} d={`M1,${depth(value)}H${last}`} />
          ))}
          <path className="history-curve-dots" d={dotted(pointsOf(dots))} />
          <path className="history-curve-line" d={lines([points], depth)} />
          {curve.length < 3 && <path className="history-curve-ends" d={dotted(points)} />}
        </svg>
        {heights.map((value) => (
          <span
            key={value}
            className="history-curve-height"
            aria-hidden="true"
            style={{ top: `${depth(value)}%` }}
          >
            {format(value)}
          </span>
        ))}
        {games.map((at) => (
          <span
            key={at}
            className="history-curve-game"
            aria-hidden="true"
            style={{ left: `${((at - 1) / (last - 1)) * 100}%` }}
          >
            {at}
          </span>
        ))}
      </div>
    </figure>
  );
}
