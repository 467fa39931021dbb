/** A small plot as SVG text: two axes, and marks in the colours of their series. */
const WIDTH = 800;
const HEIGHT = 400;
const EDGE = { left: 55, right: 20, top: 30, bottom: 40 } as const;
const COLORS = ['#4269d0', '#efb118', '#ff725c', '#6cc5b0', '#3ca951', '#ff8ab7', '#a463f2'];

export interface Axis {
  readonly label: string;
  readonly log?: boolean;
  /** How a tick is written. */
  readonly format?: (value: number) => string;
}

/** What is drawn, in the units of the axes: points one by one, along a line, between two lines, or bars from zero. */
export type Mark =
  | {
      readonly kind: 'dots';
      readonly series: number;
      readonly points: readonly PlotPoint[];
      readonly faint?: true;
    }
  | { readonly kind: 'line'; readonly series: number; readonly points: readonly PlotPoint[] }
  | {
      readonly kind: 'band';
      readonly series: number;
      readonly low: readonly PlotPoint[];
      readonly high: readonly PlotPoint[];
    }
  | {
      readonly kind: 'bars';
      readonly series: number;
      readonly points: readonly PlotPoint[];
      readonly width: number;
    }
  | { readonly kind: 'level'; readonly x?: number; readonly y?: number };
export type PlotPoint = readonly [x: number, y: number];

/** Where a value of an axis lies between `from` and `to`. */
function scale(values: readonly number[], { log = false }: Axis, from: number, to: number): Scale {
  const of = log ? Math.log10 : (value: number): number => value;
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) finite.push(0, 1);
  const low = of(Math.min(...finite));
  const high = of(Math.max(...finite));
  const range = high - low || 1;
  const at = (value: number): number => from + ((of(value) - low) / range) * (to - from);
  if (log) {
    const powers = Array.from({ length: Math.ceil(high) - Math.floor(low) + 1 }, (_, n) => n);
    const ticks = powers.map((n) => 10 ** (Math.floor(low) + n));
    return { at, ticks: ticks.filter((tick) => of(tick) >= low && of(tick) <= high) };
  }
  const power = 10 ** Math.floor(Math.log10(range / 8));
  const step = [1, 2, 5, 10].map((n) => n * power).find((size) => range / size <= 8) ?? range;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return { at, ticks: Array.from({ length: count }, (_, n) => (first + n) * step) };
}

interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

function pointsOf(mark: Mark): readonly PlotPoint[] {
  if (mark.kind === 'band') return [...mark.low, ...mark.high];
  if (mark.kind === 'level') return [[mark.x ?? Number.NaN, mark.y ?? Number.NaN]];
  if (mark.kind !== 'bars') return mark.points;
  return mark.points.flatMap(([x, y]) => [[x, 0] as const, [x + mark.width, y] as const]);
}

export function plot(x: Axis, y: Axis, names: readonly string[], marks: readonly Mark[]): string {
  const points = marks.flatMap(pointsOf);
  const [right, bottom] = [WIDTH - EDGE.right, HEIGHT - EDGE.bottom];
  const across = scale(
    points.map(([value]) => value),
    x,
    EDGE.left,
    right,
  );
  const down = scale(
    points.map(([, value]) => value),
    y,
    bottom,
    EDGE.top,
  );
  const place = ([px, py]: PlotPoint): string =>
    `${across.at(px).toFixed(1)},${down.at(py).toFixed(1)}`;
  const path = (along: readonly PlotPoint[]): string => `M${along.map(place).join('L')}`;
  const draw = (mark: Mark): string => {
    if (mark.kind === 'level') {
      const at = mark.x === undefined ? undefined : across.at(mark.x);
      const edge = mark.y === undefined ? undefined : down.at(mark.y);
      const line = `M${at ?? EDGE.left},${edge ?? EDGE.top}L${at ?? right},${edge ?? bottom}`;
      return `<path d="${line}" stroke="#222" stroke-dasharray="4 4"/>`;
    }
    const color = COLORS[mark.series % COLORS.length];
    if (mark.kind === 'line')
      return `<path d="${path(mark.points)}" fill="none" stroke="${color}"/>`;
    if (mark.kind === 'band') {
      const around = path([...mark.low, ...mark.high.toReversed()]);
      return `<path d="${around}Z" fill="${color}" fill-opacity="0.2"/>`;
    }
    if (mark.kind === 'bars') {
      const bars = mark.points.map(([left, top]) => {
        const end = left + mark.width;
        return `${path([
          [left, 0],
          [left, top],
          [end, top],
          [end, 0],
        ])}Z`;
      });
      return `<path d="${bars.join('')}" fill="${color}" fill-opacity="0.6"/>`;
    }
    // A line without length is a dot as wide as its stroke.
    const dots = mark.points.map((point) => `M${place(point)}h0`).join('');
    const opacity = mark.faint ? 0.4 : 1;
    return `<path d="${dots}" stroke="${color}" stroke-width="5" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  };
  const { format: nameX = String } = x;
  const { format: nameY = String } = y;
  const ticks = [
    ...down.ticks.map(
      (tick) =>
        `<path d="M${EDGE.left},${down.at(tick)}H${right}" stroke="#ddd"/><text x="${EDGE.left - 8}" y="${down.at(tick) + 4}" text-anchor="end">${nameY(round(tick))}</text>`,
    ),
    ...across.ticks.map(
      (tick) =>
        `<text x="${across.at(tick)}" y="${bottom + 18}" text-anchor="middle">${nameX(round(tick))}</text>`,
    ),
  ];
  const legend = names.map(
    (name, n) => `<span style="color: ${COLORS[n % COLORS.length]}">● ${name}</span>`,
  );
  return [
    names.length > 1 ? `<p>${legend.join(' ')}</p>` : '',
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" font-size="11">`,
    ...ticks,
    ...marks.map(draw),
    `<text x="8" y="16">${y.label}</text><text x="${right}" y="${HEIGHT - 6}" text-anchor="end">${x.label}</text>`,
    '</svg>',
  ].join('\n');
}

/** Steps of a tenth add up to 0.30000000000000004. */
function round(tick: number): number {
  return Number(tick.toPrecision(6));
}
