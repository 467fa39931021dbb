/**
 * Roman numbers for the corner of a card, narrow, so that an VIII fits beside
 * the signs. Drawn rather than set in type, because squeezing a letter thins
 * the stems that must be counted.
 */
import { round } from '../path.ts';

type Numeral = readonly [width: number, outline: string];

/** Outlines from the top left corner, 100 units high. */
const NUMERALS: Readonly<Record<string, Numeral>> = {
  I: [26, 'M1,0L25,0L25,6L19.5,7L19.5,93L25,94L25,100L1,100L1,94L6.5,93L6.5,7L1,6Z'],
  V: [56, 'M0,0L27,0L27,7L22,8L34,72L44,8L38,7L38,0L57,0L57,7L53,8L34,100L24,100L4,8L0,7Z'],
  X: [
    62,
    'M0,0L28,0L28,7L24,8L33,35L44,8L39,7L39,0L60,0L60,7L55,8L38,48L57,92L62,93L62,100L32,100L32,93L37,92L28,63L16,92L21,93L21,100L0,100L0,93L5,92L24,52L5,8L0,7Z',
  ],
};

export function widthOf(text: string, height: number): number {
  const widths = Array.from(text, (letter) => NUMERALS[letter]?.[0] ?? 0);
  return widths.reduce((sum, width) => sum + width, 0) * (height / 100);
}

/** A Roman number as path data, its top left corner at (x, y). */
export function numeral(text: string, x: number, y: number, height: number): string {
  const scale = height / 100;
  let left = 0;
  let path = '';
  for (const letter of text) {
    const [width, outline] = NUMERALS[letter] ?? [0, ''];
    const start = left;
    path += outline.replaceAll(
      /([\d.]+),([\d.]+)/g,
      (_, dx: string, dy: string) =>
        `${round(x + (start + Number(dx)) * scale)},${round(y + Number(dy) * scale)}`,
    );
    left += width;
  }
  return path;
}
