/**
 * The embedded database, as it runs in its own thread: the only file that
 * knows `node:sqlite`. Everything here happens at once, in the order it was
 * asked for.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { forgetSaid, linesOf, report, reports, said, say, type Statements } from './chat-sqlite.ts';
import {
  contactOf,
  contactsOf,
  dropContact,
  forgetSeats,
  keepContact,
  keepSecret,
  noteSeats,
  tablesOf,
} from './contacts-sqlite.ts';
import { makeFolder } from './folder.ts';
import { foldRows, unfoldRows } from './folded-log.ts';
import {
  addPass,
  addPerson,
  forgetPerson,
  namesOf,
  passOf,
  personOf,
  usePass,
} from './people-sqlite.ts';
import type { PersonBlock, OpenSeatRow } from './open-seat-store.ts';
import * as openSeats from './open-seats-sqlite.ts';
import type { Passkey, PasskeyProblem } from './passkey-store.ts';
import * as passkeys from './passkeys-sqlite.ts';
import { SCHEMA } from './schema.ts';
import { problemIn, problemOf } from './sqlite-problem.ts';
import { sweepSome } from './sqlite-sweep.ts';
import {
  CannotOpen,
  OUTAGES_KEPT_MS,
  type Append,
  type Appended,
  type Contact,
  type Glance,
  type StoredLine,
  type StoredLog,
  type NewTable,
  type Outage,
  type PassProblem,
  type KnownPerson,
  type PlayerReport,
  type LogRow,
  type Swept,
} from './store.ts';

/** Of a database that nobody else can open, and that is gone when it is closed. */
export const MEMORY_PATH = ':memory:';
/** How long another process may hold the file: a backup reads it. */
const BUSY_MS = 5000;

export class Database {
  private readonly db: DatabaseSync;
  /** Held open and locked for as long as this server lives, however it dies. */
  private readonly lock: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly sql: Statements = {
    run: (sql, values) => this.run(sql, values),
    get: (sql, values) => this.get(sql, values),
    all: (sql, values) => this.all(sql, values),
  };

  /** How many steps of the schema the file has taken. */
  private readonly version: number;

  constructor(path: string, schema: readonly string[] = SCHEMA) {
    this.version = schema.length;
    try {
      makeFolder(dirname(path));
      accessSync(dirname(path), constants.W_OK);
    } catch {
      throw new CannotOpen('not-writable', path);
    }
    try {
      this.lock = lockBeside(path);
      this.db = new DatabaseSync(path);
      // First of all, or the next line can fail while another process lets go.
      this.db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
      const version = Number(this.db.prepare('PRAGMA user_version').get()?.['user_version']);
      if (version > schema.length) throw new CannotOpen('newer', path);
      this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      for (let step = version; step < schema.length; step++) {
        this.transaction(() => {
          this.db.exec(schema[step] ?? '');
          this.db.exec(`PRAGMA user_version = ${step + 1}`);
        });
      }
      // Nobody is served by a file that cannot be written.
      this.check();
    } catch (error) {
      throw problemOf(error, path);
    }
  }

  create({ id, game, host, secret, rows, at, due }: NewTable): boolean {
    return this.transaction(() => {
      const made = this.run(
        `INSERT INTO tables (id, seq, phase, game, host, due, touched, secret)
         VALUES (?, ?, 0, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        [id, rows.length, game, host, due, at, secret],
      );
      if (made === 0) return false;
      for (const row of rows) this.addRow(id, row);
      return true;
    });
  }

  /** All of them in one commit, each by itself won, lost or repeated. */
  appendAll(batch: readonly Append[]): Appended[] {
    return this.transaction(() => batch.map((row) => this.append(row)));
  }

  private append(row: Append): Appended {
    if (this.follow(row)) return { kind: 'won' };
    const { table, cmd } = row;
    const folded = this.unfold(table);
    const known = this.get('SELECT seq FROM events WHERE table_id = ? AND cmd = ?', [table, cmd]);
    if (known !== undefined) return { kind: 'repeated', seq: Number(known['seq']) };
    return folded && this.follow(row) ? { kind: 'won' } : { kind: 'lost' };
  }

  /** Writes a row of a new command where its table stands before it, unfolded. */
  private follow({ table, seq, cmd, event, due, phase, at }: Append): boolean {
    const added = this.run(
      `INSERT INTO events (table_id, seq, cmd, event)
       SELECT id, ?, ?, ? FROM tables WHERE id = ? AND seq = ? AND folded IS NULL
       ON CONFLICT DO NOTHING`,
      [seq, cmd, event, table, seq - 1],
    );
    if (added === 0) return false;
    this.run('UPDATE tables SET seq = ?, due = ?, phase = ?, touched = ? WHERE id = ?', [
      seq,
      due,
      phase,
      at,
      table,
    ]);
    return true;
  }

  private addRow(table: string, { seq, cmd, event }: LogRow): void {
    this.run('INSERT INTO events (table_id, seq, cmd, event) VALUES (?, ?, ?, ?)', [
      table,
      seq,
      cmd,
      event,
    ]);
  }

  read(table: string, after: number): StoredLog | undefined {
    const head = this.get('SELECT secret, folded FROM tables WHERE id = ?', [table]);
    if (head === undefined) return undefined;
    const { secret, folded } = head as { secret: Uint8Array; folded: Uint8Array | null };
    if (folded !== null)
      return { secret, rows: unfoldRows(folded).filter(({ seq }) => seq > after) };
    return { secret, rows: this.rowsOf(table, after) };
  }

  private rowsOf(table: string, after: number): LogRow[] {
    return this.all(
      'SELECT seq, cmd, event FROM events WHERE table_id = ? AND seq > ? ORDER BY seq',
      [table, after],
    ).map(({ seq, cmd, event }) => ({ seq: Number(seq), cmd: String(cmd), event: String(event) }));
  }

  heads(tables: readonly string[]): Map<string, Omit<Glance, 'others'>> {
    const heads = new Map<string, Omit<Glance, 'others'>>();
    for (const id of tables) {
      const found = this.get(
        `SELECT seq, (SELECT max(n) FROM lines WHERE table_id = id) AS line
         FROM tables WHERE id = ?`,
        [id],
      );
      if (found === undefined) continue;
      heads.set(id, { seq: Number(found['seq']), line: Number(found['line'] ?? 0) });
    }
    return heads;
  }

  fold(before: number, most: number): number {
    return this.transaction(() => {
      const over = this.all(
        `SELECT id FROM tables WHERE phase = 2 AND folded IS NULL AND touched < ?
         ORDER BY touched LIMIT ?`,
        [before, most],
      );
      for (const { id } of over) {
        const table = String(id);
        const folded = foldRows(this.rowsOf(table, 0));
        this.run('UPDATE tables SET folded = ? WHERE id = ?', [folded, table]);
        this.run('DELETE FROM events WHERE table_id = ?', [table]);
      }
      return over.length;
    });
  }

  /** False if it was not folded. */
  private unfold(table: string): boolean {
    const head = this.get('SELECT folded FROM tables WHERE id = ? AND folded IS NOT NULL', [table]);
    if (head === undefined) return false;
    for (const row of unfoldRows(head['folded'] as Uint8Array)) this.addRow(table, row);
    this.run('UPDATE tables SET folded = NULL WHERE id = ?', [table]);
    return true;
  }

  due(now: number, limit: number, pause: number): string[] {
    return this.transaction(() => {
      const found = this.all('SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?', [
        now,
        limit,
      ]).map(({ id }) => String(id));
      for (const id of found) this.run('UPDATE tables SET due = ? WHERE id = ?', [now + pause, id]);
      return found;
    });
  }

  openTables(host: string): number {
    const sql = 'SELECT count(*) AS n FROM tables WHERE host = ? AND phase < 2';
    return Number(this.get(sql, [host])?.['n']);
  }

  drop(table: string, seq: number): boolean {
    return this.transaction(() => {
      const gone = this.run('DELETE FROM tables WHERE id = ? AND seq = ?', [table, seq]);
      if (gone === 0) return false;
      this.run('DELETE FROM events WHERE table_id = ?', [table]);
      this.run('DELETE FROM lines WHERE table_id = ?', [table]);
      this.run('DELETE FROM seats WHERE table_id = ?', [table]);
      return true;
    });
  }

  addPerson(person: KnownPerson, device: Uint8Array, now: number): void {
    this.transaction(() => addPerson(this.sql, person, device, now));
  }

  personOf(device: Uint8Array, now: number): KnownPerson | undefined {
    return personOf(this.sql, device, now);
  }

  rename(id: string, name: string): boolean {
    return this.transaction(() => passkeys.rename(this.sql, id, name));
  }

  addPass(person: string, pass: Uint8Array, now: number, until: number): void {
    this.transaction(() => addPass(this.sql, person, pass, now, until));
  }

  passOf(pass: Uint8Array, now: number): KnownPerson | PassProblem {
    return passOf(this.sql, pass, now);
  }

  usePass(pass: Uint8Array, device: Uint8Array, now: number): KnownPerson | PassProblem {
    return this.transaction(() => usePass(this.sql, pass, device, now));
  }

  names(ids: readonly string[]): Map<string, string> {
    return namesOf(this.sql, ids);
  }

  keepSecret(name: string, fresh: Uint8Array): Uint8Array {
    return this.transaction(() => keepSecret(this.sql, name, fresh));
  }

  keepContact(contact: Contact): void {
    keepContact(this.sql, contact);
  }

  contactOf(hash: Uint8Array): Contact | undefined {
    return contactOf(this.sql, hash);
  }

  contactsOf(person: string): Contact[] {
    return contactsOf(this.sql, person);
  }

  dropContact(hash: Uint8Array): void {
    dropContact(this.sql, hash);
  }

  noteSeats(table: string, people: readonly string[]): void {
    this.transaction(() => noteSeats(this.sql, table, people));
  }

  tablesOf(person: string, most: number): string[] {
    return tablesOf(this.sql, person, most);
  }

  forgetSeats(person: string, tables: readonly string[]): void {
    this.transaction(() => forgetSeats(this.sql, person, tables));
  }

  forget(id: string): void {
    this.transaction(() => {
      forgetPerson(this.sql, id);
      forgetSaid(this.sql, id);
    });
  }

  addChallenge(challenge: Uint8Array, person: string, now: number, until: number): void {
    this.transaction(() => passkeys.addChallenge(this.sql, challenge, person, now, until));
  }

  takeChallenge(challenge: Uint8Array, now: number): string | undefined {
    return this.transaction(() => passkeys.takeChallenge(this.sql, challenge, now));
  }

  addPasskey(person: string, passkey: Passkey, most: number): 'added' | PasskeyProblem {
    return this.transaction(() => passkeys.addPasskey(this.sql, person, passkey, most));
  }

  passkeysOf(person: string): Passkey[] {
    return passkeys.passkeysOf(this.sql, person);
  }

  passkey(id: string): ReturnType<typeof passkeys.passkey> {
    return passkeys.passkey(this.sql, id);
  }

  usePasskey(id: string, counter: number, now: number): boolean {
    return passkeys.usePasskey(this.sql, id, counter, now);
  }

  removePasskey(person: string, id: string): boolean {
    return this.transaction(() => passkeys.removePasskey(this.sql, person, id));
  }

  ownerOf(look: string): string | undefined {
    return passkeys.ownerOf(this.sql, look);
  }

  setRecovery(person: string, code: Uint8Array): boolean {
    return this.transaction(() => passkeys.setRecovery(this.sql, person, code));
  }

  hasRecovery(person: string): boolean {
    return passkeys.hasRecovery(this.sql, person);
  }

  recover(code: Uint8Array): KnownPerson | undefined {
    return passkeys.recover(this.sql, code);
  }

  openSeats(open: OpenSeatRow, most: number): boolean {
    return this.transaction(() => openSeats.openSeats(this.sql, open, most));
  }

  closeSeats(table: string): void {
    openSeats.closeSeats(this.sql, table);
  }

  openTable(table: string): OpenSeatRow | undefined {
    return openSeats.openTable(this.sql, table);
  }

  listOpen(most: number): OpenSeatRow[] {
    return this.transaction(() => openSeats.listOpen(this.sql, most));
  }

  block(person: string, other: string, at: number, most: number): boolean {
    return this.transaction(() => openSeats.block(this.sql, person, other, at, most));
  }

  unblock(person: string, at: number): void {
    openSeats.unblock(this.sql, person, at);
  }

  blocksOf(person: string): PersonBlock[] {
    return openSeats.blocksOf(this.sql, person);
  }

  notMet(person: string): Set<string> {
    return openSeats.notMet(this.sql, person);
  }

  peopleReachedBy(text: string, most: number): string[] {
    return openSeats.peopleReachedBy(this.sql, text, most);
  }

  sweep(what: Swept, before: number, from: string): string | undefined {
    return this.transaction(() => sweepSome(this.sql, what, before, from));
  }

  say(table: string, line: Omit<StoredLine, 'n'>): number {
    return this.transaction(() => say(this.sql, table, line));
  }

  said(table: string, after: number, most: number): StoredLine[] {
    return said(this.sql, table, after, most);
  }

  linesOf(person: string, most: number): ReturnType<typeof linesOf> {
    return linesOf(this.sql, person, most);
  }

  report(given: PlayerReport): void {
    report(this.sql, given);
  }

  reports(): PlayerReport[] {
    return reports(this.sql);
  }

  /** Comes every few seconds and need not survive a power cut: the outage would only be a little longer. */
  beat(now: number, most: number): Outage[] {
    this.db.exec('PRAGMA synchronous = NORMAL');
    try {
      this.transaction(() => {
        const last = Number(this.get('SELECT at FROM beats', [])?.['at'] ?? now);
        if (now - last > most) {
          this.run('INSERT OR REPLACE INTO outages (began, ended) VALUES (?, ?)', [last, now]);
        }
        this.run('INSERT OR REPLACE INTO beats (one, at) VALUES (1, ?)', [now]);
        this.run('DELETE FROM outages WHERE ended < ?', [now - OUTAGES_KEPT_MS]);
      });
    } finally {
      this.db.exec('PRAGMA synchronous = FULL');
    }
    return this.all('SELECT began, ended FROM outages ORDER BY began', []).map((row) => ({
      from: Number(row['began']),
      until: Number(row['ended']),
    }));
  }

  /** Really writes, a page of the log that is synced: a file may be readable and no more, and a disc full. */
  check(): void {
    this.transaction(() => this.db.exec(`PRAGMA user_version = ${this.version}`));
  }

  close(): void {
    this.db.close();
    this.lock.close();
  }

  private transaction<Result>(work: () => Result): Result {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.db.exec('COMMIT');
      return result;
    } catch (error) {
      // Where the disc is full SQLite may have rolled back by itself.
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  private prepared(sql: string): StatementSync {
    const statement = this.statements.get(sql) ?? this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  private run(sql: string, values: SQLInputValue[]): number {
    return Number(this.prepared(sql).run(...values).changes);
  }

  private get(sql: string, values: SQLInputValue[]): Record<string, unknown> | undefined {
    return this.prepared(sql).get(...values);
  }

  private all(sql: string, values: SQLInputValue[]): Record<string, unknown>[] {
    return this.prepared(sql).all(...values);
  }
}

/** The system lets go of a lock when its process ends, in whatever way: nothing is left to clean up. */
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

/** Copies a database to another file, also while a server writes it: what was acknowledged before is in it. */
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
    return reports({ all: (sql, values) => db.prepare(sql).all(...values) });
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
