/** How much time people have. Times are milliseconds of the keeper of the table. */
import { byKind, objectOf, whole, type Infer } from '@pakli/core/shape';

const MS = whole(0);

export const CLOCK = byKind(
  'kind',
  {
    none: [{}],
    /** A bank for the whole match; every decision adds to it. */
    bank: [{ ms: MS, increment: MS }],
    /** So long for every decision; the first seconds of a turn are free. */
    move: [{ ms: MS }],
    /** The same in days. */
    days: [{ days: whole(1, 365) }],
  },
  objectOf,
);
export type ClockRule = Infer<typeof CLOCK>;
