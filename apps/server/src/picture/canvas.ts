/**
 * A picture in memory, and the one thing that can be done to it: fill an outline with a colour. How
 * much of a pixel lies inside is counted exactly, by the signed area beside each of its lines
 * (as font-rs does it), so edges are smooth; where outlines overlap they are filled once.
 */
import type { Contour } from './outline.ts';

/** Red, green, blue. */
export type Colour = readonly [number, number, number];

export function colourOf(hex: string): Colour {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Of a hue in degrees. */
export function hsl(hue: number, saturation: number, lightness: number): Colour {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (lightness / 100 - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Of a lightness, chroma and hue, as CSS counts them; what a screen cannot show is cut off. */
export function oklch([lightness, chroma, hue]: readonly [number, number, number]): Colour {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A share of light, as a byte of sRGB. */
function channel(light: number): number {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, share)));
}

/** So much of one colour in another. */
export function mixed([r, g, b]: Colour, into: Colour, share: number): Colour {
  const mix = (one: number, other: number): number => Math.round(one * share + other * (1 - share));
  return [mix(r, into[0]), mix(g, into[1]), mix(b, into[2])];
}

export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Row by row, as a PNG packs them: the number of a filter, which is 0, then three bytes a pixel. */
  readonly rows: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rows = new Uint8Array((3 * width + 1) * height);
  }

  clear(ground: Colour): void {
    const row = solidRow(ground, this.width).subarray(0, 3 * this.width);
    for (let y = 0; y < this.height; y++) this.rows.set(row, y * (row.length + 1) + 1);
  }

  paint(contours: readonly Contour[], colour: Colour, alpha = 1): void {
    const area = this.areaOf(contours);
    if (area.width <= 0 || area.height <= 0) return;
    // One column more collects what lies right of everything.
    const stride = area.width + 2;
    const cover = coverOf(stride * area.height);
    for (const contour of contours) {
      for (let i = 0; i < contour.length; i += 2) {
        const next = i + 2 < contour.length ? i + 2 : 0;
        const [x, y] = [contour[i]! - area.x, contour[i + 1]! - area.y];
        const [toX, toY] = [contour[next]! - area.x, contour[next + 1]! - area.y];
        if (y < toY) addLine(cover, area, stride, x, y, toX, toY, 1);
        else if (y > toY) addLine(cover, area, stride, toX, toY, x, y, -1);
      }
    }
    const run = { colour, alpha, many: solidRow(colour, area.width) };
    for (let row = 0; row < area.height; row++) {
      const from = row * stride;
      const left = (area.y + row) * (3 * this.width + 1) + 3 * area.x + 1;
      let sum = 0;
      for (let column = 0, end = 0; column < area.width; column = end) {
        sum += cover[from + column]!;
        // As far as the coverage stays the same.
        for (end = column + 1; end < area.width && cover[from + end] === 0;) end++;
        this.paintRun(left + 3 * column, left + 3 * end, sum < 0 ? -sum : sum, run);
      }
    }
  }

  /** Pixels beside each other of which the same part is covered. */
  private paintRun(from: number, end: number, covered: number, { colour, alpha, many }: Run): void {
    if (covered < 0.002) return;
    const { rows } = this;
    const share = covered > 0.998 ? alpha : covered * alpha;
    if (share === 1) {
      rows.set(many.subarray(0, end - from), from);
      return;
    }
    const [red, green, blue] = colour;
    for (let pixel = from; pixel < end; pixel += 3) {
      rows[pixel] = rows[pixel]! * (1 - share) + red * share + 0.5;
      rows[pixel + 1] = rows[pixel + 1]! * (1 - share) + green * share + 0.5;
      rows[pixel + 2] = rows[pixel + 2]! * (1 - share) + blue * share + 0.5;
    }
  }

  private areaOf(contours: readonly Contour[]): Area {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const contour of contours) {
      for (let i = 0; i < contour.length; i += 2) {
        const [x = 0, y = 0] = [contour[i], contour[i + 1]];
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
    }
    const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
    return {
      x,
      y,
      width: Math.min(this.width, Math.ceil(right)) - x,
      height: Math.min(this.height, Math.ceil(bottom)) - y,
    };
  }
}

interface Run {
  readonly colour: Colour;
  readonly alpha: number;
  /** Pixels of that colour, as many as are ever painted at once. */
  readonly many: Uint8Array;
}

/** Reused for everything that is painted. */
let covers = new Float32Array(0);

function coverOf(length: number): Float32Array {
  if (covers.length < length) covers = new Float32Array(length);
  return covers.fill(0, 0, length);
}

let solid: { readonly colour: Colour; readonly row: Uint8Array } | undefined;

function solidRow(colour: Colour, width: number): Uint8Array {
  if (solid?.colour !== colour || solid.row.length < 3 * width) {
    const row = new Uint8Array(3 * width);
    row.set(colour);
    // Doubled until the row is full.
    for (let done = 3; done < row.length; done *= 2) row.copyWithin(done, 0, done);
    solid = { colour, row };
  }
  return solid.row;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * From the upper end to the lower. For each row that a line passes: how much it covers of the pixels
 * it goes through; all to the right of it has the rest. (A list of its numbers for every line would
 * cost a third of the time.)
 */
function addLine(
  cover: Float32Array,
  { width, height }: Area,
  stride: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sign: number,
): void {
  const slope = (x1 - x0) / (y1 - y0);
  const end = Math.min(height, Math.ceil(y1));
  for (let row = Math.max(0, Math.floor(y0)); row < end; row++) {
    const [top, bottom] = [Math.max(row, y0), Math.min(row + 1, y1)];
    const tall = (bottom - top) * sign;
    const one = Math.min(width, Math.max(0, x0 + (top - y0) * slope));
    const other = Math.min(width, Math.max(0, x0 + (bottom - y0) * slope));
    const [left, right] = one < other ? [one, other] : [other, one];
    const first = Math.floor(left);
    const at = row * stride + first;
    if (right <= first + 1) {
      // In one pixel: a part of it, and all of the next.
      const part = (left + right) / 2 - first;
      cover[at]! += tall * (1 - part);
      cover[at + 1]! += tall * part;
      continue;
    }
    // Across several: what is covered of each, less what was covered of the one before.
    const steep = tall / (right - left);
    let before = 0;
    for (let pixel = first; pixel <= Math.ceil(right); pixel++) {
      const [from, to] = [Math.max(left, pixel), Math.min(right, pixel + 1)];
      const crossed = Math.max(0, to - from) * steep;
      const passed = Math.max(0, Math.min(right, pixel) - left) * steep;
      const covered = passed + crossed * (pixel + 1 - (from + to) / 2);
      cover[row * stride + pixel]! += covered - before;
      before = covered;
    }
  }
}
