/** The trend of results and points from game to game. Points of different games cannot be compared. */
import type { ReactElement } from 'react';
import { useNumbers } from '../words/numbers.ts';
import { useWords } from '../words/Words.tsx';
import { depths, HEIGHT, lines, marks, type Point } from '../kit/plot.ts';
import { pointCurve, winCurve, WINDOW, type PlayedGame } from './statistics.ts';

const WHOLE: readonly [number, number] = [0, 1];

/** The fewest games that make a curve. */
const FEWEST = 3;

interface TrendCurvesProps {
  readonly played: readonly PlayedGame[];
}

export function TrendCurves({ played }: TrendCurvesProps): ReactElement | null {
  const { history } = useWords();
  const numbers = useNumbers();
  const wins = winCurve(played);
  const points = pointCurve(played);
  const dots = played.map((one) => one.points);
  const single = new Set(played.map(({ game }) => game)).size === 1;
  const last = Math.min(WINDOW, played.length);
  const share = wins.at(-1) ?? 0;
  if (played.length < FEWEST) return null;
  return (
    <div className="history-curves">
      <TrendCurve
        title={history.winCurve(WINDOW)}
        about={history.winCurveAbout(last, numbers.percent(share), share > 0)}
        curve={wins}
        format={numbers.percent}
        range={WHOLE}
      />
      {single && (
        <TrendCurve
          title={history.pointCurve(WINDOW)}
          about={history.pointCurveAbout(last, numbers.plain(points.at(-1) ?? 0))}
          curve={points}
          dots={dots}
          format={numbers.plain}
        />
      )}
    </div>
  );
}

interface TrendCurveProps {
  readonly title: string;
  /** The curve described in a sentence. */
  readonly about: string;
  /** By game. */
  readonly curve: readonly number[];
  /** By game, as dots behind the curve. */
  readonly dots?: readonly number[];
  readonly format: (value: number) => string;
  /** Left out: the range of the values. */
  readonly range?: readonly [number, number];
}

/** Points numbered from the first game. */
function pointsOf(values: readonly number[]): Point[] {
  return values.map((value, n) => ({ at: n + 1, value }));
}

/** A curve over the games, with its end value for screen readers. */
function TrendCurve(props: TrendCurveProps): ReactElement {
  const { title, about, curve, dots = [], format, range } = props;
  const values = range ?? [...curve, ...dots];
  const heights = marks(Math.min(...values), Math.max(...values));
  const depth = depths(heights[0] ?? 0, heights.at(-1) ?? 1);
  const last = Math.max(curve.length, 2);
  const games = marks(1, last, 1).filter((at) => at >= 1 && at <= last);
  const points = pointsOf(curve);
  // A zero-length line still gets a round cap.
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
