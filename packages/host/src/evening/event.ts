/**
 * What happens in an evening: one event for one accepted command. An evening is nothing but its
 * events, oldest first. Like those of a room they are kept and replayed, and never shown.
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
        /** Hash of the key in the director's link: anyone who has the key directs. */
        director: shape.anyText,
        /** What all boards are bound to before anybody joins. */
        commitment: shape.anyText,
      },
    ],
    /** Somebody new; the first has the number 0. */
    join: [{ person: shape.anyText }, { nonce: shape.anyText }],
    /** Does not play from the next round on; who is removed does not return. */
    leave: [{ entrant: COUNT, removed: shape.trueOrFalse }],
    return: [{ entrant: COUNT }],
    /** An entrant who has not played yet plays on for another. */
    substitute: [{ entrant: COUNT, by: COUNT }],
    round: [{ tables: shape.listOf(EVENING_TABLE, 1, 1000) }],
    result: [EVENING_RESULT],
    /** Nobody plays on in this round: from now on everybody may see its results. */
    finish: [{}],
    adjust: [
      { board: COUNT, award: shape.oneOf(AWARDS), reason: shape.anyText },
      { table: COUNT, line: shape.whole(0, shape.MOST_SEATS - 1) },
    ],
    /** Until then, or until the director continues. */
    break: [{ until: shape.orNull(shape.whole(0)) }],
    /** With what all boards followed from. */
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

/** An event as it was kept. What was written once is read always, and never rewritten. */
export const readEveningEvent: (given: unknown) => EveningEvent | Refusal = eventReader(
  HAPPENING,
  EVENING_EVENT_VERSION,
);
