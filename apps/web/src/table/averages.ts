/** What was counted in finished deals: for the person, for the others, and the person's most. */
import type { Seat } from '@pakli/core';

export interface Average {
  readonly own: number;
  /** Per other seat. */
  readonly others: number;
  readonly most: number;
}

export interface Counted {
  readonly seat: Seat;
  /** By seat. */
  readonly counts: readonly number[];
}

/** Per deal; there is at least one. */
export function averageOf(deals: readonly Counted[]): Average {
  const own = deals.map(({ seat, counts }) => counts[seat] ?? 0);
  const others = deals.flatMap(({ seat, counts }) => counts.filter((_, other) => other !== seat));
  return { own: mean(own), others: mean(others), most: Math.max(...own) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
