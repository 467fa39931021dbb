/** Cards in a picture: paper with a letter and a sign, the dark panels of Compile, and backs. */
import type { CardColour } from '@pakli/core/module';
import art from './art.json' with { type: 'json' };
import { colourOf, hsl, mixed, type Canvas, type Colour } from './canvas.ts';
import { cutTo, settable, widthOf, write, type Type } from './letters.ts';
import { contoursOf, roundedBox, stroked } from './outline.ts';

/** How a card looks, whatever game it is of; null is a back. */
export type CardLook =
  /** The sign is one of art.json, or a letter that can be set. */
  | {
      readonly kind: 'paper';
      readonly rank: string;
      readonly sign: string;
      readonly colour?: CardColour;
    }
  | { readonly kind: 'panel'; readonly protocol: string; readonly value: string };

/** The other side of all cards of a deck. */
export interface CardBack {
  readonly colour: Colour;
  /** What a card counts that lies face down; such backs are plain and dark. */
  readonly value?: string;
}

export interface CardBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A card is so many times as high as it is wide. */
export const TALL = 1.4;

const PAPER = colourOf('#fbf7ef');
const EDGE = colourOf('#d8cdb8');
const BLACK: Colour = [0, 0, 0];
const INK: Readonly<Record<CardColour, Colour>> = {
  black: colourOf('#1e2430'),
  red: colourOf('#951820'),
  green: colourOf('#1a5233'),
  blue: colourOf('#0f4a86'),
  gold: colourOf('#6b4300'),
};
/** Of German suits, by layer. */
const PAINTS: Readonly<Record<string, string>> = {
  heart: '#b3202a',
  rose: '#8f151f',
  leaf: '#2c7a3f',
  lime: '#57a548',
  nut: '#c27a35',
  cap: '#5f7a2e',
  stalk: '#6b4a2a',
  bell: '#eab02f',
  strap: '#b3312a',
  hole: '#33241a',
  line: '#33241a',
  shine: '#fbf7ef',
};
/** Layers that are lines alone. */
const DRAWN: ReadonlySet<string> = new Set(['line', 'shine']);

/** Layers, each a paint and an outline. */
const SIGNS: Readonly<Record<string, string>> = art.signs;
/** A hue, how vivid it is, and an outline. */
const PROTOCOLS: Readonly<Record<string, string>> = art.protocols;

export function drawCard(
  canvas: Canvas,
  look: CardLook | null,
  place: CardBox,
  back: CardBack,
): void {
  const { x, y, width } = place;
  const height = width * TALL;
  const radius = width * 0.07;
  // Of its shadow what the card does not cover.
  const low = y + height - 2 * radius;
  const shadow = [
    ...roundedBox(x - 1, low, width + 4, 2 * radius + width * 0.03, radius),
    ...roundedBox(x + width - 2 * radius, y + width * 0.03, 2 * radius + 3, height, radius),
  ];
  canvas.paint(shadow, BLACK, 0.28);
  if (look === null) drawBack(canvas, place, back);
  else if (look.kind === 'panel') drawPanel(canvas, look, place);
  else {
    canvas.paint(roundedBox(x, y, width, height, radius), EDGE);
    canvas.paint(roundedBox(x + 1.5, y + 1.5, width - 3, height - 3, radius - 1), PAPER);
    drawFace(canvas, look, place);
  }
}

function drawFace(
  canvas: Canvas,
  { rank, sign, colour = 'black' }: Extract<CardLook, { kind: 'paper' }>,
  { x, y, width }: CardBox,
): void {
  const ink = INK[colour];
  const face = { face: 'serif', colour: ink } as const;
  // One letter is large; longer ones are as wide.
  const size =
    Math.min(0.46, (0.46 * 0.7) / (widthOf(rank, { face: 'serif', size: 1 }) || 1)) * width;
  write(canvas, rank, x + width * 0.07, y + width * (0.12 + 0.32), { ...face, size });
  drawSign(canvas, sign, x + width * 0.2, y + width * 0.63, width * 0.26, ink);
  drawSign(canvas, sign, x + width * 0.62, y + width * 0.98, width * 0.54, ink);
}

/** Around (x, y). */
function drawSign(
  canvas: Canvas,
  sign: string,
  x: number,
  y: number,
  height: number,
  ink: Colour,
): void {
  const layers = SIGNS[sign];
  const scale = height / 100;
  for (const layer of layers?.split('|') ?? []) {
    const [, paint = '', outline = ''] = /^(\w+) (.*)$/.exec(layer) ?? [];
    const contours = contoursOf(outline, { x, y, scale });
    const colour = PAINTS[paint];
    canvas.paint(
      DRAWN.has(paint) ? stroked(contours, 4 * scale) : contours,
      colour === undefined ? ink : colourOf(colour),
    );
  }
  if (layers !== undefined) return;
  if (sign === '') return;
  const text = settable(sign);
  if (text === '') {
    // A sign that no letter shows: a dot of its colour.
    const width = height * 0.7;
    canvas.paint(roundedBox(x - width / 2, y - width / 2, width, width, width / 2), ink);
    return;
  }
  const type: Type = { face: 'sans', size: height, colour: ink };
  write(canvas, text, x - widthOf(text, type) / 2, y + height * 0.36, type);
}

function drawPanel(
  canvas: Canvas,
  { protocol, value }: Extract<CardLook, { kind: 'panel' }>,
  { x, y, width }: CardBox,
): void {
  const [, hue = '220', vivid = '10', outline = ''] =
    /^(\d+) (\d+) (.*)$/.exec(PROTOCOLS[protocol] ?? '') ?? [];
  const bright = hsl(Number(hue), Number(vivid), 66);
  const dark = mixed(bright, colourOf('#10131a'), 0.16);
  const radius = width * 0.06;
  canvas.paint(roundedBox(x, y, width, width * TALL, radius), bright);
  canvas.paint(roundedBox(x + 3, y + 3, width - 6, width * TALL - 6, radius - 2), dark);
  write(canvas, value, x + width * 0.1, y + width * 0.44, {
    face: 'serif',
    size: width * 0.44,
    colour: bright,
  });
  // Signs of protocols are 96 units high.
  const scale = (width * 0.5) / 96;
  const contours = contoursOf(outline, { x: x + width * 0.58, y: y + width * 0.76, scale });
  canvas.paint(stroked(contours, Math.max(2, width * 0.03)), bright);
  const type: Type = { face: 'sans', size: width * 0.15, colour: colourOf('#e8ecf4') };
  write(canvas, cutTo(protocol, width * 0.84, type), x + width * 0.09, y + width * 1.28, type);
}

function drawBack(canvas: Canvas, { x, y, width }: CardBox, { colour, value }: CardBack): void {
  const height = width * TALL;
  const inset = width * (value === undefined ? 0.06 : 0.025);
  const inside = [x + inset, y + inset, width - 2 * inset, height - 2 * inset] as const;
  canvas.paint(
    roundedBox(x, y, width, height, width * 0.07),
    value === undefined ? PAPER : mixed(PAPER, colour, 0.4),
  );
  canvas.paint(roundedBox(...inside, width * 0.04), colour);
  if (value !== undefined) {
    const type: Type = { face: 'serif', size: width * 0.44, colour: mixed(PAPER, colour, 0.5) };
    write(canvas, value, x + width * 0.1, y + width * 0.44, type);
    return;
  }
  const middle = { x: x + width / 2, y: y + height / 2 };
  const reach = width * 0.26;
  const corners = [0, -1, 1, 0, 0, 1, -1, 0];
  const plate = corners.map((n, i) => (i % 2 === 0 ? middle.x : middle.y) + n * reach);
  canvas.paint([plate], PAPER);
  ['S', 'H', 'C', 'D'].forEach((sign, i) => {
    const [dx = 0, dy = 0] = corners.slice(2 * i, 2 * i + 2);
    const place = [middle.x + dx * reach * 0.42, middle.y + dy * reach * 0.42] as const;
    drawSign(canvas, sign, ...place, reach * 0.44, colour);
  });
}
