/** Logs as text: a line an event, `v` first. What was written once is read always, and never rewritten. */
import { refuse, type Refusal } from '@pakli/core';
import {
  anyText,
  byKind,
  isJsonObject,
  listOf,
  MOST_SEATS,
  objectOf,
  oneOf,
  orNull,
  trueOrFalse,
  whole,
  type JsonObject,
  type Kinds,
  type Shape,
} from '@pakli/core/shape';
import { MATTERS, type ClockRule } from '@pakli/protocol';
import { EVENT_VERSION, type Happening, type RoomEvent } from './event.ts';

/** How events of an earlier version are brought to the next one, by the earlier number. */
export type Upcasters = Readonly<Record<number, (event: JsonObject) => JsonObject>>;
const UPCASTERS: Upcasters = {};

const SEAT = whole(0, MOST_SEATS - 1);
const TIME = whole(0);
const DEALS = listOf(anyText, 0, 1000);
const LINES = listOf(listOf(anyText, 0, 1000), 0, 1000);
const CARRIED = objectOf({ deals: DEALS }, { secret: anyText, table: anyText });
export const CLOCK: Shape<ClockRule> = byKind(
  'kind',
  {
    none: [{}],
    bank: [{ ms: TIME, increment: TIME }],
    move: [{ ms: TIME }],
    days: [{ days: whole(1, 365) }],
  },
  objectOf,
);
const BEGUN = objectOf({
  record: anyText,
  toCome: listOf(listOf(listOf(whole(0, 255), 0, 1000), 0, 1000), 0, 1000),
  fixed: trueOrFalse,
});

const HAPPENING: Shape<Happening> = byKind(
  'kind',
  {
    open: [
      {
        table: anyText,
        game: anyText,
        version: whole(1, 1_000_000),
        rules: anyText,
        seats: whole(1, MOST_SEATS),
        host: orNull(anyText),
        options: objectOf(
          { takebacks: trueOrFalse, hints: trueOrFalse },
          { talk: trueOrFalse, newcomers: trueOrFalse },
        ),
        clock: CLOCK,
      },
      {
        names: listOf(anyText, 1, MOST_SEATS),
        starter: SEAT,
        after: anyText,
        commitment: anyText,
        from: BEGUN,
        evening: objectOf({ id: anyText, round: TIME, firstBoard: TIME }),
      },
    ],
    sit: [{ seat: SEAT, person: anyText }, { nonce: anyText }],
    stand: [{ seat: SEAT, removed: trueOrFalse }],
    computer: [{ seat: SEAT, level: anyText }],
    script: [{ seat: SEAT, lines: LINES }],
    clear: [{ seat: SEAT }],
    lock: [{ locked: trueOrFalse }],
    watching: [{ watching: trueOrFalse }],
    talk: [{ talk: trueOrFalse }],
    offer: [{ seat: SEAT, open: trueOrFalse }],
    release: [{ person: anyText }],
    start: [{ starter: SEAT, deals: DEALS }],
    play: [
      {
        seat: SEAT,
        text: anyText,
        by: oneOf(['person', 'computer', 'clock']),
        took: TIME,
        deals: DEALS,
      },
      { secret: anyText },
    ],
    ask: [
      { what: oneOf([...MATTERS, 'release']), seat: orNull(SEAT) },
      { of: SEAT, carried: CARRIED },
    ],
    answer: [{ ask: TIME, seat: SEAT, yes: trueOrFalse }, { carried: CARRIED }],
    cover: [{ seat: SEAT, why: oneOf(['left', 'absent']) }],
    back: [{ seat: SEAT }],
    outage: [{ ms: TIME }],
    end: [{ why: oneOf(['agreed', 'put-away']) }, { secret: anyText }],
  } satisfies Record<Happening['kind'], Kinds[string]>,
  objectOf,
);
const STAMP = objectOf({ v: whole(1), at: TIME });

function bad(at: string): Refusal {
  return refuse('bad-event', 'table', { at });
}

/** An event as it was kept, brought to the way events are written today. */
export function readEvent(given: unknown, upcasters: Upcasters = UPCASTERS): RoomEvent | Refusal {
  if (!isJsonObject(given)) return bad('');
  const latest = Math.max(EVENT_VERSION, ...Object.keys(upcasters).map((from) => Number(from) + 1));
  const wrong = whole(1, latest)(given['v'], 'v');
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
  happening: Shape<Omit<Event, 'v' | 'at'>>,
  version: number,
): (given: unknown) => Event | Refusal {
  const stamp = objectOf({ v: whole(1, version), at: TIME });
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
