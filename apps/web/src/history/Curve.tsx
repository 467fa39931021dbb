/** A curve over the games, drawn on a canvas; who cannot see it hears where it ends. */
import { useEffect, useRef, type ReactElement } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useMedia } from '../kit/use-media.ts';
import { useSettings } from '../prefs/settings.ts';

export interface CurveProps {
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

const HEIGHT = 190;

export function Curve({ title, about, curve, dots, format, range }: CurveProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  // Colours on a canvas do not change by themselves.
  const dark = useMedia('(prefers-color-scheme: dark)');
  const { theme } = useSettings();
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const { color, accentColor, borderTopColor: line } = getComputedStyle(element);
    const axis = { stroke: color, grid: { stroke: line, width: 1 }, ticks: { show: false } };
    const font = `12px ${getComputedStyle(element).fontFamily}`;
    const games = curve.map((_, n) => n + 1);
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        cursor: { show: false },
        legend: { show: false },
        padding: [8, 12, 0, 0],
        scales: {
          x: { time: false, range: (_, low, high) => [low, Math.max(high, low + 1)] },
          y: range === undefined ? {} : { range: [range[0], range[1]] },
        },
        axes: [
          {
            ...axis,
            font,
            size: 30,
            grid: { show: false },
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500],
          },
          { ...axis, font, size: 56, values: (_, values) => values.map(format) },
        ],
        series: [
          {},
          {
            stroke: line,
            paths: () => null,
            points: { show: true, size: 6, fill: color, stroke: color },
            show: dots !== undefined,
          },
          { stroke: accentColor, width: 2.5, points: { show: curve.length < 3, size: 7 } },
        ],
      },
      [games, [...(dots ?? curve)], [...curve]],
      element,
    );
    const watcher = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [curve, dots, format, range, dark, theme]);
  return (
    <figure className="history-curve">
      <figcaption>{title}</figcaption>
      <div className="history-curve-place" ref={place} role="img" aria-label={about} />
    </figure>
  );
}
