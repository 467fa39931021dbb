/**
 * SVG path data in four commands: `M`, `L` and `C` with absolute numbers, and `Z`. Code that fills a path then need not
 * know arcs or relative coordinates.
 */

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point];

/** Numbers per command. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};

export function plainPath(data: string, scale = 1): string {
  let out = '';
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let handle: Point = [0, 0];
  const put = (command: string, points: readonly Point[]): void => {
    const texts = points.map((point) =>
      point.map((n) => Math.round(n * scale * 10) / 10).join(' '),
    );
    out += command + texts.join(' ');
    [x, y] = points.at(-1) ?? start;
  };
  const curve = ([one, two, end]: Curve): void => {
    put('C', [one, two, end]);
    handle = two;
  };
  for (const [, letter = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number);
    const command = letter.toUpperCase();
    const takes = TAKES[command];
    if (takes === undefined) throw new Error(`${letter} in a path`);
    for (let at = 0; at === 0 || at < numbers.length; at += takes || 1) {
      const [dx, dy] = letter === command ? [0, 0] : [x, y];
      const n = numbers.slice(at, at + takes);
      const points = Array.from({ length: takes >> 1 }, (_, i): Point => [
        (n[2 * i] ?? 0) + dx,
        (n[2 * i + 1] ?? 0) + dy,
      ]);
      const [one = start, two = start, three = start] = points;
      const mirrored: Point = [2 * x - handle[0], 2 * y - handle[1]];
      if (command === 'M' && at === 0) {
        put('M', [one]);
        start = one;
      } else if (command === 'M' || command === 'L') put('L', [one]);
      else if (command === 'H') put('L', [[(n[0] ?? 0) + dx, y]]);
      else if (command === 'V') put('L', [[x, (n[0] ?? 0) + dy]]);
      else if (command === 'C') curve([one, two, three]);
      else if (command === 'S') curve([mirrored, one, two]);
      else if (command === 'Q') curve(raised([x, y], one, two));
      else if (command === 'A') {
        const [rx = 0, ry = 0, , large, sweep, ex = 0, ey = 0] = n;
        const end: Point = [ex + dx, ey + dy];
        for (const part of arc([x, y], [rx, ry], end, [large === 1, sweep === 1])) curve(part);
      } else {
        out += 'Z';
        [x, y] = start;
      }
      if (!'CSQA'.includes(command)) handle = [x, y];
    }
  }
  return out;
}

/** A quadratic curve as a cubic one. */
function raised(from: Point, handle: Point, to: Point): Curve {
  const towards = ([x, y]: Point): Point => [
    x + (2 / 3) * (handle[0] - x),
    y + (2 / 3) * (handle[1] - y),
  ];
  return [towards(from), towards(to), to];
}

/** An arc of an unrotated ellipse, in quarters at most. */
function arc(
  [x, y]: Point,
  [rx, ry]: Point,
  [ex, ey]: Point,
  [large, sweep]: readonly [boolean, boolean],
): Curve[] {
  const [ux, uy] = [(x - ex) / 2 / rx, (y - ey) / 2 / ry];
  const length = ux ** 2 + uy ** 2;
  // An ellipse too small to reach both ends grows until it does.
  const [a, b] = length > 1 ? [rx * Math.sqrt(length), ry * Math.sqrt(length)] : [rx, ry];
  const [vx, vy] = [(x - ex) / 2 / a, (y - ey) / 2 / b];
  const off = Math.sqrt(Math.max(0, 1 / (vx ** 2 + vy ** 2) - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(x + ex) / 2 + off * vy * a, (y + ey) / 2 - off * vx * b];
  const from = Math.atan2((y - cy) / b, (x - cx) / a);
  const turn = Math.atan2((ey - cy) / b, (ex - cx) / a) - from;
  const whole = 2 * Math.PI;
  const angle = sweep ? (turn + whole) % whole : (turn - whole) % whole;
  const parts = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 0.001));
  const step = angle / parts;
  const k = (4 / 3) * Math.tan(step / 4);
  const at = (t: number, along: number): Point => [
    cx + a * (Math.cos(t) - along * Math.sin(t)),
    cy + b * (Math.sin(t) + along * Math.cos(t)),
  ];
  return Array.from({ length: parts }, (_, i): Curve => {
    const [s, e] = [from + i * step, from + (i + 1) * step];
    return [at(s, k), at(e, -k), i === parts - 1 ? [ex, ey] : at(e, 0)];
  });
}
