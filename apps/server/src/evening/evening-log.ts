/** The log of an evening, as far as it is known here, and the evening that it leads to. */
import { Evening, readEveningEvent, type EveningEvent } from '@pakli/host';
import { PlainError } from '../failure.ts';
import { blaming, DamagedLog, readRow } from '../store/damaged-log.ts';
import type { LogRow, StoredLog } from '../store/store.ts';

export class EveningLog {
  readonly secret: Uint8Array;
  readonly evening: Evening;
  /** By command: the number that it was acknowledged with. */
  readonly done: Map<string, number> = new Map();
  /** When something was last written. */
  touched: number;

  constructor({ secret, rows: [first, ...rest] }: StoredLog) {
    const opened = first === undefined ? undefined : readRow(first, readEveningEvent);
    if (first === undefined || opened?.kind !== 'open') {
      throw new DamagedLog(first?.seq, new PlainError('a log that does not begin with an evening'));
    }
    this.secret = secret;
    this.evening = new Evening(opened);
    this.touched = opened.at;
    this.done.set(first.cmd, this.evening.shownSeq);
    this.follow(rest);
  }

  follow(rows: readonly LogRow[]): void {
    for (const row of rows) {
      const event = readRow(row, readEveningEvent);
      blaming(row.seq, () => this.add(row.cmd, event));
    }
  }

  rowsOf(person: string): number {
    return [...this.done.keys()].filter((cmd) => cmd.startsWith(`${person}/`)).length;
  }

  add(cmd: string, event: EveningEvent): void {
    this.evening.apply(event);
    this.done.set(cmd, this.evening.shownSeq);
    this.touched = event.at;
  }
}
