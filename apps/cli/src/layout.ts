/** Views and moves laid out for a terminal, from their notation alone. */
import { styleText } from 'node:util';

/** `key: value ; key: value` as a table, the seat's own lines marked. */
export function layTable(text: string, seat: number): string {
  const rows = text.split(' ; ').map((field) => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon), field.slice(colon + 1).trim()] as const;
  });
  const width = Math.max(...rows.map(([key]) => key.length));
  return rows
    .map(([key, value]) => {
      const own = key.endsWith(` ${seat}`);
      const label = `${own ? '>' : ' '} ${key.padEnd(width)}`;
      return `${own ? styleText('bold', label) : label}  ${value === '' ? '-' : redSuits(value)}`;
    })
    .join('\n');
}

/** Numbered moves in as many columns as the width allows. */
export function layMoves(moves: readonly string[], width: number): string {
  const number = String(moves.length).length;
  const longest = Math.max(...moves.map((move) => move.length));
  const columns = Math.max(1, Math.floor(width / (number + longest + 5)));
  const cells = moves.map(
    (move, index) => `${String(index + 1).padStart(number + 2)}  ${move.padEnd(longest)}`,
  );
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += columns) {
    lines.push(
      redSuits(
        cells
          .slice(i, i + columns)
          .join(' ')
          .trimEnd(),
      ),
    );
  }
  return lines.join('\n');
}

/** Hearts and diamonds of the French deck in red, where there is colour. */
function redSuits(text: string): string {
  return text.replaceAll(/\b[A2-9TJQK][HD]\b/g, (card) => styleText('red', card));
}
