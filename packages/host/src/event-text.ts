/** Logs as text: a line an event, `v` first. What was written once is read always, and never rewritten. */
import { refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { EVENT_VERSION, type RoomEvent } from './event.ts';
import { HAPPENING } from './event-shape.ts';

/** How events of an earlier version are brought to the next one, by the earlier number. */
export type Upcasters = Readonly<Record<number, (event: shape.JsonObject) => shape.JsonObject>>;
const UPCASTERS: Upcasters = {};

const TIME = shape.whole(0);
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
