/** A browser that becomes somebody else takes the matches along that it plays: the new person has their seats from then on. */
import type { Room } from '@pakli/host';
import type { ServerContext } from '../context.ts';
import type { LiveTables } from '../tables.ts';

const MOST_TABLES = 100;

/** Answers how many. Tables where both have sat are left as they are, since nobody sees two hands, and those where another is called alike. */
export async function bringTables(
  { store, names }: Pick<ServerContext, 'store' | 'names'>,
  tables: LiveTables,
  from: string,
  to: string,
): Promise<number> {
  let brought = 0;
  if (from === to) return brought;
  await names.learn([to]);
  for (const id of await store.tablesOf(from, MOST_TABLES)) {
    const live = await tables.find(id).catch(() => undefined);
    const seat = await live?.look((room) => seatToBring(room, from, to));
    if (live === undefined || seat === undefined) continue;
    if (await live.isNameTaken(from, names.lookOf(to))) continue;
    await store.noteSeats(id, [to]);
    await live.seat([...Array<undefined>(seat), to]);
    brought++;
  }
  return brought;
}

function seatToBring(room: Room, from: string, to: string): number | undefined {
  const { seats, phase, opened } = room;
  const isFree = opened.evening === undefined && phase === 'playing';
  const knows = seats.released.has(to) || seats.removed.has(to) || room.seatOf(to) !== undefined;
  return isFree && !knows ? room.seatOf(from) : undefined;
}
