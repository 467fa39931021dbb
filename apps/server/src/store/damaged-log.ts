/** Stored data that cannot be read or does not fit: somebody has to repair it, or restore a backup. */
import { isRefusal, type Refusal } from '@pakli/core';
import { PlainError } from '../failure.ts';
import type { LogRow } from './store.ts';

export class DamagedLog extends PlainError {
  /** The number of the damaged row, where it is known. */
  readonly row: number | undefined;

  constructor(row: number | undefined, cause: unknown) {
    const what = row === undefined ? 'stored data is damaged' : `row ${row} of a log is damaged`;
    super(what, { cause });
    this.row = row;
  }
}

/** Works on a row; any error there means that the row is damaged. */
export function blaming<Result>(row: number | undefined, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof DamagedLog ? error : new DamagedLog(row, error);
  }
}

/** What a row of a log says. */
export function readRow<Event>(
  { event, seq }: LogRow,
  read: (given: unknown) => Event | Refusal,
): Event {
  return blaming(seq, () => {
    const found = read(JSON.parse(event));
    if (isRefusal(found)) throw new PlainError(`a row that is refused: ${found.refused}`);
    return found;
  });
}

/** Undefined where the work meets a damaged log, so that others can go on. */
export async function unlessDamaged<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DamagedLog) return undefined;
    throw error;
  }
}
