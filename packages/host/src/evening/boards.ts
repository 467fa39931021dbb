/**
 * The cards of an evening and its tables. All boards follow from one secret, which the server has
 * bound itself to before anybody joined, and from a number of everybody who joined before the first
 * round: the same board comes at every table, and after the evening anybody can deal it again.
 */
import type { Random } from '@pakli/core';
import { chanceWith, keyOf, type Chance } from '../chance.ts';
import { EVENT_VERSION, type EventOf, type RoomEvent } from '../event.ts';
import type { Evening } from './evening.ts';

/** What all boards follow from: tables get this and not the secret, which would show that it is kept. */
export function boardKey(secret: Uint8Array, evening: Evening): Uint8Array {
  return keyOf(secret, evening.nonces);
}

/** Chance of one table: its deals are the boards from the first one of its round on. It tells no secret. */
export function boardChance(key: Uint8Array, firstBoard: number, ids: Random): Chance {
  const chance = chanceWith(key, ids);
  return { ...chance, outcome: (deal, count) => chance.outcome(firstBoard + deal, count) };
}

/** The first events of a table of the round that is played: everybody sits, and it starts on its own. */
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
