/** Stored data that cannot be read or does not fit: nothing helps but to repair it or to put back a backup. */
import { PlainError } from '../failure.ts';

export class DamagedLog extends PlainError {
  /** The number of the row, where one is to blame. */
  readonly row: number | undefined;

  constructor(row: number | undefined, cause: unknown) {
    const what = row === undefined ? 'stored data is damaged' : `row ${row} of a log is damaged`;
    super(what, { cause });
    this.row = row;
  }
}

/** Does something with a row; whatever goes wrong there, the row is to blame. */
export function blaming<Result>(row: number | undefined, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof DamagedLog ? error : new DamagedLog(row, error);
  }
}
