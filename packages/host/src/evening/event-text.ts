/** Logs of evenings as text: a line an event, `v` first. What was written once is read always, and never rewritten. */
import type { Refusal } from '@pakli/core';
import {
  anyText,
  byKind,
  listOf,
  MOST_SEATS,
  numberOf,
  objectOf,
  oneOf,
  orNull,
  trueOrFalse,
  whole,
  type Kinds,
  type Shape,
} from '@pakli/core/shape';
import type { EveningSettings } from '@pakli/protocol';
import { AWARDS } from '@pakli/tournament';
import { CLOCK, eventReader } from '../event-text.ts';
import { EVENING_EVENT_VERSION, type EveningEvent, type EveningHappening } from './event.ts';

const COUNT = whole(0, 1_000_000);
const TIME = whole(0);
const LINE = whole(0, MOST_SEATS - 1);
const SETTINGS: Shape<EveningSettings> = objectOf(
  {
    title: anyText,
    game: anyText,
    version: whole(1, 1_000_000),
    rules: anyText,
    seats: whole(1, MOST_SEATS),
    boardsPerRound: COUNT,
    rounds: COUNT,
    movement: oneOf(['meet-all', 'swiss']),
    best: oneOf(['high', 'low']),
    ranking: oneOf(['matchpoints', 'imps', 'points']),
    scale: listOf(numberOf(), 0, 100),
    clock: CLOCK,
    roundMs: orNull(TIME),
    level: anyText,
  },
  { series: anyText },
);
const TABLE = objectOf({ table: anyText, entrants: listOf(orNull(COUNT), 1, MOST_SEATS) });

const HAPPENING: Shape<EveningHappening> = byKind(
  'kind',
  {
    open: [{ evening: anyText, settings: SETTINGS, director: anyText, commitment: anyText }],
    join: [{ person: anyText }, { nonce: anyText }],
    leave: [{ entrant: COUNT, removed: trueOrFalse }],
    return: [{ entrant: COUNT }],
    substitute: [{ entrant: COUNT, by: COUNT }],
    round: [{ tables: listOf(TABLE, 1, 1000) }],
    result: [
      {
        board: COUNT,
        table: anyText,
        scores: listOf(numberOf(), 1, MOST_SEATS),
        covered: listOf(LINE, 0, MOST_SEATS),
      },
    ],
    finish: [{}],
    adjust: [
      { board: COUNT, award: oneOf(AWARDS), reason: anyText },
      { table: COUNT, line: LINE },
    ],
    break: [{ until: orNull(TIME) }],
    end: [{ secret: anyText }],
  } satisfies Record<EveningHappening['kind'], Kinds[string]>,
  objectOf,
);

/** An event as it was kept. */
export const readEveningEvent: (given: unknown) => EveningEvent | Refusal = eventReader(
  HAPPENING,
  EVENING_EVENT_VERSION,
);
