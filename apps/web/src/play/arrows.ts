/** Arrow keys go to the nearest spot in their direction, wherever the table has placed it. */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Arrow = keyof typeof ARROWS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(ARROWS, key);
}

/** Distance to the side costs more than distance ahead. */
const ASIDE = 2.5;

/** The index of the next box, or undefined if there is none in that direction. */
export function nearest(
  boxes: readonly Rectangle[],
  from: Rectangle,
  arrow: Arrow,
): number | undefined {
  const [dx, dy] = ARROWS[arrow];
  let best: number | undefined;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy + y * dx);
    if (ahead <= 1) return;
    const cost = ahead + ASIDE * aside;
    if (cost >= least) return;
    least = cost;
    best = index;
  });
  return best;
}

/** The line a key leads to from line `at`; -1 is the list itself, whose newest line is next. */
export function lineAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End' || (at < 0 && key === 'ArrowUp')) return last;
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return at < 0 ? last : Math.min(last, at + 1);
  return undefined;
}
