/**
 * What comes of a command: an event, or a refusal. Nothing is changed here;
 * the keeper of the room writes the event down, applies it, and only then
 * tells anybody.
 *
 *     const answer = decide(room, 'anna', { kind: 'play', step: 12, text: '5H+8C' }, now, chance);
 *     if (!isRefusal(answer)) room.apply(answer);
 */
import { isRefusal, type Refusal, type Seat } from '@pakli/core';
import type { Command } from '@pakli/protocol';
import { answer, ask } from './question-commands.ts';
import type { Chance } from './chance.ts';
import { EVENT_VERSION, type RoomEvent, type Happening, type PersonId } from './event.ts';
import { back, cover, end, outage, play } from './turn-commands.ts';
import type { Room } from './room.ts';
import {
  clear,
  computer,
  forget,
  lock,
  offer,
  release,
  script,
  sit,
  stand,
  start,
  substitute,
} from './seat-commands.ts';
import { ownSeat, unlessHost, unlessHouse, type RoomRequest, type Who } from './request.ts';

/** What only the house may want. */
export type Order =
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

export function decide(
  room: Room,
  who: Who,
  command: Command | Order,
  now: number,
  chance: Chance,
): RoomEvent | Refusal {
  const handle = HANDLERS[command.kind] as Handler<Command | Order>;
  const happening = handle({ room, who, now, chance }, command);
  if (isRefusal(happening)) return happening;
  return { v: EVENT_VERSION, at: now, ...happening };
}

type Handler<Wanted> = (asked: RoomRequest, command: Wanted) => Happening | Refusal;
// One mapped type pairs every kind with its handler; the union of commands loses the pair above.
const HANDLERS: {
  readonly [Kind in (Command | Order)['kind']]: Handler<Extract<Command | Order, { kind: Kind }>>;
} = {
  sit: (asked, { seat, nonce }) => sit(asked, seat, nonce),
  stand,
  computer: (asked, { seat, level }) => computer(asked, seat, level),
  clear: (asked, { seat }) => clear(asked, seat),
  lock: (asked, { locked }) => lock(asked, locked),
  watching: (asked, { watching }) => unlessHost(asked) ?? { kind: 'watching', watching },
  talk: (asked, { talk }) => unlessHost(asked) ?? { kind: 'talk', talk },
  offer: (asked, { seat, open }) => offer(asked, seat, open),
  release: (asked, { seat }) => release(asked, seat),
  start,
  play: (asked, { step, text }) => play(asked, step, text),
  ask: (asked, { what, without }) => ask(asked, what, without),
  answer: (asked, { ask, yes }) => answer(asked, ask, yes),
  leave: (asked) => cover(asked, ownSeat(asked), 'left'),
  back,
  script: (asked, { seat, lines }) => unlessHouse(asked) ?? script(asked, seat, lines),
  cover: (asked, { seat }) => unlessHouse(asked) ?? cover(asked, seat, 'absent'),
  substitute: (asked, { seat, person }) => unlessHouse(asked) ?? substitute(asked, seat, person),
  forget: (asked, { person }) => unlessHouse(asked) ?? forget(asked, person),
  outage: (asked, { ms }) => unlessHouse(asked) ?? outage(asked, ms),
  end: (asked) => unlessHouse(asked) ?? end(asked),
};
