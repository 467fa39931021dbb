/** Things at the Buddy Bluff table that sentences name. */
import type { Face } from '../face.ts';
import type { Person } from '../person.ts';

/** A place that lends cards to a package; a slot has an owner. */
export interface LentCards {
  readonly place: 'centre' | 'pool' | 'slot';
  readonly owner: Person | undefined;
  readonly faces: readonly Face[];
}
