/** Things at the table of Buddy Bluff that sentences name. */
import type { Face } from '../face.ts';
import type { Person } from '../person.ts';

/** Cards that a place of Buddy Bluff lends to a package; a slot has an owner. */
export interface LentCards {
  readonly place: 'centre' | 'pool' | 'slot';
  readonly owner: Person | undefined;
  readonly faces: readonly Face[];
}
