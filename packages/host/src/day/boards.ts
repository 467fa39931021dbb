/**
 * The cards of a day and the tables where its boards are played. All boards follow from one secret,
 * which the server commits to when the day opens: everybody has the same cards, and after the day
 * anybody can verify them.
 */
import { keyOf } from '../chance.ts';
import { EVENT_VERSION, type EventOf, type RoomEvent } from '../event.ts';
import type { Day, DayTry } from './day.ts';

/** The key of all boards. Tables get the key and not the secret, so that they never reveal it. */
export function dayKey(secret: Uint8Array): Uint8Array {
  return keyOf(secret, []);
}

/** The first events of a table: the person gets the seat of the board, and it starts automatically. */
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
