/**
 * The events of a day: one for every accepted command. A day is nothing but its events, oldest
 * first. They are stored and replayed, but never shown.
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
    /** With the commitment, made before anybody plays. */
    open: [{ day: shape.anyText, settings: DAY_SETTINGS, commitment: shape.anyText }],
    /** Somebody begins a board: once, at this table. */
    begin: [{ person: shape.anyText, board: COUNT, table: shape.anyText }],
    /** `covered`: a computer played for them, so it does not count. */
    result: [{ person: shape.anyText, board: COUNT, scores: SCORES, covered: shape.trueOrFalse }],
    /** A computer of the field, by its index, has played a board. */
    computed: [{ run: COUNT, board: COUNT, scores: SCORES, record: shape.anyText }],
    /** Reveals what all boards followed from. */
    end: [{ secret: shape.anyText }],
  },
  shape.objectOf,
);
export type DayHappening = shape.Infer<typeof HAPPENING>;
export type DayEvent = { readonly v: number; readonly at: number } & DayHappening;
export type DayEventOf<Kind extends DayEvent['kind']> = Extract<DayEvent, { kind: Kind }>;

export const DAY_EVENT_VERSION = 1;

/** Reads a stored event. */
export const readDayEvent: (given: unknown) => DayEvent | Refusal = eventReader(
  HAPPENING,
  DAY_EVENT_VERSION,
);
