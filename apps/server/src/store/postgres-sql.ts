/** Statements to PostgreSQL, with a retry after deadlocks and serialization failures. */
import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { StoreUnavailable, type Unavailability } from './store-unavailable.ts';

/** How often a statement is tried. */
const TRIES = 5;
const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

export function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** Codes, and classes of codes, which mean that the database as a whole cannot be used. */
const UNAVAILABLE: readonly (readonly [code: RegExp, why: Unavailability])[] = [
  [/^53100$/, 'full'],
  [/^25006$/, 'not-writable'],
  [/^(08|28|3D|53|57P)/, 'no-answer'],
];

/** What the client says where a connection is dead, without a code. */
const DEAD = /^Connection terminated|timeout|not queryable|after calling end on the pool/;

/** Undefined for errors of a single statement. */
export function unavailableBy(error: unknown): StoreUnavailable | undefined {
  const code = codeOf(error);
  if (code !== undefined) {
    const why = UNAVAILABLE.find(([known]) => known.test(code))?.[1];
    return why === undefined ? undefined : new StoreUnavailable(why, code);
  }
  const { code: ofSystem, message } = error as Error & { code?: unknown };
  if (typeof ofSystem === 'string' && /^E(?!RR_)[A-Z_]+$/.test(ofSystem)) {
    return new StoreUnavailable('no-answer', ofSystem);
  }
  return DEAD.test(message) ? new StoreUnavailable('no-answer', 'dead connection') : undefined;
}

/** Retries after a deadlock or a serialization failure, where nothing was done. */
export async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if ((code !== DEADLOCK && code !== SERIALIZATION) || tries === TRIES) {
        throw unavailableBy(error) ?? error;
      }
    }
  }
}

/** Asks through a pool of connections. */
export class Asking {
  private readonly reader: Pool;

  constructor(reader: Pool) {
    this.reader = reader;
  }

  protected endReading(): Promise<void> {
    return this.reader.end();
  }

  protected async ask<Found extends QueryResultRow>(
    sql: string,
    values: readonly unknown[],
  ): Promise<Found[]> {
    return (await again(() => this.reader.query<Found>(sql, [...values]))).rows;
  }

  protected transaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    return again(async () => {
      const client = await this.reader.connect();
      try {
        await client.query('BEGIN');
        const result = await work(client);
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // Closing the connection ends the transaction.
        client.release(true);
        throw error;
      }
    });
  }
}
