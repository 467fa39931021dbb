/**
 * The cards of an evening and its tables. All boards follow from one secret, which the server
 * commits to before anybody joins, and from a nonce of everybody who joins before the first round:
 * a board is the same at every table, and after the evening anybody can verify it.
 */
import type { Random } from '@pakli/core';
import { chanceWith, keyOf, type Chance } from '../chance.ts';
import { EVENT_VERSION, type EventOf, type RoomEvent } from '../event.ts';
import type { Evening } from './evening.ts';

/** The key of all boards. Tables get the key and not the secret, so that they never reveal it. */
export function boardKey(secret: Uint8Array, evening: Evening): Uint8Array {
  return keyOf(secret, evening.nonces);
}

/** The chance of one table: its deals are the boards of its round. It does not have the secret. */
export function boardChance(key: Uint8Array, firstBoard: number, ids: Random): Chance {
  const chance = chanceWith(key, ids);
  return { ...chance, outcome: (deal, count) => chance.outcome(firstBoard + deal, count) };
}

/** The first events of a table of the current round: everybody is seated, and it starts automatically. */
export function openedForRound(
  evening: Evening,
  table: string,
  at: number,
): readonly [EventOf<'open'>, ...RoomEvent[]] {
  const { round, rounds, entrants, opened } = evening;
  const { settings } = opened;
  const seated = round?.tables.find((one) => one.table === table)?.entrants;
  const [firstBoard = 0] = evening.boardsOf(rounds.length - 1);
  if (seated === undefined) throw new Error(`no table ${table} in this round`);
  const open: EventOf<'open'> = {
    v: EVENT_VERSION,
    at,
    kind: 'open',
    table,
    game: settings.game,
    version: settings.version,
    rules: settings.rules,
    seats: settings.seats,
    host: null,
    options: { takebacks: false, hints: false },
    clock: settings.clock,
    starter: 0,
    evening: { id: opened.evening, round: rounds.length - 1, firstBoard },
  };
  const v = EVENT_VERSION;
  const people = seated.map((entrant, seat): RoomEvent => {
    const person = entrant === null ? undefined : entrants[entrant]?.person;
    if (person === undefined) return { v, at, kind: 'computer', seat, level: settings.level };
    return { v, at, kind: 'sit', seat, person };
  });
  return [open, ...people, { v, at, kind: 'watching', watching: false }];
}
