/**
 * The pip positions of VII to X: in two columns, as on Hungarian cards, and on
 * twigs, because leaves and acorns grow. A card is 250 by 350 units around the
 * origin.
 */
import type { TellRank } from './signs.ts';

export interface Pip {
  readonly x: number;
  readonly y: number;
}

export interface PipLayout {
  readonly pips: readonly Pip[];
  /** Sign height, chosen so that none touch. */
  readonly height: number;
}

function columns(side: number, rows: readonly number[]): Pip[] {
  return rows.flatMap((y) => [
    { x: -side, y },
    { x: side, y },
  ]);
}

const FOUR = [-107, -36, 36, 107];

/** The columns of VIII are closer together, because its index is the widest. */
export const LAYOUTS: Readonly<Partial<Record<TellRank, PipLayout>>> = {
  7: { height: 58, pips: [...columns(49, [-106, 0, 106]), { x: 0, y: -53 }] },
  8: { height: 58, pips: columns(43, FOUR) },
  9: { height: 52, pips: [...columns(49, FOUR), { x: 0, y: 0 }] },
  X: { height: 53, pips: columns(46, [-120, -60, 0, 60, 120]) },
};

/** The stem in the middle with a twig to every sign beside it; the twigs of each half grow towards its end. */
export function twigs(pips: readonly Pip[]): string {
  const reach = Math.max(...pips.map(({ y }) => y));
  const twig = ({ x, y }: Pip): string => {
    if (x === 0) return '';
    const root = y > 0 ? y - 26 : y + 26;
    return y === 0 ? `M0,0L${x / 2},0` : `M0,${root}C0,${y} ${x / 4},${y} ${x / 2},${y}`;
  };
  return `M0,${26 - reach}L0,${reach - 26}${pips.map(twig).join('')}`;
}
