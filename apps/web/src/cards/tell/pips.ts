/**
 * Where the signs of VII to X stand: in two columns, as on Hungarian cards,
 * and on twigs, because leaves and acorns grow. A card is 250 by 350 units
 * around the origin.
 */
import type { TellRank } from './signs.ts';

export interface Pip {
  readonly x: number;
  readonly y: number;
}

const SIDE = 42;
const three = [-104, 0, 104];
const four = [-105, -35, 35, 105];
const five = [-118, -59, 0, 59, 118];

function columns(rows: readonly number[]): Pip[] {
  return rows.flatMap((y) => [
    { x: -SIDE, y },
    { x: SIDE, y },
  ]);
}

const PIPS: Readonly<Partial<Record<TellRank, readonly Pip[]>>> = {
  7: [...columns(three), { x: 0, y: -52 }],
  8: columns(four),
  9: [...columns(four), { x: 0, y: 0 }],
  X: columns(five),
};

export function pipsOf(rank: TellRank): readonly Pip[] {
  return PIPS[rank] ?? [];
}

/** How high a sign is, so that five fit into a column. */
export function pipHeight(rank: TellRank): number {
  return rank === 'X' ? 51 : rank === '7' ? 58 : 55;
}

/** The stem in the middle and a twig to every sign beside it; all twigs of a half grow towards its end. */
export function twigs(rank: TellRank): string {
  const pips = pipsOf(rank);
  const reach = Math.max(...pips.map(({ y }) => y));
  const twig = ({ x, y }: Pip): string => {
    if (x === 0) return '';
    const root = y > 0 ? y - 26 : y + 26;
    return y === 0 ? `M0,0L${x / 2},0` : `M0,${root}C0,${y} ${x / 4},${y} ${x / 2},${y}`;
  };
  return `M0,${26 - reach}L0,${reach - 26}${pips.map(twig).join('')}`;
}
