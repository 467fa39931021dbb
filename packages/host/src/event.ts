/** What happens in a room, as types, and how it is written today. */
import type { Infer } from '@pakli/core/shape';
import type { AGREED_RESULT, EARLIER_MATCH, HAPPENING } from './event-shape.ts';

/** A person, by an id that leads nowhere outside. */
export type PersonId = string;
export type EarlierMatch = Infer<typeof EARLIER_MATCH>;
export type AgreedResult = Infer<typeof AGREED_RESULT>;
export type Happening = Infer<typeof HAPPENING>;

/** With the number of the way it is written, and when it happened in milliseconds of the host. */
export type RoomEvent = { readonly v: number; readonly at: number } & Happening;
export type EventOf<Kind extends RoomEvent['kind']> = Extract<RoomEvent, { kind: Kind }>;

/** How events are written today. */
export const EVENT_VERSION = 1;
