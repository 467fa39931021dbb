/** The types of a room's events, and their current version. */
import type { Infer } from '@pakli/core/shape';
import type { AGREED_RESULT, EARLIER_MATCH, HAPPENING } from './event-shape.ts';

/** The id of a person, which means nothing outside. */
export type PersonId = string;
export type EarlierMatch = Infer<typeof EARLIER_MATCH>;
export type AgreedResult = Infer<typeof AGREED_RESULT>;
export type Happening = Infer<typeof HAPPENING>;

/** With the version of the format, and the time in milliseconds of the host. */
export type RoomEvent = { readonly v: number; readonly at: number } & Happening;
export type EventOf<Kind extends RoomEvent['kind']> = Extract<RoomEvent, { kind: Kind }>;

/** The current version of the format. */
export const EVENT_VERSION = 1;
