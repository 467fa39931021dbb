/** How much time people have, in milliseconds. */
import { byKind, objectOf, whole, type Infer } from '@pakli/core/shape';

const MS = whole(0);

export const CLOCK = byKind(
  'kind',
  {
    none: [{}],
    /** A bank for the whole match, with an increment per decision. */
    bank: [{ ms: MS, increment: MS }],
    /** A fixed time per decision; the first seconds of a turn are free. */
    move: [{ ms: MS }],
    /** The same in days. */
    days: [{ days: whole(1, 365) }],
  },
  objectOf,
);
export type ClockRule = Infer<typeof CLOCK>;
