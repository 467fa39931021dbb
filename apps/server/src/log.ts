/**
 * A line of JSON for everything an operator may want to know. Never a card, a
 * name or a text of somebody: tables are told apart by a few digits of a hash,
 * because whoever has a table's id may sit down there.
 */
import { createHash } from 'node:crypto';

type Told = Readonly<Record<string, string | number | boolean>>;
export type Log = (what: string, told?: Told) => void;

export function logTo(write: (line: string) => void, now: () => number): Log {
  return (what, told = {}) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), what, ...told })}\n`);
}

export const SILENT: Log = () => {};

/** A name for a table in logs. */
export function tag(table: string): string {
  return createHash('sha256').update(table).digest('hex').slice(0, 8);
}
