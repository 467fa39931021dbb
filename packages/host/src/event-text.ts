/** Logs as text: a line an event, `v` first. What was written once is read always, and never rewritten. */
import { refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { MATTERS, type ClockRule } from '@pakli/protocol';
import { EVENT_VERSION, type Happening, type RoomEvent } from './event.ts';

/** How events of an earlier version are brought to the next one, by the earlier number. */
export type Upcasters = Readonly<Record<number, (event: shape.JsonObject) => shape.JsonObject>>;
const UPCASTERS: Upcasters = {};

const SEAT = shape.whole(0, shape.MOST_SEATS - 1);
const TIME = shape.whole(0);
const DEALS = shape.listOf(shape.anyText, 0, 1000);
const LINES = shape.listOf(shape.listOf(shape.anyText, 0, 1000), 0, 1000);
const CARRIED = shape.objectOf({ deals: DEALS }, { secret: shape.anyText, table: shape.anyText });
export const CLOCK: shape.Shape<ClockRule> = shape.byKind(
  'kind',
  {
    none: [{}],
    bank: [{ ms: TIME, increment: TIME }],
    move: [{ ms: TIME }],
    days: [{ days: shape.whole(1, 365) }],
  },
  shape.objectOf,
);
const BEGUN = shape.objectOf({
  record: shape.anyText,
  toCome: shape.listOf(shape.listOf(shape.listOf(shape.whole(0, 255), 0, 1000), 0, 1000), 0, 1000),
  fixed: shape.trueOrFalse,
});

const HAPPENING: shape.Shape<Happening> = shape.byKind(
  'kind',
  {
    open: [
      {
        table: shape.anyText,
        game: shape.anyText,
        version: shape.whole(1, 1_000_000),
        rules: shape.anyText,
        seats: shape.whole(1, shape.MOST_SEATS),
        host: shape.orNull(shape.anyText),
        options: shape.objectOf(
          { takebacks: shape.trueOrFalse, hints: shape.trueOrFalse },
          { talk: shape.trueOrFalse, newcomers: shape.trueOrFalse },
        ),
        clock: CLOCK,
      },
      {
        names: shape.listOf(shape.anyText, 1, shape.MOST_SEATS),
        starter: SEAT,
        after: shape.anyText,
        commitment: shape.anyText,
        from: BEGUN,
        evening: shape.objectOf({ id: shape.anyText, round: TIME, firstBoard: TIME }),
      },
    ],
    sit: [{ seat: SEAT, person: shape.anyText }, { nonce: shape.anyText }],
    stand: [{ seat: SEAT, removed: shape.trueOrFalse }],
    computer: [{ seat: SEAT, level: shape.anyText }],
    script: [{ seat: SEAT, lines: LINES }],
    clear: [{ seat: SEAT }],
    lock: [{ locked: shape.trueOrFalse }],
    watching: [{ watching: shape.trueOrFalse }],
    talk: [{ talk: shape.trueOrFalse }],
    offer: [{ seat: SEAT, open: shape.trueOrFalse }],
    release: [{ person: shape.anyText }],
    start: [{ starter: SEAT, deals: DEALS }],
    play: [
      {
        seat: SEAT,
        text: shape.anyText,
        by: shape.oneOf(['person', 'computer', 'clock']),
        took: TIME,
        deals: DEALS,
      },
      { secret: shape.anyText },
    ],
    ask: [
      { what: shape.oneOf([...MATTERS, 'release']), seat: shape.orNull(SEAT) },
      { of: SEAT, carried: CARRIED },
    ],
    answer: [{ ask: TIME, seat: SEAT, yes: shape.trueOrFalse }, { carried: CARRIED }],
    cover: [{ seat: SEAT, why: shape.oneOf(['left', 'absent']) }],
    back: [{ seat: SEAT }],
    outage: [{ ms: TIME }],
    end: [{ why: shape.oneOf(['agreed', 'put-away']) }, { secret: shape.anyText }],
  } satisfies Record<Happening['kind'], shape.Kinds[string]>,
  shape.objectOf,
);
const STAMP = shape.objectOf({ v: shape.whole(1), at: TIME });

function bad(at: string): Refusal {
  return refuse('bad-event', 'table', { at });
}

/** An event as it was kept, brought to the way events are written today. */
export function readEvent(given: unknown, upcasters: Upcasters = UPCASTERS): RoomEvent | Refusal {
  if (!shape.isJsonObject(given)) return bad('');
  const latest = Math.max(EVENT_VERSION, ...Object.keys(upcasters).map((from) => Number(from) + 1));
  const wrong = shape.whole(1, latest)(given['v'], 'v');
  if (wrong !== undefined) return bad(wrong.at);
  let event = given;
  for (let v = Number(given['v']); v < latest; v++) {
    event = { ...upcasters[v]?.(event), v: v + 1 };
  }
  const differs = HAPPENING(event, '') ?? STAMP(event, '');
  // The one cast at this edge: version, kind and fields have just been checked.
  return differs === undefined ? (event as unknown as RoomEvent) : bad(differs.at);
}

/** What every event of every log has. */
interface Stamped {
  readonly v: number;
  readonly kind: string;
  readonly at: number;
}

/** Reads events of a log that has had no version but those that are still written so. */
export function eventReader<Event extends Stamped>(
  happening: shape.Shape<Omit<Event, 'v' | 'at'>>,
  version: number,
): (given: unknown) => Event | Refusal {
  const stamp = shape.objectOf({ v: shape.whole(1, version), at: TIME });
  return (given) => {
    const differs = happening(given, '') ?? stamp(given, '');
    // The one cast at this edge: version, kind and fields have just been checked.
    return differs === undefined ? (given as Event) : bad(differs.at);
  };
}

/** One line of a log. */
export function formatEvent({ v, kind, at, ...rest }: Stamped): string {
  return JSON.stringify({ v, kind, at, ...rest });
}
