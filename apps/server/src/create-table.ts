/** New tables: their secret and their first rows. */
import {
  commitmentOf,
  formatEvent,
  openedAfter,
  type RoomEvent,
  type EventOf,
  type Room,
} from '@pakli/host';
import type { ServerContext } from './context.ts';

/** Lays a table, unless there is one of that id already. */
export async function createTable(
  { store, machine, settings }: ServerContext,
  [open, ...others]: readonly [EventOf<'open'>, ...RoomEvent[]],
): Promise<boolean> {
  const { table: id, game, rules, at, host } = open;
  const secret = machine.bytes(32);
  const bound = { ...open, commitment: commitmentOf(secret, id, rules) };
  const rows = [bound, ...others].map((event, i) => ({
    seq: i + 1,
    cmd: `house/${i + 1}`,
    event: formatEvent(event),
  }));
  // It is put away if nobody ever comes.
  const due = at + settings.pace.putAway;
  return store.create({ id, game, host: host ?? '', secret, rows, at, due });
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
