/** Text in a picture: letters as outlines, without kerning. */
import art from './art.json' with { type: 'json' };
import type { Canvas, Colour } from './canvas.ts';
import { contoursOf } from './outline.ts';

export type Typeface = 'sans' | 'serif';

export interface Type {
  readonly face: Typeface;
  readonly size: number;
  readonly colour: Colour;
}

/** Outlines are in so many parts of the size. */
const UNITS = 500;

interface Letter {
  readonly width: number;
  readonly outline: string;
}

const FACES: Readonly<Record<Typeface, ReadonlyMap<string, Letter>>> = {
  sans: lettersIn(art.sans),
  serif: lettersIn(art.serif),
};

function lettersIn(letters: Readonly<Record<string, string>>): ReadonlyMap<string, Letter> {
  return new Map(
    Object.entries(letters).map(([letter, text]) => {
      const [width = '0'] = /^\d+/.exec(text) ?? [];
      return [letter, { width: Number(width), outline: text.slice(width.length) }];
    }),
  );
}

/** A letter that a face lacks is set in the other, without what stands above it, or not at all. */
function letterOf(face: Typeface, sign: string): Letter | undefined {
  const plain = sign.normalize('NFD').charAt(0);
  const own = FACES[face].get(sign) ?? FACES.sans.get(sign);
  return own ?? FACES[face].get(plain) ?? FACES.sans.get(plain);
}

function lettersOf(face: Typeface, text: string): Letter[] {
  return Array.from(text, (sign) => letterOf(face, sign) ?? []).flat();
}

/** What is left of a name that may be written in any script: empty if nothing of it can be set. */
export function settable(text: string): string {
  const signs = Array.from(text.normalize('NFC')).filter((sign) => letterOf('sans', sign));
  return signs.join('').replaceAll(/\s+/g, ' ').trim();
}

export function widthOf(text: string, { face, size }: Pick<Type, 'face' | 'size'>): number {
  return (lettersOf(face, text).reduce((sum, { width }) => sum + width, 0) * size) / UNITS;
}

/** On a line at `y`. */
export function write(canvas: Canvas, text: string, x: number, y: number, type: Type): void {
  const scale = type.size / UNITS;
  let left = x;
  for (const { width, outline } of lettersOf(type.face, text)) {
    canvas.paint(contoursOf(outline, { x: left, y, scale }), type.colour);
    left += width * scale;
  }
}

/** A text that is too long ends in dots. */
export function cutTo(text: string, width: number, type: Pick<Type, 'face' | 'size'>): string {
  if (widthOf(text, type) <= width) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && widthOf(`${signs.join('').trimEnd()}…`, type) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** In lines of that width, so many at most. */
export function wrapped(
  text: string,
  width: number,
  most: number,
  type: Pick<Type, 'face' | 'size'>,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, type) > width && lines.length < most - 1) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((one) => cutTo(one, width, type));
}
