/**
 * Four-petalled flowers, formed by overlapping rings: the pattern on the
 * back, and a single one on every ace.
 */
import type { FrenchSuit } from './suits.ts';

const STEP = 26;
const COLUMNS = 8;
const ROWS = 12;
const BULGE = 0.45;

/** A petal between two points: the overlap of two rings. */
function petal(x: number, y: number, dx: number, dy: number): string {
  const [mx, my] = [x + dx / 2, y + dy / 2];
  const [sx, sy] = [-dy * BULGE, dx * BULGE];
  return `M${x},${y}Q${mx + sx},${my + sy} ${x + dx},${y + dy}Q${mx - sx},${my - sy} ${x},${y}Z`;
}

/** The flower in the middle of an ace. */
export function flower(suit: FrenchSuit): string {
  const y = suit === 'S' ? 8 : suit === 'C' ? -6 : 0;
  const reach = 20;
  return [
    [reach, reach],
    [reach, -reach],
    [-reach, reach],
    [-reach, -reach],
  ]
    .map(([dx = 0, dy = 0]) => petal(0, y, dx, dy))
    .join('');
}

export function petals(): string {
  let path = '';
  for (let row = 0; row <= ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++) {
      const [x, y] = [(column - COLUMNS / 2) * STEP, (row - ROWS / 2) * STEP];
      if (column < COLUMNS) path += petal(x, y, STEP, 0);
      if (row < ROWS) path += petal(x, y, 0, STEP);
    }
  }
  return path;
}
