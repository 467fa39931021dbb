/** Opens a store in PostgreSQL: refuses a database that could lose what it has acknowledged, and migrates it. */
import { DatabaseError, Pool, TypeOverrides, types } from 'pg';
import { POSTGRES_SCHEMA } from './postgres-schema.ts';
import { PostgresStore } from './postgres-store.ts';
import { unavailableBy } from './postgres-sql.ts';
import { CannotOpen, type TableStore, type StoreProblem } from './store.ts';

/** Milliseconds after which a connection is taken for dead. */
const TIMEOUT_MS = 10_000;
const READERS = 8;
/** A statement that took too long. */
const CANCELED = '57014';
/** Nodes that start at once migrate a database one after another. */
const MIGRATION_LOCK = 0x70616b6c;

/** 64-bit times and counts as numbers, bytes as plain `Uint8Array`s. */
const TYPES = new TypeOverrides();
TYPES.setTypeParser(types.builtins.INT8, Number);
const readBytes = types.getTypeParser(types.builtins.BYTEA);
TYPES.setTypeParser(types.builtins.BYTEA, (text) => new Uint8Array(readBytes(text)));

/** Opens the database at an address such as `postgres://pakli@db.example/pakli`, and brings it up. */
export async function openPostgres(address: string): Promise<TableStore> {
  const place = withoutPassword(address);
  const pools = [poolOf(address, 1), poolOf(address, READERS)] as const;
  try {
    await prepare(pools[1], place);
    return new PostgresStore(...pools);
  } catch (error) {
    await Promise.all(pools.map((pool) => pool.end()));
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen(problemOf(error), place);
  }
}

function problemOf(error: unknown): StoreProblem {
  const unavailable = unavailableBy(error);
  if (unavailable === undefined && error instanceof DatabaseError && error.code !== CANCELED) {
    return 'damaged';
  }
  return unavailable?.why === 'full' || unavailable?.why === 'not-writable'
    ? unavailable.why
    : 'unreachable';
}

/** For people to read, without secrets. */
export function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  url.search = '';
  return url.href;
}

function poolOf(connectionString: string, max: number): Pool {
  const pool = new Pool({
    connectionString,
    types: TYPES,
    max,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    // A node that is suspended within a transaction loses its locks.
    idle_in_transaction_session_timeout: TIMEOUT_MS,
    keepAlive: true,
    application_name: 'pakli',
  });
  // The pool replaces a connection that dies while idle.
  pool.on('error', () => {});
  // One that dies between two statements of a transaction fails the next one, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function prepare(pool: Pool, place: string): Promise<void> {
  const client = await pool.connect();
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      const { rows } = await client.query<{ value: string }>(
        'SELECT current_setting($1) AS value',
        [setting],
      );
      if (rows[0]?.value === 'off') throw new CannotOpen('unsafe', place);
    }
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema (version int NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema');
    const version = rows[0]?.version ?? 0;
    // Migrations only add: a database of the next version still works.
    if (version > POSTGRES_SCHEMA.length + 1) throw new CannotOpen('newer', place);
    for (let step = version; step < POSTGRES_SCHEMA.length; step++) {
      const number =
        step === 0 ? `INSERT INTO schema VALUES (1)` : `UPDATE schema SET version = ${step + 1}`;
      await client.query(`BEGIN; ${POSTGRES_SCHEMA[step]}; ${number}; COMMIT`);
    }
    // A server with a database that it cannot write must not start.
    await client.query('UPDATE schema SET version = version');
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}
