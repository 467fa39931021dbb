/** Logs as text: one event per line, `v` first. Old lines stay readable for good and are never rewritten. */
import { refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { EVENT_VERSION, type RoomEvent } from './event.ts';
import { HAPPENING } from './event-shape.ts';

/** Upgrades an event to the next version, by the version that it has. */
export type Upcasters = Readonly<Record<number, (event: shape.JsonObject) => shape.JsonObject>>;

/** What every event of every log has. */
interface Stamped {
  readonly v: number;
  readonly kind: string;
  readonly at: number;
}

/** Reads events of a log whose newest version is `version`, and upgrades older ones. */
export function eventReader<Event extends Stamped>(
  happening: shape.Shape<Omit<Event, 'v' | 'at'>>,
  version: number,
  upcasters: Upcasters = {},
): (given: unknown) => Event | Refusal {
  const older = shape.objectOf({ v: shape.whole(1, version - 1) });
  const stamp = shape.objectOf({ v: shape.whole(version, version), at: shape.whole(0) });
  return (given) => {
    let event = given;
    while (shape.fits(older, event)) event = { ...upcasters[event.v]?.(event), v: event.v + 1 };
    const differs = stamp(event, '') ?? happening(event, '');
    // The one cast at this edge: version, kind and fields have just been checked.
    return differs === undefined
      ? (event as Event)
      : refuse('bad-event', 'table', { at: differs.at });
  };
}

/** Reads an event of a room. */
export const readEvent: (given: unknown) => RoomEvent | Refusal = eventReader(
  HAPPENING,
  EVENT_VERSION,
);

/** One line of a log. */
export function formatEvent({ v, kind, at, ...rest }: Stamped): string {
  return JSON.stringify({ v, kind, at, ...rest });
}
