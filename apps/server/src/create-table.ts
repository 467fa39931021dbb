/** New tables: their secret and their first rows. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '@pakli/core';
import {
  commitmentOf,
  formatEvent,
  openedAfter,
  type RoomEvent,
  type EventOf,
  type Room,
} from '@pakli/host';
import { dueAfterOpening } from './schedule.ts';
import type { ServerContext } from './context.ts';

/** Numbers that nobody can guess. */
export const SECURE_RANDOM: Random = { below: randomInt };

/** Lays a table, unless there is one of that id already. */
export async function createTable(
  { store }: ServerContext,
  [open, ...others]: readonly [EventOf<'open'>, ...RoomEvent[]],
): Promise<boolean> {
  const { table: id, game, rules, at, host } = open;
  const secret = randomBytes(32);
  const bound = { ...open, commitment: commitmentOf(secret, id, rules) };
  const rows = [bound, ...others].map((event, i) => ({
    seq: i + 1,
    cmd: `house/${i + 1}`,
    event: formatEvent(event),
  }));
  return store.create({ id, game, host: host ?? '', secret, rows, at, due: dueAfterOpening(at) });
}

/**
 * Lays the table where the people of a room play on. Its id stands in the log,
 * so that there is one however often this is done, and by whom: a server may
 * die before it has, and the next one does.
 */
export async function createNextTable(context: ServerContext, room: Room): Promise<void> {
  const { again } = room;
  if (again !== undefined)
    await createTable(context, openedAfter(room, again.table, context.now()));
}
