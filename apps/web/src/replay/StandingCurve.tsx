/** How the seat stood over the game, above the slider and on its scale: what it could expect, and what open cards would have told. */
import { personAt } from '@pakli/text';
import { useMemo, type MouseEvent, type ReactElement } from 'react';
import { depths, HEIGHT, lines, marks, namedHeights } from '../kit/plot.ts';
import './StandingCurve.css';
import type { ReplayProps } from './replay-props.ts';
import { curvesOf, swingsOf } from '../table/verdict.ts';
import { worthNumber } from '../words/worth.ts';

/** Room above and below the line, so that it is not cut. */
const MARGIN = 8;

export function StandingCurve({
  film,
  talk,
  words,
  reel,
  analysis,
}: ReplayProps): ReactElement | null {
  const { judged } = analysis;
  const curves = useMemo(() => curvesOf(judged, film), [judged, film]);
  const swings = useMemo(() => swingsOf(judged), [judged]);
  const points = [...curves.estimate, ...curves.exact].flat();
  if (points.length === 0) return null;
  const values = points.map(({ value }) => value);
  const heights = marks(Math.min(...values), Math.max(...values));
  const low = heights[0] ?? 0;
  const high = heights.at(-1) ?? 1;
  const depth = depths(low, high, MARGIN);
  const { last, go } = reel;
  const onClick = ({ currentTarget, clientX }: MouseEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.round(((clientX - left) / width) * last));
  };
  const person = personAt(talk.company, film.watch.seat);
  const options = film.scenes[0]?.view.options;
  const named = namedHeights(heights, (value) => worthNumber(talk, value, options));
  return (
    <div className="replay-curve">
      {/* The slider below does the same by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="replay-curve-area" onClick={onClick}>
        <svg
          viewBox={`0 0 ${last} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.analysis.curve(person)}
        >
          {named.map(({ value }) => (
            <path key={value} className="replay-curve-height" d={`M0,${depth(value)}H${last}`} />
          ))}
          <path className="replay-curve-exact" d={lines(curves.exact, depth)} />
          <path d={lines(curves.estimate, depth)} />
          <path className="replay-curve-now" d={`M${reel.at},0V${HEIGHT}`} />
        </svg>
        {named.map(({ value, name }) => (
          <span
            key={value}
            className="replay-curve-number"
            aria-hidden="true"
            style={{ top: `${depth(value)}%` }}
          >
            {name}
          </span>
        ))}
        {swings.map(({ step, before, verdict }) => (
          <span
            key={step}
            className="replay-curve-swing"
            data-verdict={verdict}
            style={{ left: `${((step - 1) / last) * 100}%`, top: `${depth(before)}%` }}
          />
        ))}
      </div>
      <p className="replay-curve-legend">
        <span>{words.analysis.curve(person)}</span>
        {curves.exact.flat().length > 0 && (
          <span className="replay-curve-key-exact">{words.analysis.exact}</span>
        )}
      </p>
    </div>
  );
}
