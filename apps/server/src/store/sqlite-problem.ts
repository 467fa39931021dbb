/** What is wrong with a file of SQLite, by the error that it gave. */
import { DamagedLog } from './damaged-log.ts';
import { CannotOpen, type StoreProblem } from './store.ts';

/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const PROBLEMS: Readonly<Record<number, StoreProblem>> = {
  5: 'in-use',
  8: 'not-writable',
  10: 'not-writable',
  11: 'damaged',
  13: 'full',
  14: 'not-writable',
  26: 'damaged',
  // Where a disc is full some files cannot be written and the index of the WAL not made longer: no reason to put back a backup.
  778: 'full',
  4874: 'full',
};

/** Undefined for what is not SQLite's, or is wrong with what it was asked. */
export function problemIn(error: unknown): StoreProblem | undefined {
  if (error instanceof DamagedLog) return 'damaged';
  const code = Number((error as { errcode?: number }).errcode);
  return PROBLEMS[code] ?? PROBLEMS[code & 0xff];
}

export function problemOf(error: unknown, path: string): CannotOpen {
  if (error instanceof CannotOpen) return error;
  return new CannotOpen(problemIn(error) ?? 'damaged', path);
}
