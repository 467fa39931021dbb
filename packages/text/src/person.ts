/** The person a sentence is about. It says "you" to the reader and names everybody else. */
import type { Seat } from '@pakli/core';
import type { Audience } from '@pakli/core/module';

export type { Audience } from '@pakli/core/module';

export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly you: boolean;
}

export function personAt({ names, seat: reader }: Audience, seat: Seat): Person {
  return { seat, name: names[seat] ?? String(seat), you: seat === reader };
}

/** A line of a score sheet. */
export interface ScoreLine {
  readonly person: Person;
  readonly score: number;
}
