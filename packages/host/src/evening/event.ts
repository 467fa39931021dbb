/**
 * The events of an evening: one for every accepted command. An evening is nothing but its events,
 * oldest first. Like those of a room they are stored and replayed, but never shown.
 */
import type { Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { EVENING_RESULT, EVENING_SETTINGS, EVENING_TABLE } from '@pakli/protocol/check-evening';
import { AWARDS } from '@pakli/tournament';
import { eventReader } from '../event-text.ts';

const COUNT = shape.whole(0, 1_000_000);

const HAPPENING = shape.byKind(
  'kind',
  {
    open: [
      {
        evening: shape.anyText,
        settings: EVENING_SETTINGS,
        /** Hash of the key in the director's link: whoever has the key is a director. */
        director: shape.anyText,
        /** The commitment, made before anybody joins. */
        commitment: shape.anyText,
      },
    ],
    /** A new entrant; the first has the number 0. */
    join: [{ person: shape.anyText }, { nonce: shape.anyText }],
    /** Does not play from the next round on; removed entrants cannot return. */
    leave: [{ entrant: COUNT, removed: shape.trueOrFalse }],
    return: [{ entrant: COUNT }],
    /** An entrant who has not played yet takes over for another. */
    substitute: [{ entrant: COUNT, by: COUNT }],
    round: [{ tables: shape.listOf(EVENING_TABLE, 1, 1000) }],
    result: [EVENING_RESULT],
    /** Ends the round: its results become visible. */
    finish: [{}],
    adjust: [
      { board: COUNT, award: shape.oneOf(AWARDS), reason: shape.anyText },
      { table: COUNT, line: shape.whole(0, shape.MOST_SEATS - 1) },
    ],
    /** A break until then, or until the director continues. */
    break: [{ until: shape.orNull(shape.whole(0)) }],
    /** Reveals what all boards followed from. */
    end: [{ secret: shape.anyText }],
  },
  shape.objectOf,
);
export type EveningHappening = shape.Infer<typeof HAPPENING>;
export type EveningEvent = { readonly v: number; readonly at: number } & EveningHappening;
export type EveningEventOf<Kind extends EveningEvent['kind']> = Extract<
  EveningEvent,
  { kind: Kind }
>;

export const EVENING_EVENT_VERSION = 1;

/** Reads a stored event. */
export const readEveningEvent: (given: unknown) => EveningEvent | Refusal = eventReader(
  HAPPENING,
  EVENING_EVENT_VERSION,
);
