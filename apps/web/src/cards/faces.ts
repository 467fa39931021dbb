/**
 * The pip positions of number cards. A card is 250 by 350 units around the
 * origin; the lower half is the upper one rotated.
 */
import { sign, type Rank, type FrenchSuit } from './suits.ts';

const [LEFT, MIDDLE, RIGHT] = [-50, 0, 50];
const ROWS = { top: -108, upper: -36, sixth: -72 };

type PipPlace = readonly [x: number, y: number];

const sides = (y: number): PipPlace[] => [
  [LEFT, y],
  [RIGHT, y],
];
const corners = [...sides(ROWS.top), ...sides(-ROWS.top)];
const middles = sides(0);
const eight = [...corners, ...sides(ROWS.upper), ...sides(-ROWS.upper)];

const SPOTS: Readonly<Partial<Record<Rank, readonly PipPlace[]>>> = {
  A: [[MIDDLE, 0]],
  2: [
    [MIDDLE, ROWS.top],
    [MIDDLE, -ROWS.top],
  ],
  3: [
    [MIDDLE, ROWS.top],
    [MIDDLE, 0],
    [MIDDLE, -ROWS.top],
  ],
  4: corners,
  5: [...corners, [MIDDLE, 0]],
  6: [...corners, ...middles],
  7: [...corners, ...middles, [MIDDLE, -54]],
  8: [...corners, ...middles, [MIDDLE, -54], [MIDDLE, 54]],
  9: [...eight, [MIDDLE, 0]],
  T: [...eight, [MIDDLE, ROWS.sixth], [MIDDLE, -ROWS.sixth]],
};

const ACE = 124;
const PIP = 56;
/** Pip distance where five fit in a column. */
const CLOSE = 50;

/** The pip positions of a number card; none for other cards. */
export function spotsOf(rank: string): readonly PipPlace[] {
  return Object.hasOwn(SPOTS, rank) ? (SPOTS[rank as Rank] ?? []) : [];
}

/** The pips of a number card or ace as one path. */
export function pips(rank: Rank, suit: FrenchSuit): string {
  const spots = SPOTS[rank] ?? [];
  const height = rank === 'A' ? ACE : spots.length > 8 ? CLOSE : PIP;
  return spots.map(([x, y]) => sign(suit, x, y, y > 0 ? -height : height)).join('');
}
