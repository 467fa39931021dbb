/** Recognizes events that would change nothing: they need no row in the log. */
import type { RoomEvent, EventOf } from './event.ts';
import type { Room } from './room.ts';

type Checks = {
  readonly [Kind in RoomEvent['kind']]?: (room: Room, event: EventOf<Kind>) => boolean;
};

const UNCHANGED: Checks = {
  lock: ({ seats }, { locked }) => seats.locked === locked,
  watching: ({ seats }, { watching }) => seats.watching === watching,
  talk: ({ seats }, { talk }) => seats.talk === talk,
  offer: ({ seats }, { seat, open }) => seats.offered.has(seat) === open,
  clear: ({ occupants }, { seat }) => occupants[seat]?.kind === 'free',
  computer: ({ occupants }, { seat, level }) => {
    const occupant = occupants[seat];
    return occupant?.kind === 'computer' && occupant.level === level;
  },
  // A second no to a rematch adds nothing.
  answer: ({ questions }, { ask, seat, yes }) =>
    !yes && questions.some((open) => open.ask === ask && open.no?.includes(seat) === true),
};

export function changesNothing(room: Room, event: RoomEvent): boolean {
  // The mapped type pairs every kind with its check; a union loses the pair.
  const check = UNCHANGED[event.kind] as ((room: Room, event: RoomEvent) => boolean) | undefined;
  return check?.(room, event) ?? false;
}
