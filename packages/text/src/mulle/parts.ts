/** Things at the Mulle table that sentences name. */
import type { Face } from '../face.ts';
import type { Person } from '../person.ts';

/** A pile of Mulle; a build has an owner. */
export interface PileParts {
  readonly faces: readonly Face[];
  readonly value: number;
  readonly owner: Person | undefined;
  readonly locked: boolean;
}
