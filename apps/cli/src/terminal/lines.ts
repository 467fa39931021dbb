/** Lines of text with colours in them: how wide they are, and how they are brought to a width. */
import { stripVTControlCharacters } from 'node:util';

export function widthOf(text: string): number {
  return Array.from(stripVTControlCharacters(text)).length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

// oxlint-disable-next-line no-control-regex -- colours are control characters
const ESCAPE = /^\u001b\[[\d;]*m/;

/** The first `width` letters; colours that were begun are ended. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let shown = '';
  let count = 0;
  let coloured = false;
  for (let rest = text; rest !== '' && count < width;) {
    const [escape] = ESCAPE.exec(rest) ?? [];
    const part = escape ?? String.fromCodePoint(rest.codePointAt(0) ?? 32);
    if (escape === undefined) count++;
    else coloured = true;
    shown += part;
    rest = rest.slice(part.length);
  }
  return coloured ? `${shown}\u001b[0m` : shown;
}

/** Words on as many lines as the width needs; later lines are indented. Colours must not span words. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  // Spaces at the beginning are an indent and stay.
  const [lead = ''] = /^ */.exec(text) ?? [];
  let line = '';
  for (const word of text.slice(lead.length).split(' ')) {
    const longer = line === '' ? lead + word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Items that belong together, as many on a line as the width allows. */
export function flow(items: readonly string[], width: number, gap: string, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : `${line}${gap}${item}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + item;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Blocks of lines side by side, as many in a row as the width allows; each block is cut to no width. */
export function beside(blocks: readonly (readonly string[])[], width: number, gap = 1): string[] {
  const lines: string[] = [];
  let row: (readonly string[])[] = [];
  let used = 0;
  const end = (): void => {
    const height = Math.max(0, ...row.map((block) => block.length));
    for (let i = 0; i < height; i++) {
      const cells = row.map((block) => padTo(block[i] ?? '', blockWidth(block)));
      lines.push(cells.join(' '.repeat(gap)).trimEnd());
    }
    row = [];
    used = 0;
  };
  for (const block of blocks) {
    const wide = blockWidth(block);
    if (row.length > 0 && used + gap + wide > width) end();
    used += (row.length > 0 ? gap : 0) + wide;
    row.push(block);
  }
  end();
  return lines;
}

function blockWidth(block: readonly string[]): number {
  return Math.max(0, ...block.map(widthOf));
}

/** Rows of cells as lines: each column as wide as its widest cell, numbers flush right. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = () => false,
): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const wide = widths[column] ?? 0;
        return isNumber(column) ? cell.padStart(wide) : padTo(cell, wide);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A title between rules. */
export function ruled(title: string, width: number, across: string): string {
  const left = cutTo(title === '' ? '' : `${across.repeat(2)} ${title} `, width);
  return left + across.repeat(Math.max(0, width - widthOf(left)));
}
