/**
 * The log: a line of JSON for everything an operator may want to know. Never a card, a
 * name or a text of somebody. Tables are identified by a few digits of a hash,
 * because anyone who has a table's id may sit down there.
 */
import { hexOf, sha256 } from './machine.ts';

export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[]>>;
export type Logger = (what: string, told?: LogFields) => void;

/** Fields of a line about a failure: at a terminal only these lines are shown. */
export const FAILED: LogFields = { level: 'error' };

export function logTo(write: (line: string) => void, now: () => number): Logger {
  return (what, told = {}) => {
    // Named first for their order, set last so that no field replaces them.
    const line = { at: '', what: '', level: 'info', ...told };
    write(`${JSON.stringify({ ...line, at: new Date(now()).toISOString(), what })}\n`);
  };
}

/** At a terminal people read sentences, and only failures are logged. */
export function logAtTerminal(write: (text: string) => void): Logger {
  return (what, { level, stack, ...told } = {}) => {
    if (level !== FAILED['level']) return;
    const more = Object.entries(told).map(([name, value]) => `${name} ${String(value)}`);
    const frames = Array.isArray(stack) ? stack.map((frame) => `    ${String(frame)}\n`) : [];
    write(`${[what, ...more].join(', ')}\n${frames.join('')}`);
  };
}

export const SILENT: Logger = () => {};

/** A name for a table in logs. */
export function tag(table: string): string {
  return hexOf(sha256(table)).slice(0, 8);
}
