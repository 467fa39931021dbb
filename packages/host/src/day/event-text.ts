/** Logs of days as text: a line an event, `v` first. What was written once is read always, and never rewritten. */
import type { Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import type { DaySettings } from '@pakli/protocol';
import { eventReader } from '../event-text.ts';
import { DAY_EVENT_VERSION, type DayEvent, type DayHappening } from './event.ts';

const COUNT = shape.whole(0, 1_000_000);
const TIME = shape.whole(0);
const SCORES = shape.listOf(shape.numberOf(), 1, shape.MOST_SEATS);
const SETTINGS: shape.Shape<DaySettings> = shape.objectOf({
  game: shape.anyText,
  version: shape.whole(1, 1_000_000),
  rules: shape.anyText,
  seats: shape.whole(1, shape.MOST_SEATS),
  best: shape.oneOf(['high', 'low']),
  boards: COUNT,
  opponent: shape.anyText,
  field: shape.listOf(shape.anyText, 0, 1000),
  closesAt: TIME,
  endsAt: TIME,
});

const HAPPENING: shape.Shape<DayHappening> = shape.byKind(
  'kind',
  {
    open: [{ day: shape.anyText, settings: SETTINGS, commitment: shape.anyText }],
    begin: [{ person: shape.anyText, board: COUNT, table: shape.anyText }],
    result: [{ person: shape.anyText, board: COUNT, scores: SCORES, covered: shape.trueOrFalse }],
    computed: [{ run: COUNT, board: COUNT, scores: SCORES, record: shape.anyText }],
    end: [{ secret: shape.anyText }],
  } satisfies Record<DayHappening['kind'], shape.Kinds[string]>,
  shape.objectOf,
);

/** An event as it was kept. */
export const readDayEvent: (given: unknown) => DayEvent | Refusal = eventReader(
  HAPPENING,
  DAY_EVENT_VERSION,
);
