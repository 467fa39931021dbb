/** A line chart in letters. */
import type { Ink } from './ink.ts';

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

const ROUND = { flat: '─', up: ['╯', '╭'], down: ['╮', '╰'], between: '│', axis: '┤' } as const;
const PLAIN = { flat: '-', up: ['/', '/'], down: ['\\', '\\'], between: '|', axis: '|' } as const;

/** More values than columns are brought together, each column the mean of its own. */
function fitTo(values: readonly number[], columns: number): number[] {
  if (values.length <= columns) return [...values];
  return Array.from({ length: columns }, (_, i) => {
    const part = values.slice(
      Math.floor((i * values.length) / columns),
      Math.floor(((i + 1) * values.length) / columns),
    );
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}

/** `label` writes the values at the axis. */
export function chart(
  values: readonly number[],
  ink: Ink,
  { width, height }: ChartSize,
  label: (value: number) => string,
): string[] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const labels = Array.from({ length: height }, (_, row) =>
    label(most - ((most - least) * row) / (height - 1)),
  );
  const margin = Math.max(...labels.map((text) => text.length));
  const signs = ink.ascii ? PLAIN : ROUND;
  const points = fitTo(values, width - margin - 2);
  const rowOf = (value: number): number =>
    most === least ? height >> 1 : Math.round(((most - value) / (most - least)) * (height - 1));
  const rows = Array.from({ length: height }, () => Array<string>(points.length).fill(' '));
  const put = (row: number, column: number, sign: string): void => {
    const line = rows[row];
    if (line !== undefined) line[column] = sign;
  };
  let before = rowOf(points[0] ?? 0);
  points.forEach((value, column) => {
    const row = rowOf(value);
    if (row === before) put(row, column, signs.flat);
    else {
      const [leaves, arrives] = row < before ? signs.up : signs.down;
      put(before, column, leaves);
      put(row, column, arrives);
      for (let other = Math.min(row, before) + 1; other < Math.max(row, before); other++) {
        put(other, column, signs.between);
      }
    }
    before = row;
  });
  // A label for every second row is enough to read it by.
  return rows.map((row, i) => {
    const told = most === least ? i === height >> 1 : i % 2 === 0 || i === height - 1;
    const text = told ? (labels[i] ?? '') : '';
    return `${text.padStart(margin)} ${signs.axis}${row.join('').trimEnd()}`;
  });
}
