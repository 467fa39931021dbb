/**
 * The embedded database, as it runs in its own thread: the only file that
 * knows `node:sqlite`. Everything here happens at once, in the order it was
 * asked for.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { reports } from './chat-sqlite.ts';
import { makeFolder } from './folder.ts';
import { QUERIES, type Queries } from './queries.ts';
import { SCHEMA } from './schema.ts';
import { problemIn, problemOf } from './sqlite-problem.ts';
import type { Statements } from './statements.ts';
import { CannotOpen, OUTAGES_KEPT_MS, type Outage, type PlayerReport } from './store.ts';

/** Of a database that nobody else can open, and that is gone when it is closed. */
export const MEMORY_PATH = ':memory:';
/** How long another process may hold the file, as a backup does. */
const BUSY_MS = 5000;

export interface Database extends Queries {
  beat(now: number, most: number): Outage[];
  check(): void;
  close(): void;
}

export function openDatabase(path: string, schema: readonly string[] = SCHEMA): Database {
  const file = new DatabaseFile(path, schema);
  const asked = Object.entries(QUERIES).map(([name, query]) => [
    name,
    (...given: unknown[]) =>
      file.transaction(() => (query as (...given: unknown[]) => unknown)(file.sql, ...given)),
  ]);
  return {
    ...(Object.fromEntries(asked) as Queries),
    beat: (now, most) => file.beat(now, most),
    check: () => file.check(),
    close: () => file.close(),
  };
}

class DatabaseFile {
  private readonly db: DatabaseSync;
  /** Locked for as long as this process lives, however it ends. */
  private readonly lock: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  readonly sql: Statements = {
    run: (sql, values) => this.run(sql, values),
    // Rows come without a prototype, and are not equal to others of the same content.
    ask: <Row>(sql: string, values: SQLInputValue[]) =>
      this.prepared(sql)
        .all(...values)
        .map((row) => Object.assign({}, row)) as Row[],
  };

  /** The number of migrations that the file has. */
  private readonly version: number;

  constructor(path: string, schema: readonly string[]) {
    this.version = schema.length;
    try {
      makeFolder(dirname(path));
      accessSync(dirname(path), constants.W_OK);
    } catch {
      throw new CannotOpen('not-writable', path);
    }
    const opened: DatabaseSync[] = [];
    try {
      opened.push((this.lock = lockBeside(path)));
      opened.push((this.db = new DatabaseSync(path)));
      // First, or the next line can fail while another process releases the file.
      this.db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
      const version = Number(this.db.prepare('PRAGMA user_version').get()?.['user_version']);
      if (version > schema.length) throw new CannotOpen('newer', path);
      this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      for (let step = version; step < schema.length; step++) {
        this.transaction(() => {
          this.begin();
          this.db.exec(schema[step] ?? '');
          this.db.exec(`PRAGMA user_version = ${step + 1}`);
        });
      }
      // A server with a file that it cannot write must not start.
      this.check();
    } catch (error) {
      // A file that is refused must not stay locked.
      for (const one of opened.toReversed()) one.close();
      throw problemOf(error, path);
    }
  }

  /** Runs every few seconds and need not survive a power cut: the outage would only seem a little longer. */
  beat(now: number, most: number): Outage[] {
    const { sql } = this;
    this.db.exec('PRAGMA synchronous = NORMAL');
    try {
      this.transaction(() => {
        const [last = { at: now }] = sql.ask<{ at: number }>('SELECT at FROM beats', []);
        if (now - last.at > most) {
          sql.run('INSERT OR REPLACE INTO outages (began, ended) VALUES (?, ?)', [last.at, now]);
        }
        sql.run('INSERT OR REPLACE INTO beats (one, at) VALUES (1, ?)', [now]);
        sql.run('DELETE FROM outages WHERE ended < ?', [now - OUTAGES_KEPT_MS]);
      });
    } finally {
      this.db.exec('PRAGMA synchronous = FULL');
    }
    return sql.ask('SELECT began AS "from", ended AS until FROM outages ORDER BY began', []);
  }

  /** Really writes and syncs: a file may be read-only, and a disk full. */
  check(): void {
    this.transaction(() => {
      this.begin();
      this.db.exec(`PRAGMA user_version = ${this.version}`);
    });
  }

  close(): void {
    this.db.close();
    this.lock.close();
  }

  /** Commits what `work` has written, or rolls it back. */
  transaction<Result>(work: () => Result): Result {
    try {
      const result = work();
      if (this.db.isTransaction) this.db.exec('COMMIT');
      return result;
    } catch (error) {
      // On a full disk SQLite may have rolled back already.
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  private begin(): void {
    if (!this.db.isTransaction) this.db.exec('BEGIN IMMEDIATE');
  }

  private prepared(sql: string): StatementSync {
    const statement = this.statements.get(sql) ?? this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  private run(sql: string, values: SQLInputValue[]): number {
    this.begin();
    return Number(this.prepared(sql).run(...values).changes);
  }
}

/** The system releases the lock when the process ends, in whatever way: nothing is left to clean up. */
function lockBeside(path: string): DatabaseSync {
  const lock = new DatabaseSync(path === MEMORY_PATH ? path : `${path}.lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Copies a database to another file, also while a server writes to it: all that was acknowledged before is in it. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const db = openBeside(from);
  try {
    await backup(db, to);
  } catch (error) {
    const problem = problemIn(error);
    throw new CannotOpen(problem === 'full' ? problem : 'no-copy', to);
  } finally {
    db.close();
  }
}

/** The reports in a database, also while a server writes it. */
export function reportsIn(path: string): PlayerReport[] {
  const db = openBeside(path);
  try {
    return reports({
      ask: <Row>(sql: string, values: SQLInputValue[]) => db.prepare(sql).all(...values) as Row[],
    });
  } catch (error) {
    throw problemOf(error, path);
  } finally {
    db.close();
  }
}

/** To read what is there, also while a server writes it. */
function openBeside(path: string): DatabaseSync {
  if (!existsSync(path)) throw new CannotOpen('missing', path);
  try {
    return new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
  } catch (error) {
    throw problemOf(error, path);
  }
}
