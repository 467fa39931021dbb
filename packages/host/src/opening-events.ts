/** The first events of a room: for a new match, a match that began elsewhere, or a rematch. */
import { formatOptions, formatRecord, type GameTypes, type Match, type Seat } from '@pakli/core';
import { isPresent } from './occupant.ts';
import {
  EVENT_VERSION,
  type EarlierMatch,
  type RoomEvent,
  type EventOf,
  type PersonId,
} from './event.ts';
import type { Room } from './room.ts';

/** A match to continue from: a saved game, a lesson, a step of a record, the cards of an earlier game. */
function earlierMatchOf(match: Match<GameTypes>, fixed = false): EarlierMatch {
  return {
    record: formatRecord(match),
    toCome: match.cardsToCome.map((deal) => deal.map((outcome) => [...outcome])),
    fixed,
  };
}

/** Opens a room that continues a match. */
export function openedFrom(
  match: Match<GameTypes>,
  table: string,
  at: number,
  fixed = false,
): EventOf<'open'> {
  const { game, seats, names, options } = match;
  return {
    v: EVENT_VERSION,
    at,
    kind: 'open',
    table,
    game: game.id,
    version: game.version,
    rules: formatOptions(game.rules, options),
    seats,
    names,
    host: null,
    options: { takebacks: true, hints: true },
    clock: { kind: 'none' },
    from: earlierMatchOf(match, fixed),
  };
}

/**
 * A rematch at a new table, before it starts; the game decides who begins. A
 * computer plays for those who have not answered until they come, and those who
 * said no are left out.
 */
export function openedAfter(
  room: Room,
  table: string,
  at: number,
): readonly [EventOf<'open'>, ...RoomEvent[]] {
  const { from: _, starter: __, commitment: ___, after: ____, ...opened } = room.opened;
  const starter = room.match?.nextStarter;
  const open: EventOf<'open'> = {
    ...opened,
    at,
    table,
    host: nextHost(room) ?? null,
    options: { ...opened.options, talk: room.seats.talk },
    after: room.opened.table,
    ...(starter === undefined ? {} : { starter }),
  };
  const seated = room.occupants.flatMap((occupant, seat): RoomEvent[] => {
    const when = { v: EVENT_VERSION, at, seat };
    if (occupant.kind === 'computer') return [{ ...when, kind: 'computer', level: occupant.level }];
    if (occupant.kind !== 'person' || !comesAlong(room, seat)) return [];
    // A nonce belongs to one table: the browser sends a new one.
    return [{ ...when, kind: 'sit', person: occupant.person }];
  });
  const covered = room.voters
    .filter((seat) => comesAlong(room, seat) && room.again?.ready.includes(seat) === false)
    .map((seat): RoomEvent => ({ v: EVENT_VERSION, at, kind: 'cover', seat, why: 'absent' }));
  const { watching, locked } = room.seats;
  const when = { v: EVENT_VERSION, at };
  // A rematch does not open a table that was closed to others.
  const alone: RoomEvent[] = watching ? [] : [{ ...when, kind: 'watching', watching }];
  const shut: RoomEvent[] = locked ? [{ ...when, kind: 'lock', locked }] : [];
  return [open, ...seated, ...covered, ...alone, ...shut];
}

/** Whether somebody joins the rematch: not if they said no or were away at the end. */
function comesAlong({ occupants, again }: Room, seat: Seat): boolean {
  return isPresent(occupants[seat]) && again?.declined.includes(seat) !== true;
}

/** The host of the rematch: the first person who joins it. */
function nextHost(room: Room): PersonId | undefined {
  return room.seats.people.find((person) => {
    const seat = room.seatOf(person);
    return seat === undefined || comesAlong(room, seat);
  });
}

/** Who is to have a seat on one device. */
export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'script'; readonly lines: readonly (readonly string[])[] };

/** Seats everybody at a device. */
export function sitDown(room: Room, places: readonly SeatPlan[], at: number): void {
  places.forEach((place, seat) => {
    const when = { v: EVENT_VERSION, at, seat };
    // On one device the seat is enough of an id.
    if (place.kind === 'person') room.apply({ ...when, kind: 'sit', person: `seat ${seat}` });
    else room.apply({ ...when, ...place });
  });
}
