/** Who is spoken of. A sentence says "you" to the one who reads it and names everybody else. */
import type { Seat } from '@pakli/core';

/** Who sits at the table, and which of them reads; nobody for a spectator. */
export interface Company {
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly you: boolean;
}

export function personAt({ names, seat: reader }: Company, seat: Seat): Person {
  return { seat, name: names[seat] ?? String(seat), you: seat === reader };
}
