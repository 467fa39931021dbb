/** Statements to PostgreSQL, repeated where it has given one up because of others. */
import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';

/** How often a statement is repeated that the database could not fit in with others. */
const TRIES = 5;
const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

export function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** Asks again where the database gave up something because of others; nothing of it was done. */
export async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if ((code !== DEADLOCK && code !== SERIALIZATION) || tries === TRIES) throw error;
    }
  }
}

/** What asks through a pool of connections. */
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
        // What it has begun ends with its connection.
        client.release(true);
        throw error;
      }
    });
  }
}
