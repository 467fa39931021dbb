/** The layout of a picture: what it is on the left, open cards on the right. */
import type { Locale } from '@pakli/text';
import { Canvas, colourOf, mixed, type Colour } from './canvas.ts';
import { drawCard, TALL, type CardBox } from './cards.ts';
import type { CardRow, GameArt, Pile } from './game-art.ts';
import { cutTo, widthOf, wrapped, write, type Type, type Typeface } from './letters.ts';
import { roundedBox } from './outline.ts';

/** What chats show in full. */
export const SIZE = { width: 1200, height: 630 };

/** A line about somebody. */
export interface PictureLine {
  readonly name: string;
  /** As it is shown. */
  readonly points?: string;
  /** Whose turn it is, or who has won. */
  readonly mark?: boolean;
  /** Nobody sits there. */
  readonly free?: boolean;
}

/** All that a picture says. */
export interface PictureSheet {
  readonly art: GameArt;
  readonly locale: Locale;
  readonly title: string;
  /** Sentences under the title. */
  readonly about: readonly string[];
  readonly people: readonly PictureLine[];
  /** How a game ended. */
  readonly score?: string;
  readonly rows: readonly CardRow[];
}

const LEFT = 64;
/** Words end here, and cards begin further right. */
const WORDS = 540;
const CARDS = { x: 648, y: 64, width: 496, height: 502 };
const CREAM = colourOf('#fff6ec');
const BLACK: Colour = [0, 0, 0];
/** Lines about people that fit. */
const MOST_PEOPLE = 6;

/** Reuses the canvas: two megabytes per picture would keep the garbage collector busy. */
export function drawSheet(
  sheet: PictureSheet,
  canvas: Canvas = new Canvas(SIZE.width, SIZE.height),
): Canvas {
  const { art } = sheet;
  canvas.clear(art.felt);
  // The rail of the table.
  canvas.paint(roundedBox(0, SIZE.height - 12, SIZE.width, 12, 0), art.glow, 0.75);
  drawWords(canvas, sheet);
  drawRows(canvas, sheet);
  return canvas;
}

function drawWords(canvas: Canvas, { art, title, about, people, score }: PictureSheet): void {
  const soft = mixed(CREAM, art.felt, 0.82);
  write(canvas, 'Pakli', LEFT, 88, { face: 'serif', size: 34, colour: art.glow });
  const width = WORDS - LEFT;
  const large = people.length > 4 ? [52, 42, 36] : [64, 56, 48, 42, 36];
  const { size, lines } = fitted(title, { width, sizes: large, most: 2, face: 'serif' });
  let y = 88;
  for (const line of lines) {
    y += size * 1.16;
    write(canvas, line, LEFT, y, { face: 'serif', size, colour: CREAM });
  }
  const small = { face: 'sans', size: 30 } as const;
  y += 14;
  // Fewer lines where many people come below.
  const most = people.length === 0 ? 5 : people.length > 4 ? 2 : 3;
  for (const text of about) {
    const said = fitted(text, { width, sizes: [30, 26], most, face: 'sans' });
    for (const line of said.lines) {
      y += said.size * 1.4;
      write(canvas, line, LEFT, y, { face: 'sans', size: said.size, colour: soft });
    }
  }
  if (score !== undefined) {
    const fitted = Math.min(1, width / widthOf(score, { face: 'serif', size: 96 }));
    write(canvas, score, LEFT, y + 124, { face: 'serif', size: 96 * fitted, colour: art.glow });
  }
  y += 34;
  const shown = people.length > MOST_PEOPLE ? people.slice(0, MOST_PEOPLE - 1) : people;
  const room = SIZE.height - 44 - y;
  const step = Math.min(62, room / Math.max(1, Math.min(people.length, MOST_PEOPLE)));
  for (const person of shown) {
    drawPerson(canvas, person, { y, height: step - 8, width, art });
    y += step;
  }
  if (shown.length < people.length) {
    write(canvas, `+${people.length - shown.length}`, LEFT + 18, y + step * 0.6, {
      ...small,
      colour: soft,
    });
  }
}

/** A text in the first size in which it fits into so many lines; one that fits in none is cut. */
function fitted(
  text: string,
  room: {
    readonly width: number;
    readonly sizes: readonly number[];
    readonly most: number;
    readonly face: Typeface;
  },
): { readonly size: number; readonly lines: readonly string[] } {
  const { width, sizes, most, face } = room;
  const tried = sizes.map((size) => ({ size, lines: wrapped(text, width, most, { face, size }) }));
  const whole = tried.find(({ lines }) => lines.join(' ') === text);
  return whole ?? tried.at(-1) ?? { size: 0, lines: [] };
}

interface PersonPlace {
  readonly y: number;
  readonly height: number;
  readonly width: number;
  readonly art: GameArt;
}

function drawPerson(
  canvas: Canvas,
  { name, points = '', mark, free }: PictureLine,
  { y, height, width, art }: PersonPlace,
): void {
  const box = roundedBox(LEFT, y, width, height, 10);
  if (mark === true) canvas.paint(box, mixed(art.glow, art.felt, 0.28));
  else canvas.paint(box, BLACK, free === true ? 0.1 : 0.22);
  if (mark === true) canvas.paint(roundedBox(LEFT, y, 8, height, 4), art.glow);
  const colour = free === true ? mixed(CREAM, art.felt, 0.6) : CREAM;
  const line = y + height / 2 + 10;
  const number: Type = { face: 'sans', size: 30, colour: mark === true ? art.glow : CREAM };
  const taken = points === '' ? 0 : widthOf(points, number) + 24;
  const type: Type = { face: 'sans', size: 28, colour };
  write(canvas, cutTo(name, width - 44 - taken, type), LEFT + 24, line, type);
  write(canvas, points, LEFT + width - 18 - widthOf(points, number), line, number);
}

/** How much of a covered card is seen, of its width. */
const STEP = 0.36;
const HAND_STEP = 0.46;
/** Between two cards, of their width. */
const GAP = 0.16;
const WIDEST = 158;
/** Into so many lines a row is broken at most. */
const MOST_LINES = 4;

/** Piles beside each other, as wide as they are drawn, in widths of a card. */
interface Line {
  readonly piles: readonly Pile[];
  readonly spans: readonly number[];
  readonly step: number;
}

function drawRows(canvas: Canvas, { art, locale, rows }: PictureSheet): void {
  if (rows.length === 0) {
    drawCover(canvas, art, locale);
    return;
  }
  const all = Array.from({ length: MOST_LINES }, (_, i) => linesOf(rows, i + 1));
  const lines = all.reduce((best, other) => (sizeOf(other) > sizeOf(best) ? other : best));
  const width = sizeOf(lines);
  let y = CARDS.y + (CARDS.height - highOf(lines) * width) / 2;
  for (const line of lines) {
    let x = CARDS.x + (CARDS.width - spanOf(line) * width) / 2;
    line.piles.forEach((pile, at) => {
      if (pile.length === 0) drawPlace(canvas, { x, y, width });
      pile.forEach((card, i) => {
        const place: CardBox = { x: x + i * line.step * width, y, width };
        drawCard(canvas, card === null ? null : art.look(card, locale), place, art.back);
      });
      x += ((line.spans[at] ?? 1) + GAP) * width;
    });
    y += width * (TALL + GAP);
  }
}

/** Where no card lies. */
function drawPlace(canvas: Canvas, { x, y, width }: CardBox): void {
  canvas.paint(roundedBox(x, y, width, width * TALL, width * 0.07), CREAM, 0.08);
}

/** Rows of the same lanes stand in columns; others are broken into so many lines. */
function linesOf(rows: readonly CardRow[], most: number): Line[] {
  const lanes = rows.filter((row) => row.lanes === true);
  const inLane = (at: number): number =>
    Math.max(...lanes.map(({ piles }) => pileSpan(piles[at] ?? [], STEP)));
  return rows.flatMap((row): Line[] => {
    const { piles } = row;
    const step = row.fan === true ? HAND_STEP : STEP;
    if (row.lanes === true) return [{ piles, spans: piles.map((_, at) => inLane(at)), step }];
    const each = Math.ceil(piles.length / most);
    return Array.from({ length: Math.ceil(piles.length / each) }, (_, i) => {
      const some = piles.slice(i * each, (i + 1) * each);
      return { piles: some, spans: some.map((pile) => pileSpan(pile, step)), step };
    });
  });
}

function pileSpan(pile: Pile, step: number): number {
  return 1 + Math.max(0, pile.length - 1) * step;
}

function spanOf({ spans }: Line): number {
  return spans.reduce((sum, span) => sum + span + GAP, -GAP);
}

function highOf(lines: readonly Line[]): number {
  return lines.length * (TALL + GAP) - GAP;
}

/** As wide as its cards can be. */
function sizeOf(lines: readonly Line[]): number {
  const across = CARDS.width / Math.max(...lines.map(spanOf));
  return Math.min(across, CARDS.height / highOf(lines), WIDEST);
}

/** Cards that stand for the game. */
function drawCover(canvas: Canvas, { cover, look, back }: GameArt, locale: Locale): void {
  const width = Math.min(190, CARDS.width / (1 + 0.72 * (cover.length - 1)));
  const step = width * 0.72;
  const left = CARDS.x + (CARDS.width - width - step * (cover.length - 1)) / 2;
  cover.forEach((card, i) => {
    const place = { x: left + i * step, y: 180 + Math.abs(i - (cover.length - 1) / 2) * 26, width };
    drawCard(canvas, card === null ? null : look(card, locale), place, back);
  });
}
