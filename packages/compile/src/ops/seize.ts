import { SEIZE } from '../engine/leaving.ts';
import { leaving, onField } from './on-field.ts';
import type { Operation } from './operation.ts';

/** To the hand of the player who seizes it. */
export const seize: Operation<'seize'> = {
  ...onField<'seize'>({ one: leaving(SEIZE).one }),
  worth: () => 2.5,
};
