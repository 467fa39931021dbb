/** Events that would leave a room as it is: nobody needs a row of the log for them. */
import type { Event, EventOf } from './event.ts';
import type { Room } from './room.ts';

type Checks = {
  readonly [Kind in Event['kind']]?: (room: Room, event: EventOf<Kind>) => boolean;
};

const UNCHANGED: Checks = {
  lock: ({ around }, { locked }) => around.locked === locked,
  watching: ({ around }, { watching }) => around.watching === watching,
  talk: ({ around }, { talk }) => around.talk === talk,
  offer: ({ around }, { seat, open }) => around.offered.has(seat) === open,
  clear: ({ chairs }, { seat }) => chairs[seat]?.kind === 'free',
  computer: ({ chairs }, { seat, level }) => {
    const chair = chairs[seat];
    return chair?.kind === 'computer' && chair.level === level;
  },
  // Whoever has said no to another match need not say it twice.
  answer: ({ questions }, { ask, seat, yes }) =>
    !yes && questions.some((open) => open.ask === ask && open.no?.includes(seat) === true),
};

export function changesNothing(room: Room, event: Event): boolean {
  // One mapped type pairs every kind with its check; the union of events loses the pair.
  const check = UNCHANGED[event.kind] as ((room: Room, event: Event) => boolean) | undefined;
  return check?.(room, event) ?? false;
}
