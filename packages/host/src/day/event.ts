/**
 * What happens to the boards of a day: one event for one accepted command. A day is nothing but its
 * events, oldest first. They are kept and replayed, and never shown.
 */
import type { Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { DAY_SETTINGS } from '@pakli/protocol/check';
import { eventReader } from '../event-text.ts';

const COUNT = shape.whole(0, 1_000_000);
const SCORES = shape.listOf(shape.numberOf(), 1, shape.MOST_SEATS);

const HAPPENING = shape.byKind(
  'kind',
  {
    /** With what all boards are bound to before anybody plays one. */
    open: [{ day: shape.anyText, settings: DAY_SETTINGS, commitment: shape.anyText }],
    /** Somebody begins a board: once, at this table. */
    begin: [{ person: shape.anyText, board: COUNT, table: shape.anyText }],
    /** `covered`: a computer has played for them, and it does not count. */
    result: [{ person: shape.anyText, board: COUNT, scores: SCORES, covered: shape.trueOrFalse }],
    /** A computer of the field, by its place there, has played a board. */
    computed: [{ run: COUNT, board: COUNT, scores: SCORES, record: shape.anyText }],
    /** With what all boards followed from. */
    end: [{ secret: shape.anyText }],
  },
  shape.objectOf,
);
export type DayHappening = shape.Infer<typeof HAPPENING>;
export type DayEvent = { readonly v: number; readonly at: number } & DayHappening;
export type DayEventOf<Kind extends DayEvent['kind']> = Extract<DayEvent, { kind: Kind }>;

export const DAY_EVENT_VERSION = 1;

/** An event as it was kept. What was written once is read always, and never rewritten. */
export const readDayEvent: (given: unknown) => DayEvent | Refusal = eventReader(
  HAPPENING,
  DAY_EVENT_VERSION,
);
