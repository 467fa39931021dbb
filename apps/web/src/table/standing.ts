/** The standings of a match, from the scores of its deals by seat. */
import { placesOf, type Game, type Seat } from '@pakli/core';
import { sidesOf, winningSides } from '@pakli/core/analysis';

/** What decides first place: which score is better, and who are partners. */
export type Scoring = Pick<Game, 'best' | 'sides'>;

export interface Standing {
  readonly totals: readonly number[];
  readonly places: readonly number[];
  /** The seats, first place first. */
  readonly order: readonly Seat[];
  /** Units that count as one, in the same order: a seat, or partners. */
  readonly sides: readonly (readonly Seat[])[];
  /** How many of them share first place. */
  readonly first: number;
}

export function standingOf(
  sheet: readonly (readonly number[])[],
  seats: number,
  scoring: Scoring,
): Standing {
  const totals = Array.from({ length: seats }, (_, seat) =>
    sheet.reduce((sum, deal) => sum + (deal[seat] ?? 0), 0),
  );
  const sides = sidesOf(scoring, seats);
  const places = placesOf(totals, scoring.best, sides);
  const order = totals.map((_, seat) => seat);
  order.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const grouped = Map.groupBy(order, (seat) => sides[seat] ?? seat);
  return {
    totals,
    places,
    order,
    sides: [...grouped.values()],
    first: winningSides(places, sides),
  };
}

/** The lead of first place, and over whom: several seats may share second place. */
export interface Lead {
  readonly margin: number;
  readonly of: readonly Seat[];
}

/** Undefined if first place is shared. */
export function leadOf({ totals, places, order }: Standing): Lead | undefined {
  const of = order.filter((seat) => places[seat] === 2);
  const [first = 0, second] = [order[0], of[0]];
  if (second === undefined) return undefined;
  return { margin: Math.abs((totals[first] ?? 0) - (totals[second] ?? 0)), of };
}
