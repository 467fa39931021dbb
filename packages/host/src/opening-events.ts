/** How a room begins: with new cards, from a match that has begun elsewhere, or after another room. */
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

/** A match as something to continue from: a saved game, a lesson, a step of a record, the cards of an earlier game. */
function earlierMatchOf(match: Match<GameTypes>, fixed = false): EarlierMatch {
  return {
    record: formatRecord(match),
    toCome: match.cardsToCome.map((deal) => deal.map((outcome) => [...outcome])),
    fixed,
  };
}

/** What a room that continues from a match is opened with. */
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
 * The same people at another table, before it starts: the game says who begins.
 * For those who have not answered a computer plays until they come; those who
 * have said no do not come along.
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
    // The share in the shuffle belongs to one table: the browser sends another.
    return [{ ...when, kind: 'sit', person: occupant.person }];
  });
  const covered = room.voters
    .filter((seat) => comesAlong(room, seat) && room.again?.ready.includes(seat) === false)
    .map((seat): RoomEvent => ({ v: EVENT_VERSION, at, kind: 'cover', seat, why: 'absent' }));
  const { watching, locked } = room.seats;
  const when = { v: EVENT_VERSION, at };
  // Nobody is let in because the same people play on.
  const alone: RoomEvent[] = watching ? [] : [{ ...when, kind: 'watching', watching }];
  const shut: RoomEvent[] = locked ? [{ ...when, kind: 'lock', locked }] : [];
  return [open, ...seated, ...covered, ...alone, ...shut];
}

/** Anyone who has been covered to the end or has said no does not come along. */
function comesAlong({ occupants, again }: Room, seat: Seat): boolean {
  return isPresent(occupants[seat]) && again?.declined.includes(seat) !== true;
}

/** The first of those who come along. */
function nextHost(room: Room): PersonId | undefined {
  return room.seats.people.find((person) => {
    const seat = room.seatOf(person);
    return seat === undefined || comesAlong(room, seat);
  });
}

/** Who is to sit in a seat of a device. */
export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'script'; readonly lines: readonly (readonly string[])[] };

/** Everybody at a device sits down, by seat: there is nobody to ask. */
export function sitDown(room: Room, places: readonly SeatPlan[], at: number): void {
  places.forEach((place, seat) => {
    const when = { v: EVENT_VERSION, at, seat };
    // A seat is name enough for somebody who sits here.
    if (place.kind === 'person') room.apply({ ...when, kind: 'sit', person: `seat ${seat}` });
    else room.apply({ ...when, ...place });
  });
}
