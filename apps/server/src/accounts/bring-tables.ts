/** When a browser signs in as somebody else, the matches it plays may come along: the new person takes over their seats. */
import type { Room } from '@pakli/host';
import { logFailure, type ServerContext } from '../context.ts';
import type { LiveTables } from '../tables.ts';

const MOST_TABLES = 100;

type BringContext = Pick<ServerContext, 'store' | 'names' | 'log' | 'metrics'>;

/** Skips tables where both have sat, since nobody may see two hands, and those where another name looks like the new one. */
export async function bringTables(
  context: BringContext,
  tables: LiveTables,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return;
  // The link is used up by now: a failure here must not stop the sign-in.
  const failed = (error: unknown): void =>
    logFailure(context, 'a match was not brought along', error);
  try {
    await context.names.learn([to]);
    for (const id of await context.store.tablesOf(from, MOST_TABLES)) {
      await bringTable(context, tables, id, from, to).catch(failed);
    }
  } catch (error) {
    failed(error);
  }
}

async function bringTable(
  { store, names }: BringContext,
  tables: LiveTables,
  id: string,
  from: string,
  to: string,
): Promise<void> {
  const live = await tables.find(id);
  const wantedIn = (room: Room): readonly (string | undefined)[] => {
    const seat = seatToBring(room, from, to);
    return seat === undefined ? [] : [...Array<undefined>(seat), to];
  };
  if (live === undefined || (await live.look(wantedIn)).length === 0) return;
  if (await live.isNameTaken(from, names.lookOf(to))) return;
  await store.noteSeats(id, [to]);
  // Looked up again: the seat may have passed to somebody else meanwhile.
  await live.seat(wantedIn);
}

function seatToBring(room: Room, from: string, to: string): number | undefined {
  const { seats, phase, opened } = room;
  const isFree = opened.evening === undefined && phase === 'playing';
  const knows = seats.released.has(to) || seats.removed.has(to) || room.seatOf(to) !== undefined;
  return isFree && !knows ? room.seatOf(from) : undefined;
}
