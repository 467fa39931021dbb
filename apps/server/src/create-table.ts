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

/** Creates a table, unless there is one of that id already. */
export async function createTable(
  context: ServerContext,
  [open, ...others]: readonly [EventOf<'open'>, ...RoomEvent[]],
): Promise<boolean> {
  const secret = context.machine.bytes(32);
  const bound = { ...open, commitment: commitmentOf(secret, open.table, open.rules) };
  return keep(context, [bound, ...others], secret);
}

async function keep(
  { store, settings }: ServerContext,
  events: readonly [EventOf<'open'>, ...RoomEvent[]],
  secret: Uint8Array,
): Promise<boolean> {
  const [{ table: id, game, at, host }] = events;
  const rows = events.map((event, i) => {
    const seq = i + 1;
    return { seq, cmd: `house/${seq}`, event: formatEvent(event) };
  });
  // It is put away if nobody ever comes.
  const due = at + settings.pace.putAway;
  const seated = events.flatMap((event) => (event.kind === 'sit' ? [event.person] : []));
  const [made] = await Promise.all([
    store.create({ id, game, host: host ?? '', secret, rows, at, due }),
    // For the lists of those who sit there from the start.
    seated.length > 0 ? store.noteSeats(id, seated) : undefined,
  ]);
  return made;
}

/** What the cards of a table of an evening follow from. */
export interface EveningTablePorts {
  readonly events: readonly [EventOf<'open'>, ...RoomEvent[]];
  readonly key: Uint8Array;
  readonly firstBoard: number;
}

/** Creates a table of an evening, unless it is there already. Its first board is dealt at once. */
export async function createEveningTable(
  context: ServerContext,
  game: Game,
  { events, key, firstBoard }: EveningTablePorts,
): Promise<boolean> {
  const [open, ...others] = events;
  const room = Room.open(game, open);
  for (const event of others) room.apply(event);
  const chance = boardChance(key, firstBoard, context.machine.random);
  const start = decide(room, HOUSE, { kind: 'start' }, open.at, chance);
  if (isRefusal(start)) throw new PlainError(`a board is not dealt: ${start.refused}`);
  return keep(context, [...events, start], key);
}

/**
 * Creates the table where the people of a room play on. Its id is in the log, so that
 * there is one however often this is called: a server may die before it is created,
 * and the next one creates it.
 */
export async function createNextTable(context: ServerContext, room: Room): Promise<void> {
  const { again } = room;
  if (again !== undefined)
    await createTable(context, openedAfter(room, again.table, context.now()));
}
