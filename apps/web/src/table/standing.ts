/** How a match stands, from the scores of its deals by seat. */
import { placesOf, type Seat } from '@pakli/core';

export interface Standing {
  readonly totals: readonly number[];
  readonly places: readonly number[];
  /** The seats, first place first. */
  readonly order: readonly Seat[];
}

export function standingOf(
  sheet: readonly (readonly number[])[],
  seats: number,
  best: 'high' | 'low',
): Standing {
  const totals = Array.from({ length: seats }, (_, seat) =>
    sheet.reduce((sum, deal) => sum + (deal[seat] ?? 0), 0),
  );
  const places = placesOf(totals, best);
  const order = totals.map((_, seat) => seat);
  order.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return { totals, places, order };
}

/** How far the first place is ahead, and of whom: several seats may share the place behind it. */
export interface Lead {
  readonly margin: number;
  readonly of: readonly Seat[];
}

/** Undefined where the first place is shared. */
export function leadOf({ totals, places, order }: Standing): Lead | undefined {
  const [first = 0, second = 0] = order;
  const margin = Math.abs((totals[first] ?? 0) - (totals[second] ?? 0));
  if (margin === 0) return undefined;
  return { margin, of: order.filter((seat) => places[seat] === places[second]) };
}
