/**
 * Outlines as art.json has them: `M`, `L`, `Q`, `C` and `Z` as in SVG, small letters count from the
 * point before. Laid somewhere in a picture, curves become short lines.
 */

/** Points of one line, x and y in turn. */
export type Contour = readonly number[];

/** Where the origin of an outline comes to lie, and how large it is drawn. */
export interface OutlinePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, q: 4, c: 6 };

/** A line or curve of an outline: where it goes from its last point, all of it absolute. */
interface Stroke {
  readonly begins: boolean;
  readonly points: readonly number[];
}

/** Those of art.json, each read once. */
const READ = new Map<string, readonly Stroke[]>();

function strokesOf(outline: string): readonly Stroke[] {
  const known = READ.get(outline);
  if (known !== undefined) return known;
  const strokes: Stroke[] = [];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  for (const [, command = '', text = ''] of outline.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const takes = TAKES[kind];
    if (takes === undefined) {
      [x, y] = start;
      continue;
    }
    const numbers = Array.from(text.matchAll(/-?[\d.]+/g), Number);
    for (let at = 0; at < numbers.length; at += takes) {
      const [dx, dy] = command === kind ? [x, y] : [0, 0];
      const points = numbers.slice(at, at + takes).map((n, i) => n + (i % 2 === 0 ? dx : dy));
      [x, y] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
      if (kind === 'm') start = [x, y];
      strokes.push({ begins: kind === 'm', points });
    }
  }
  READ.set(outline, strokes);
  return strokes;
}

/** Of the outlines of art.json, which are remembered. */
export function contoursOf(outline: string, { x: left, y: top, scale }: OutlinePlace): Contour[] {
  const contours: number[][] = [];
  let contour: number[] = [];
  let [x, y] = [0, 0];
  for (const { begins, points } of strokesOf(outline)) {
    if (begins) contours.push((contour = []));
    const [endX, endY] = [left + points.at(-2)! * scale, top + points.at(-1)! * scale];
    if (points.length > 2) {
      const [ax, ay] = [left + points[0]! * scale, top + points[1]! * scale];
      const isCubic = points.length > 4;
      const [bx, by] = isCubic ? [left + points[2]! * scale, top + points[3]! * scale] : [ax, ay];
      // Twice as many for four times the size.
      const length =
        Math.abs(ax - x) + Math.abs(ay - y) + Math.abs(endX - bx) + Math.abs(endY - by);
      const parts = Math.ceil(Math.sqrt(length) * 0.8) + 1;
      for (let i = 1; i < parts; i++) {
        const t = i / parts;
        const s = 1 - t;
        const [one, two] = isCubic ? [3 * t * s * s, 3 * t * t * s] : [t * s, t * s];
        const [first, last] = isCubic ? [s * s * s, t * t * t] : [s * s, t * t];
        contour.push(
          first * x + one * ax + two * bx + last * endX,
          first * y + one * ay + two * by + last * endY,
        );
      }
    }
    contour.push(endX, endY);
    [x, y] = [endX, endY];
  }
  return contours;
}

/** A rectangle with round corners. */
export function roundedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): Contour[] {
  const contour: number[] = [];
  const corners = [
    [x + width - radius, y + radius, -1],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 1],
    [x + radius, y + radius, 2],
  ] as const;
  const parts = Math.max(2, Math.ceil(Math.sqrt(radius) * 1.5));
  for (const [cx, cy, quarter] of corners) {
    for (let i = 0; i <= parts; i++) {
      const angle = ((quarter + i / parts) * Math.PI) / 2;
      contour.push(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
    }
  }
  return [contour];
}

/** The same lines drawn with a pen: a bar along each and a disc at its ends. */
export function stroked(contours: readonly Contour[], width: number): Contour[] {
  const radius = width / 2;
  return contours.flatMap((contour) => {
    const bars: Contour[] = [];
    for (let i = 0; i < contour.length; i += 2) {
      const [x = 0, y = 0, endX, endY] = contour.slice(i, i + 4);
      bars.push(...roundedBox(x - radius, y - radius, width, width, radius));
      if (endX === undefined || endY === undefined) continue;
      const length = Math.hypot(endX - x, endY - y);
      if (length === 0) continue;
      const [ox, oy] = [((endY - y) / length) * radius, ((x - endX) / length) * radius];
      bars.push([x + ox, y + oy, endX + ox, endY + oy, endX - ox, endY - oy, x - ox, y - oy]);
    }
    return bars;
  });
}
