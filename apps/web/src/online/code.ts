/** A text as a QR code: a path of unit squares, with the quiet border that cameras need. */
import { encode } from 'uqr';

export interface Code {
  /** Length of a side, in squares. */
  readonly size: number;
  readonly path: string;
}

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { border: 2 });
  const rows = data.map((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size, path: rows.join('') };
}
