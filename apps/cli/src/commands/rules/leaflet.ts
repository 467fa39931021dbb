/** The rules for people, with their cards as a terminal draws them. */
import {
  FACE_DOWN,
  paragraphFor,
  readLeaflet,
  spansOf,
  type Block,
  type Leaflet,
  type Row,
} from '@pakli/text/leaflet';
import { readFileSync } from 'node:fs';
import type { Ink } from '../../terminal/ink.ts';
import { box } from '../../table/art.ts';
import { beside, padTo, widthOf, wrap } from '../../terminal/lines.ts';
import { Failure, reasonOf } from '../../input/failure.ts';

/** Throws a `Failure` where there is none to read. */
export function readSource(game: string, locale: string): string {
  try {
    return readFileSync(leafletAt(game, locale), 'utf8');
  } catch (error) {
    throw new Failure(`the rules of ${game} in ${locale}: ${reasonOf(error)}`);
  }
}

/** In the clone with the texts; an installed command has them beside it. */
function leafletAt(game: string, locale: string): URL {
  try {
    return new URL(import.meta.resolve(`@pakli/text/${game}/${locale}/leaflet.md`));
  } catch {
    return new URL(`./leaflets/${game}/${locale}/leaflet.md`, import.meta.url);
  }
}

/** All of it, or one paragraph by its name. */
export function partOf(source: string, game: string, part: string | undefined): Leaflet {
  const leaflet = readLeaflet(source);
  if (part === undefined) return leaflet;
  const found = paragraphFor(leaflet, part);
  if (found === undefined) {
    const known = leaflet.paragraphs.map(({ id }) => id).join(', ');
    throw new Failure(`${game} has no rules about ${JSON.stringify(part)}: there is ${known}`);
  }
  return { ...leaflet, opening: [], paragraphs: [found] };
}

export function layLeaflet(leaflet: Leaflet, ink: Ink, columns: number): string[] {
  const width = Math.min(columns, 80) - 1;
  const lay = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => [...layBlock(block, ink, width), '']);
  return [
    ink.bold(ink.plain(leaflet.title)),
    '',
    ...lay(leaflet.opening),
    ...leaflet.paragraphs.flatMap(({ title, blocks }) => [
      ink.bold(ink.plain(title)),
      '',
      ...lay(blocks),
    ]),
  ];
}

function layBlock(block: Block, ink: Ink, width: number): string[] {
  if (block.kind === 'text') return wrap(sentence(block.text, ink), width);
  if (block.kind === 'list') {
    return block.items.flatMap((item) => wrap(`- ${sentence(item, ink)}`, width, 2));
  }
  if (block.kind === 'picture') {
    const lay = block.rows.length > BOXED ? layRow : layBoxes;
    const longest = Math.max(...block.rows.map(({ label }) => widthOf(ink.plain(label))));
    return block.rows.flatMap((row) => lay(row, longest, ink, width));
  }
  const rows = [block.head, ...block.rows].map((row) => row.map((cell) => sentence(cell, ink)));
  const widths = block.head.map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, i) => padTo(cell, widths[i] ?? 0)).join('  ')}`.trimEnd();
  const whole = rows.map(line);
  if (whole.every((text) => widthOf(text) <= width)) return whole;
  // Too wide for columns: a row becomes a sentence.
  return rows.slice(1).flatMap((row) => wrap(`  ${row.join(', ')}`, width, 4));
}

/** A picture of more rows than this has no room for frames. */
const BOXED = 7;

/** Words beside cards with frames. */
function middle(text: string): string[] {
  return ['', text, ''];
}

/** Cards with frames, as on a table. */
function layBoxes(row: Row, longest: number, ink: Ink, width: number): string[] {
  const { label, parts } = row;
  if (label === '') return layRow(row, longest, ink, width);
  const blocks = parts.map((part) =>
    part.kind === 'words'
      ? middle(sentence(part.text, ink))
      : box(
          { ink },
          part.faces.map((face) => (face === FACE_DOWN ? ink.signs.back : face)),
        ),
  );
  const name = ink.dim(padTo(`${ink.plain(label)}:`, longest + 1));
  return beside([middle(name), ...blocks], width - 4).map((line) => `    ${line}`);
}

/** In a line: `Table: 9♣ [5♥ 4♠] = 9`. */
function layRow({ label, parts }: Row, longest: number, ink: Ink, width: number): string[] {
  const text = parts.map((part) =>
    part.kind === 'words'
      ? sentence(part.text, ink)
      : part.faces.length === 1
        ? card(part.faces[0] ?? '', ink)
        : `[${part.faces.map((face) => card(face, ink)).join(' ')}]`,
  );
  if (label === '') return wrap(`    ${text.join(' ')}`, width, 4);
  const name = ink.dim(padTo(`${ink.plain(label)}:`, longest + 1));
  return hanging(`    ${name} `, text.join(' '), width);
}

/** A text behind its label, and below itself where it is long. */
function hanging(label: string, text: string, width: number): string[] {
  const indent = widthOf(label);
  return wrap(text, width - indent).map((line, i) => (i === 0 ? label : ' '.repeat(indent)) + line);
}

function card(face: string, ink: Ink): string {
  // A space inside would part it at the end of a line.
  return face === FACE_DOWN ? ink.signs.back : ink.card(face).replaceAll(' ', '-');
}

/** Words, strong ones and cards; colours do not span spaces, so that lines can be broken. */
function sentence(text: string, ink: Ink): string {
  const each = (part: string, paint: (word: string) => string): string =>
    ink
      .plain(part)
      .split(' ')
      .map((word) => (word === '' ? '' : paint(word)))
      .join(' ');
  let before: string | undefined;
  return spansOf(text)
    .map(({ kind, text: part, face }) => {
      // Cards between one pair of backticks stand apart.
      const gap = face !== undefined && before === 'card' ? ' ' : '';
      before = kind;
      if (face !== undefined) return gap + card(face, ink);
      if (kind === 'strong') return each(part, (word) => ink.bold(word));
      return kind === 'soft' ? each(part, (word) => ink.paint('italic', word)) : ink.plain(part);
    })
    .join('');
}
