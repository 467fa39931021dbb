/** Things at the tables that sentences name. */
import type { Face } from './face.ts';
import type { Person } from './person.ts';

/** Cards that a place of Buddy Bluff lends to a package; a slot has an owner. */
export interface Lent {
  readonly place: 'centre' | 'pool' | 'slot';
  readonly owner: Person | undefined;
  readonly faces: readonly Face[];
}

/** A pile of Mulle; a build has an owner. */
export interface Pile {
  readonly faces: readonly Face[];
  readonly value: number;
  readonly owner: Person | undefined;
  readonly locked: boolean;
}

/** A line of a score sheet. */
export interface Scored {
  readonly person: Person;
  readonly score: number;
}
