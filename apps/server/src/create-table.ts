/** New tables: their secret and their first rows. */
import { isRefusal, type Game } from '@pakli/core';
import {
  boardChance,
  commitmentOf,
  decide,
  formatEvent,
  HOUSE,
  openedAfter,
  Room,
  type RoomEvent,
  type EventOf,
} from '@pakli/host';
import type { ServerContext } from './context.ts';
import { PlainError } from './failure.ts';
import type { LogRow, TableStore } from './store/store.ts';

/** Lays a table, unless there is one of that id already. */
export async function createTable(
  { store, machine, settings }: ServerContext,
  [open, ...others]: readonly [EventOf<'open'>, ...RoomEvent[]],
): Promise<boolean> {
  const { table: id, game, rules, at, host } = open;
  const secret = machine.bytes(32);
  const bound = { ...open, commitment: commitmentOf(secret, id, rules) };
  const rows = rowsOf([bound, ...others]);
  // It is put away if nobody ever comes.
  const due = at + settings.pace.putAway;
  const [made] = await Promise.all([
    store.create({ id, game, host: host ?? '', secret, rows, at, due }),
    noteSeats(store, id, others),
  ]);
  return made;
}

/** For the lists of those who sit there from the start. */
async function noteSeats(
  store: TableStore,
  table: string,
  events: readonly RoomEvent[],
): Promise<void> {
  const people = events.flatMap((event) => (event.kind === 'sit' ? [event.person] : []));
  if (people.length > 0) await store.noteSeats(table, people);
}

function rowsOf(events: readonly RoomEvent[]): LogRow[] {
  return events.map((event, i) => ({
    seq: i + 1,
    cmd: `house/${i + 1}`,
    event: formatEvent(event),
  }));
}

/** What the cards of a table of an evening follow from. */
export interface EveningTablePorts {
  readonly events: readonly [EventOf<'open'>, ...RoomEvent[]];
  readonly key: Uint8Array;
  readonly firstBoard: number;
}

/** Lays a table of an evening, unless it is there already. Its first board is dealt at once. */
export async function createEveningTable(
  { store, machine, settings }: ServerContext,
  game: Game,
  { events, key, firstBoard }: EveningTablePorts,
): Promise<boolean> {
  const [open, ...others] = events;
  const room = Room.open(game, open);
  for (const event of others) room.apply(event);
  const chance = boardChance(key, firstBoard, machine.random);
  const start = decide(room, HOUSE, { kind: 'start' }, open.at, chance);
  if (isRefusal(start)) throw new PlainError(`a board is not dealt: ${start.refused}`);
  const due = open.at + settings.pace.putAway;
  const { table: id, at } = open;
  const rows = rowsOf([...events, start]);
  const [made] = await Promise.all([
    store.create({ id, game: game.id, host: '', secret: key, rows, at, due }),
    noteSeats(store, id, others),
  ]);
  return made;
}

/**
 * Lays the table where the people of a room play on. Its id is in the log,
 * so that there is one however often this is done, and by whom: a server may
 * die before it has, and the next one does.
 */
export async function createNextTable(context: ServerContext, room: Room): Promise<void> {
  const { again } = room;
  if (again !== undefined)
    await createTable(context, openedAfter(room, again.table, context.now()));
}
