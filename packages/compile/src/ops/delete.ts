import { DELETE } from '../engine/leaving.ts';
import { leaving, onField } from './on-field.ts';
import type { Operation } from './operation.ts';

/** RULES 7.3: to the trash of its owner. */
export const deleteCards: Operation<'delete'> = {
  ...onField<'delete'>(leaving(DELETE)),
  worth: ({ target: { ref, side } }) => (ref === 'self' ? -1 : side === 'own' ? -1.5 : 2.5),
};
