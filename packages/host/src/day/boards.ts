/**
 * The cards of a day and the tables where its boards are played. All boards follow from one secret,
 * which the server has bound itself to in the morning: everybody has the same cards, and when the
 * day is over anybody can deal them again.
 */
import { keyOf } from '../chance.ts';
import { EVENT_VERSION, type EventOf, type RoomEvent } from '../event.ts';
import type { Day, DayTry } from './day.ts';

/** What all boards follow from: tables get this and not the secret, which would show that it is kept. */
export function dayKey(secret: Uint8Array): Uint8Array {
  return keyOf(secret, []);
}

/** The first events of a table: the person sits where the board says, and it starts on its own. */
export function openedForBoard(
  day: Day,
  { person, board, table, beganAt: at }: DayTry,
): readonly [EventOf<'open'>, ...RoomEvent[]] {
  const { game, version, rules, seats, opponent } = day.opened.settings;
  const v = EVENT_VERSION;
  const open: EventOf<'open'> = {
    v,
    at,
    kind: 'open',
    table,
    game,
    version,
    rules,
    seats,
    host: null,
    options: { takebacks: false, hints: false },
    clock: { kind: 'none' },
    starter: 0,
    evening: { id: day.opened.day, round: board, firstBoard: board },
  };
  const own = day.seatOf(board);
  const sitters = Array.from({ length: seats }, (_, seat): RoomEvent => {
    if (seat !== own) return { v, at, kind: 'computer', seat, level: opponent };
    return { v, at, kind: 'sit', seat, person };
  });
  return [open, ...sitters, { v, at, kind: 'watching', watching: false }];
}
