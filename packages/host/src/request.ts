/** Requests to a room, and common reasons to refuse them. */
import { refuse, type Refusal, type Seat } from '@pakli/core';
import type { Command } from '@pakli/protocol';
import { isPresent } from './occupant.ts';
import type { Chance } from './chance.ts';
import type { Happening, PersonId } from './event.ts';
import type { Room } from './room.ts';

/** The keeper of the room: plays for computers, watches the clock, and may do what the host may. */
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
  /** A computer plays for somebody who is away. */
  | { readonly kind: 'cover'; readonly seat: Seat }
  /** Another person takes over a seat. */
  | { readonly kind: 'substitute'; readonly seat: Seat; readonly person: PersonId }
  /** Somebody deleted their account, or was removed. */
  | { readonly kind: 'forget'; readonly person: PersonId }
  /** For so long nobody could play. */
  | { readonly kind: 'outage'; readonly ms: number }
  /** The table is abandoned. */
  | { readonly kind: 'end' };

/** A command of a person or of the house. */
export type RoomCommand = Command | HouseCommand;

/** A command of one kind. */
export type CommandOf<Kind extends RoomCommand['kind']> = Extract<RoomCommand, { kind: Kind }>;
/** Turns a command into an event or a refusal. */
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

/** The seat of the person who asks, unless a computer plays for them. */
export function ownSeat({ room, who }: RoomRequest): Seat | Refusal {
  const seat = who === HOUSE ? undefined : room.seatOf(who);
  if (seat === undefined) return refuse('not-seated', 'table');
  return isPresent(room.occupants[seat]) ? seat : refuse('seat-covered', 'table');
}
