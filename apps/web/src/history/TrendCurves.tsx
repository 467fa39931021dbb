/** How results and points have moved from game to game. Points of different games cannot be compared. */
import type { ReactElement } from 'react';
import { useNumbers } from '../words/numbers.ts';
import { useWords } from '../words/Words.tsx';
import { TrendCurve } from './TrendCurve.tsx';
import { pointCurve, winCurve, WINDOW, type PlayedGame } from './statistics.ts';

const WHOLE: readonly [number, number] = [0, 1];

/** Fewer games are no curve. */
const FEWEST = 3;

export function TrendCurves({
  played,
}: {
  readonly played: readonly PlayedGame[];
}): ReactElement | null {
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
