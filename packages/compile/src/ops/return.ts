import { RETURN } from '../engine/leaving.ts';
import { leaving, onField } from './on-field.ts';
import type { Operation } from './operation.ts';

/** RULES 7.4: to the hand of its owner, or where another rule sends it. */
export const returnCards: Operation<'return'> = {
  ...onField<'return'>(leaving(RETURN)),
  worth: ({ target }) => (target.side === 'own' ? 0.2 : 1.8),
};
