/** Who wants something of a room, and when. */
import { refuse, type Refusal, type Seat } from '@pakli/core';
import type { Command } from '@pakli/protocol';
import { isPresent } from './occupant.ts';
import type { Chance } from './chance.ts';
import type { Happening, PersonId } from './event.ts';
import type { Room } from './room.ts';

/** The keeper of the room: plays for computers, minds the clock, and may do what a host may. */
export const HOUSE = null;
export type Who = PersonId | typeof HOUSE;

export interface RoomRequest {
  readonly room: Room;
  readonly who: Who;
  readonly now: number;
  readonly chance: Chance;
}

/** Commands that only the house may give. */
type HouseCommand =
  | {
      readonly kind: 'script';
      readonly seat: Seat;
      readonly lines: readonly (readonly string[])[];
    }
  /** Somebody is not there, and the others do not want to wait. */
  | { readonly kind: 'cover'; readonly seat: Seat }
  /** Somebody else plays on for the person in a seat. */
  | { readonly kind: 'substitute'; readonly seat: Seat; readonly person: PersonId }
  /** Somebody has had themselves deleted, or is not wanted any more. */
  | { readonly kind: 'forget'; readonly person: PersonId }
  /** For so long nobody could play. */
  | { readonly kind: 'outage'; readonly ms: number }
  /** Nobody comes any more. */
  | { readonly kind: 'end' };

/** A command of a person or of the house. */
export type RoomCommand = Command | HouseCommand;

/** A command of one kind. */
export type CommandOf<Kind extends RoomCommand['kind']> = Extract<RoomCommand, { kind: Kind }>;
/** What comes of it: an event, or a refusal. */
export type Handler<Kind extends RoomCommand['kind']> = (
  asked: RoomRequest,
  command: CommandOf<Kind>,
) => Happening | Refusal;

export function unlessHost({ room, who }: RoomRequest): Refusal | undefined {
  return who === HOUSE || who === room.host ? undefined : refuse('only-host', 'table');
}

export function unlessHouse({ who }: RoomRequest): Refusal | undefined {
  return who === HOUSE ? undefined : refuse('only-house', 'table');
}

export function unlessGathering({ room }: RoomRequest): Refusal | undefined {
  return room.phase === 'gathering' ? undefined : refuse('already-started', 'table');
}

export function unlessPlaying({ room }: RoomRequest): Refusal | undefined {
  if (room.phase === 'playing') return undefined;
  return room.phase === 'over' ? refuse('game-over', 'table') : refuse('not-started', 'table');
}

export function unlessSeat({ room }: RoomRequest, seat: Seat): Refusal | undefined {
  const seats = room.occupants.length;
  const there = Number.isInteger(seat) && seat >= 0 && seat < seats;
  return there ? undefined : refuse('no-such-seat', 'table', { seat, seats });
}

/** The seat of a person who decides for themselves. */
export function ownSeat({ room, who }: RoomRequest): Seat | Refusal {
  const seat = who === HOUSE ? undefined : room.seatOf(who);
  if (seat === undefined) return refuse('not-seated', 'table');
  return isPresent(room.occupants[seat]) ? seat : refuse('seat-covered', 'table');
}
