/** The stakes of a bid (4.2), with the marriages of full hands (6.4). */
import { NO_TRUMP } from '../../cards.ts';
import { marriagesOf, marriageValues } from '../../contract.ts';
import type { Bid } from '../../ladder.ts';
import type { Position, Stakes } from './position.ts';

/** Value of each component of a bid. */
export function valuesOf({ components }: Bid): Stakes['values'] {
  return Object.fromEntries(components.map(({ c, v }) => [c, v]));
}

/** The stakes of a bid, without kontra, when every hand still has its ten cards. */
export function stakesOf(bid: Bid, { hands, soloist, trump }: Position): Stakes {
  const record = (turn: number): number[] => {
    const hand = hands[(soloist + turn) % 3] ?? 0;
    return marriageValues(marriagesOf(bid, trump ?? NO_TRUMP, hand, turn === 0));
  };
  return {
    values: valuesOf(bid),
    hearts: bid.hearts,
    kontra: {},
    marriages: [record(0), [...record(1), ...record(2)]],
  };
}
