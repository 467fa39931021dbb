import type { Operation } from './operation.ts';

/** Only replaces a return; the destination is decided before the card leaves (engine/leaving.ts). */
export const putOnDeckTop: Operation<'putOnDeckTop'> = {
  link: (_step, _next, linker) => linker.refuse('putOnDeckTop is not a step of a text'),
  can: () => false,
  begin: () => 0,
  worth: () => 0.1,
};
