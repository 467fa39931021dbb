/**
 * Detects many small differences with a consistent sign: each may be lost in noise, but not their sum,
 * weighted by the signs seen so far. The weights of a deal depend only on earlier deals, so in a
 * correct game the sum is a martingale, like coin tosses.
 */
import type { Seat } from '../game.ts';

/** Shrinks early weights as if this many differences had been seen: a few say little. */
const CAUTION = 20;

interface Sums {
  sum: number;
  squares: number;
}

/** Sums the differences of deals, weighted by their past lean. */
export class Leaning {
  readonly #sums = new Map<string, Sums>();
  #deals = 0;
  #sum = 0;
  #squares = 0;

  /** Adds the differences of one deal, by name. */
  add(differences: ReadonlyMap<string, number>): void {
    let along = 0;
    let variance = 0;
    for (const [name, difference] of differences) {
      const sums = this.#sums.get(name) ?? { sum: 0, squares: 0 };
      const lean = sums.sum / (sums.squares + CAUTION);
      along += lean * difference;
      variance += lean ** 2 * (sums.squares / Math.max(1, this.#deals));
      sums.sum += difference;
      sums.squares += difference ** 2;
      this.#sums.set(name, sums);
    }
    this.#deals++;
    if (variance === 0) return;
    this.#sum += along / Math.sqrt(variance);
    this.#squares += along ** 2 / variance;
  }

  /** The sum in standard deviations. */
  get deviations(): number {
    return this.#squares === 0 ? 0 : this.#sum / Math.sqrt(this.#squares);
  }

  get deals(): number {
    return this.#deals;
  }

  /** The difference with the strongest lean. */
  get most(): string {
    const [first] = [...this.#sums].toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
    if (first === undefined) return '';
    return `${first[0]} (too ${first[1].sum > 0 ? 'often' : 'rarely'})`;
  }
}

function sizeOf({ sum, squares }: Sums): number {
  return Math.abs(sum) / Math.sqrt(squares);
}

/** Places whose card differs between worlds, each with the name of its hand. */
export type Open = readonly (readonly [place: number, hand: string])[];

/** Reports the facts of one family that hold for the cards of a world, and how often. */
type Facts = (
  cards: ArrayLike<number>,
  open: Open,
  has: (fact: string, times: number) => void,
) => void;

const liesIn: Facts = (cards, open, has) => {
  for (const [place, hand] of open) has(`card ${cards[place]} ${hand}`, 1);
};

/** Suits and ranks have at most this many cards, whichever of the two a game counts first. */
const MOST_ALIKE = 16;

const liesTogether: Facts = (cards, open, has) => {
  for (const places of Map.groupBy(open, ([, hand]) => hand).values()) {
    const held = places.map(([place]) => cards[place]!);
    for (let by = 2; by <= MOST_ALIKE; by++) {
      const inRow = countPairs(held.map((card) => Math.floor(card / by)));
      if (inRow > 0) has(`two of ${by} in a row`, inRow);
      const equal = countPairs(held.map((card) => card % by));
      if (equal > 0) has(`two that are equal but for multiples of ${by}`, equal);
    }
  }
};

/** The number of equal pairs. */
function countPairs(values: readonly number[]): number {
  const counts = new Map<number, number>();
  let pairs = 0;
  for (const value of values) {
    const before = counts.get(value) ?? 0;
    pairs += before;
    counts.set(value, before + 1);
  }
  return pairs;
}

type NameOf = (seat: Seat, reader: Seat, seats: number) => string;

/** Families of facts: what is counted, and whether hands are named by seat or relative to the reader. */
export const FAMILIES: Readonly<Record<string, { readonly facts: Facts; readonly name: NameOf }>> =
  {
    'where cards lie': { facts: liesIn, name: (seat) => `with seat ${seat}` },
    'where cards lie from the reader': {
      facts: liesIn,
      name: (seat, reader, seats) => `with the seat ${(seat - reader + seats) % seats} after it`,
    },
    'which cards lie together': { facts: liesTogether, name: (seat) => `${seat}` },
  };
