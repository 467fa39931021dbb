/** Logs of days as text: a line an event, `v` first. What was written once is read always, and never rewritten. */
import type { Refusal } from '@pakli/core';
import {
  anyText,
  byKind,
  listOf,
  MOST_SEATS,
  numberOf,
  objectOf,
  oneOf,
  trueOrFalse,
  whole,
  type Kinds,
  type Shape,
} from '@pakli/core/shape';
import type { DaySettings } from '@pakli/protocol';
import { eventReader } from '../event-text.ts';
import { DAY_EVENT_VERSION, type DayEvent, type DayHappening } from './event.ts';

const COUNT = whole(0, 1_000_000);
const TIME = whole(0);
const SCORES = listOf(numberOf(), 1, MOST_SEATS);
const SETTINGS: Shape<DaySettings> = objectOf({
  game: anyText,
  version: whole(1, 1_000_000),
  rules: anyText,
  seats: whole(1, MOST_SEATS),
  best: oneOf(['high', 'low']),
  boards: COUNT,
  opponent: anyText,
  field: listOf(anyText, 0, 1000),
  closesAt: TIME,
  endsAt: TIME,
});

const HAPPENING: Shape<DayHappening> = byKind(
  'kind',
  {
    open: [{ day: anyText, settings: SETTINGS, commitment: anyText }],
    begin: [{ person: anyText, board: COUNT, table: anyText }],
    result: [{ person: anyText, board: COUNT, scores: SCORES, covered: trueOrFalse }],
    computed: [{ run: COUNT, board: COUNT, scores: SCORES, record: anyText }],
    end: [{ secret: anyText }],
  } satisfies Record<DayHappening['kind'], Kinds[string]>,
  objectOf,
);

/** An event as it was kept. */
export const readDayEvent: (given: unknown) => DayEvent | Refusal = eventReader(
  HAPPENING,
  DAY_EVENT_VERSION,
);
