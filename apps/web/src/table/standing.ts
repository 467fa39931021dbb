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
