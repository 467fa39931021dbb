/**
 * Small nets over sparse rows, for any game. A position is a list of active
 * rows, in parts that share weights (such as the lines of a table) and a rest
 * that belongs to all parts. Each part sums its rows and those of the rest, the
 * positive sums are added over the parts, and a second layer makes one number:
 *
 *     first(part) = max(0, bias + sum of rows(rest) + sum of rows(part))
 *     second = max(0, bias + (sum of first(part)) x weights)
 *     answer = bias + second x weights, in log odds
 *
 * All numbers are 32-bit floats, added in one fixed order: the loops here and
 * `net-simd.ts`, which computes four at a time, agree to the bit.
 */
import type { Net, NetFile, Sparse } from './net-file.ts';
import { simdOf } from './net-simd.ts';

export * from './net-file.ts';

/** The net of a file, as fast as the machine allows. */
export function netOf(file: NetFile): Net {
  return simdOf(file) ?? new PlainNet(file);
}

/** Plain loops: the reference for `net-simd.ts`, and the fallback. */
export class PlainNet implements Net {
  readonly file: NetFile;
  private readonly common: Float32Array;
  private readonly part: Float32Array;
  private readonly found: Float32Array;
  private readonly second: Float32Array;
  private readonly four = new Float32Array(4);

  constructor(file: NetFile) {
    this.file = file;
    const { width, middle } = file.shape;
    this.common = new Float32Array(width);
    this.part = new Float32Array(width);
    this.found = new Float32Array(width);
    this.second = new Float32Array(middle);
  }

  score({ rows, ends }: Sparse): number {
    const { common, part, found, second, four } = this;
    const { shape, first, firstBias, middle, middleBias, last, lastBias } = this.file;
    const { width, parts } = shape;
    common.set(firstBias);
    this.add(common, rows, ends[parts - 1]!, ends[parts]!, first);
    found.fill(0);
    for (let p = 0; p < parts; p++) {
      part.set(common);
      this.add(part, rows, p === 0 ? 0 : ends[p - 1]!, ends[p]!, first);
      for (let i = 0; i < width; i++) if (part[i]! > 0) found[i] = found[i]! + part[i]!;
    }
    second.set(middleBias);
    const size = shape.middle;
    for (let i = 0; i < width; i++) {
      const value = found[i]!;
      if (value === 0) continue;
      const from = i * size;
      for (let j = 0; j < size; j++) {
        second[j] = second[j]! + Math.fround(value * middle[from + j]!);
      }
    }
    four.fill(0);
    for (let j = 0; j < size; j++) {
      const value = second[j]! > 0 ? second[j]! : 0;
      four[j & 3] = four[j & 3]! + Math.fround(value * last[j]!);
    }
    const halves = Math.fround(four[0]! + four[1]!) + Math.fround(four[2]! + four[3]!);
    return Math.fround(Math.fround(halves) + lastBias[0]!);
  }

  private add(
    into: Float32Array,
    rows: Uint16Array,
    from: number,
    to: number,
    weights: Float32Array,
  ): void {
    const { width } = this.file.shape;
    for (let r = from; r < to; r++) {
      const at = rows[r]! * width;
      for (let i = 0; i < width; i++) into[i] = into[i]! + weights[at + i]!;
    }
  }
}
