/** The tables by link that somebody has sat at in this browser, the last first. The server knows how they stand. */
import type { MyTables } from '../host/server.ts';
import { remembered } from '../prefs/remembered.ts';
import { isTable } from './invite.ts';

/** As many as a server answers for at once. */
export const TABLES_PER_REQUEST = 8;
/** More than anybody plays at. Those that are over are forgotten. */
const MOST = 100;

/** Whatever is broken counts as nothing. */
export function readTables(stored: string | null): readonly string[] {
  return (stored ?? '').split(' ').filter(isTable);
}

/** The list with this table first, and only once. */
export function withTable(tables: readonly string[], id: string): readonly string[] {
  return [id, ...tables.filter((other) => other !== id)].slice(0, MOST);
}

const mine = remembered('pakli.tables', readTables, (tables) => tables.join(' '));

export const recallTables: () => readonly string[] = mine.stored;

export function rememberTable(id: string): void {
  mine.set(withTable(recallTables(), id));
}

/** Forgets those of the tables that were asked for at which nothing is to be done any more. */
export function forgetTables(asked: readonly string[], { tables, unread }: MyTables): void {
  const over = new Set(asked);
  for (const { table, phase, rematch } of tables) {
    if (phase !== 'over' || rematch !== undefined) over.delete(table);
  }
  // One that could not be read may well go on.
  for (const id of unread) over.delete(id);
  mine.set(recallTables().filter((id) => !over.has(id)));
}
