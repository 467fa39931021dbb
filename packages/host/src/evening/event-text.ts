/** Logs of evenings as text: a line an event, `v` first. What was written once is read always, and never rewritten. */
import type { Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import type { EveningSettings } from '@pakli/protocol';
import { AWARDS } from '@pakli/tournament';
import { CLOCK, eventReader } from '../event-text.ts';
import { EVENING_EVENT_VERSION, type EveningEvent, type EveningHappening } from './event.ts';

const COUNT = shape.whole(0, 1_000_000);
const TIME = shape.whole(0);
const LINE = shape.whole(0, shape.MOST_SEATS - 1);
const SETTINGS: shape.Shape<EveningSettings> = shape.objectOf(
  {
    title: shape.anyText,
    game: shape.anyText,
    version: shape.whole(1, 1_000_000),
    rules: shape.anyText,
    seats: shape.whole(1, shape.MOST_SEATS),
    boardsPerRound: COUNT,
    rounds: COUNT,
    movement: shape.oneOf(['meet-all', 'swiss']),
    best: shape.oneOf(['high', 'low']),
    ranking: shape.oneOf(['matchpoints', 'imps', 'points']),
    scale: shape.listOf(shape.numberOf(), 0, 100),
    clock: CLOCK,
    roundMs: shape.orNull(TIME),
    level: shape.anyText,
  },
  { series: shape.anyText },
);
const TABLE = shape.objectOf({
  table: shape.anyText,
  entrants: shape.listOf(shape.orNull(COUNT), 1, shape.MOST_SEATS),
});

const HAPPENING: shape.Shape<EveningHappening> = shape.byKind(
  'kind',
  {
    open: [
      {
        evening: shape.anyText,
        settings: SETTINGS,
        director: shape.anyText,
        commitment: shape.anyText,
      },
    ],
    join: [{ person: shape.anyText }, { nonce: shape.anyText }],
    leave: [{ entrant: COUNT, removed: shape.trueOrFalse }],
    return: [{ entrant: COUNT }],
    substitute: [{ entrant: COUNT, by: COUNT }],
    round: [{ tables: shape.listOf(TABLE, 1, 1000) }],
    result: [
      {
        board: COUNT,
        table: shape.anyText,
        scores: shape.listOf(shape.numberOf(), 1, shape.MOST_SEATS),
        covered: shape.listOf(LINE, 0, shape.MOST_SEATS),
      },
    ],
    finish: [{}],
    adjust: [
      { board: COUNT, award: shape.oneOf(AWARDS), reason: shape.anyText },
      { table: COUNT, line: LINE },
    ],
    break: [{ until: shape.orNull(TIME) }],
    end: [{ secret: shape.anyText }],
  } satisfies Record<EveningHappening['kind'], shape.Kinds[string]>,
  shape.objectOf,
);

/** An event as it was kept. */
export const readEveningEvent: (given: unknown) => EveningEvent | Refusal = eventReader(
  HAPPENING,
  EVENING_EVENT_VERSION,
);
