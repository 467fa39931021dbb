/**
 * Many small differences that lean the same way: each may be lost in its own noise, and their sum
 * along the way they have leaned so far is not. How a deal is weighed follows from the deals before
 * it alone, so in a sound game the sum wanders like tosses of a coin.
 */
import type { Seat } from '../game.ts';

/** So many differences are taken to have been seen before the first: few say little. */
const CAUTION = 20;

interface Sums {
  sum: number;
  squares: number;
}

/** Sums what differs between deals, along the way it has leaned so far. */
export class Leaning {
  readonly #sums = new Map<string, Sums>();
  #deals = 0;
  #sum = 0;
  #squares = 0;

  /** What differs in one deal, by name. */
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

  /** How far the sum has come: in a sound game as often back as on. */
  get deviations(): number {
    return this.#squares === 0 ? 0 : this.#sum / Math.sqrt(this.#squares);
  }

  get deals(): number {
    return this.#deals;
  }

  /** What leans most. */
  get most(): string {
    const [first] = [...this.#sums].toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
    if (first === undefined) return '';
    return `${first[0]} (too ${first[1].sum > 0 ? 'often' : 'seldom'})`;
  }
}

function sizeOf({ sum, squares }: Sums): number {
  return Math.abs(sum) / Math.sqrt(squares);
}

/** Places of cards that differ from world to world, with a name of the hand that each belongs to. */
export type Open = readonly (readonly [place: number, hand: string])[];

/** What is true of the cards of a world, in one family of facts, and how often. */
type Facts = (
  cards: ArrayLike<number>,
  open: Open,
  has: (fact: string, times: number) => void,
) => void;

const liesIn: Facts = (cards, open, has) => {
  for (const [place, hand] of open) has(`card ${cards[place]} ${hand}`, 1);
};

/** Suits and ranks have as many cards at most, whichever of the two a game counts first. */
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

/** How many pairs are equal. */
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

/** By what it is about: what is counted, and whether hands are named by their seats or as the reader sits. */
export const FAMILIES: Readonly<Record<string, { readonly facts: Facts; readonly name: NameOf }>> =
  {
    'where cards lie': { facts: liesIn, name: (seat) => `with seat ${seat}` },
    'where cards lie from the reader': {
      facts: liesIn,
      name: (seat, reader, seats) => `with the seat ${(seat - reader + seats) % seats} after it`,
    },
    'which cards lie together': { facts: liesTogether, name: (seat) => `${seat}` },
  };
