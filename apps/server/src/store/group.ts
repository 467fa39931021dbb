/**
 * Rows that come while a commit is under way go to disc together in the next
 * one, so that a busy hour costs hardly more syncs than a quiet one. No two
 * rows of a table are ever in one commit: each can be won or lost by itself.
 */
import type { Append, Appended } from './store.ts';

/** More rows than that wait for the commit after the next. */
const MOST = 256;

interface Waiting {
  readonly row: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: Error) => void;
}

/** Writes rows in one commit and answers for each of them, in their order. */
export type Commit = (rows: readonly Append[]) => Promise<readonly Appended[]>;

export class Group {
  private readonly write: Commit;
  private waiting: Waiting[] = [];
  private committing = false;

  constructor(write: Commit) {
    this.write = write;
  }

  append(row: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      void this.commit();
    });
  }

  private async commit(): Promise<void> {
    if (this.committing || this.waiting.length === 0) return;
    this.committing = true;
    const batch = this.take();
    try {
      const results = await this.write(batch.map(({ row }) => row));
      batch.forEach(({ resolve, reject }, i) => {
        const result = results[i];
        if (result === undefined) reject(new Error('a row got no answer'));
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
    this.committing = false;
    void this.commit();
  }

  /** The oldest row of each table. */
  private take(): readonly Waiting[] {
    const taken = new Map<string, Waiting>();
    const left: Waiting[] = [];
    for (const one of this.waiting) {
      const { table } = one.row;
      if (taken.size < MOST && !taken.has(table)) taken.set(table, one);
      else left.push(one);
    }
    this.waiting = left;
    return [...taken.values()];
  }
}
