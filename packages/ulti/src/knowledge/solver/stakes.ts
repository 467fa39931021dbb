/** What a bid of the seed's ladder is played for (4.2), with the marriages of full hands (6.4). */
import type { Component, Position, Stakes } from './position.ts';

/** Components of the plain bids; Hearts doubles them. */
const BIDS: Readonly<Record<string, Stakes['values']>> = {
  P: { passz: 1 },
  40: { '40-100': 4 },
  U: { passz: 1, ulti: 4 },
  BE: { betli: 5 },
  D: { durchmars: 6 },
  '40U': { '40-100': 4, ulti: 4 },
  20: { '20-100': 8 },
  '40D': { '40-100': 4, durchmars: 6 },
  UD: { ulti: 4, durchmars: 6 },
  '20U': { '20-100': 8, ulti: 4 },
  OB: { betli: 15 },
  '20D': { '20-100': 8, durchmars: 6 },
  OD: { durchmars: 24 },
};
const NO_TRUMP: ReadonlySet<string> = new Set(['BE', 'D', 'OB', 'OD']);

/** Kings and overs, as bits of a suit. */
const COUPLE = 0x30;

export interface Bid {
  readonly values: Stakes['values'];
  readonly hearts: boolean;
  readonly noTrump: boolean;
}

/** The bid with this id, or undefined. */
export function bidOf(id: string): Bid | undefined {
  const hearts = id.startsWith('H-');
  const plain = hearts ? id.slice(2) : id;
  const values = Object.hasOwn(BIDS, plain) ? BIDS[plain] : undefined;
  if (values === undefined) return undefined;
  const doubled = Object.entries(values).map(([name, value]) => [name, hearts ? 2 * value : value]);
  return {
    values: Object.fromEntries(doubled) as Partial<Record<Component, number>>,
    hearts,
    noTrump: NO_TRUMP.has(plain),
  };
}

/** The stakes of a bid, without kontra, when every hand still has its ten cards. */
export function stakesOf({ values, hearts }: Bid, { hands, soloist, trump }: Position): Stakes {
  const couples = (seat: number): number[] => {
    const hand = hands[seat % 3] ?? 0;
    const suits = [0, 1, 2, 3].filter((suit) => ((hand >>> (suit * 8)) & COUPLE) === COUPLE);
    return suits.map((suit) => (suit === trump ? 40 : 20));
  };
  const record = (seats: readonly number[]): number[] => {
    const all = trump === undefined ? [] : seats.flatMap((seat) => couples(soloist + seat));
    if (values.passz !== undefined) return all;
    // Otherwise the soloist's named one alone.
    const named = values['40-100'] !== undefined ? 40 : values['20-100'] !== undefined ? 20 : 0;
    return seats.includes(0) && all.includes(named) ? [named] : [];
  };
  return { values, hearts, kontra: {}, marriages: [record([0]), record([1, 2])] };
}
