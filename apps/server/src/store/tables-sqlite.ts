/** Tables and their logs: the part of the embedded database for them. */
import { foldRows, unfoldRows } from './folded-log.ts';
import type { Statements } from './statements.ts';
import type { Append, Appended, Glance, LogRow, NewTable, StoredLog } from './store.ts';

export function create(
  db: Statements,
  { id, game, host, secret, rows, at, due }: NewTable,
): boolean {
  const made = db.run(
    `INSERT INTO tables (id, seq, phase, game, host, due, touched, secret)
     VALUES (?, ?, 0, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [id, rows.length, game, host, due, at, secret],
  );
  if (made === 0) return false;
  for (const row of rows) addRow(db, id, row);
  return true;
}

/** All in one commit, each won, lost or repeated on its own. */
export function appendAll(db: Statements, batch: readonly Append[]): Appended[] {
  return batch.map((row) => append(db, row));
}

function append(db: Statements, row: Append): Appended {
  if (follow(db, row)) return { kind: 'won' };
  const { table, cmd } = row;
  const folded = unfold(db, table);
  const sql = 'SELECT seq FROM events WHERE table_id = ? AND cmd = ?';
  const [known] = db.ask<{ seq: number }>(sql, [table, cmd]);
  if (known !== undefined) return { kind: 'repeated', seq: known.seq };
  return folded && follow(db, row) ? { kind: 'won' } : { kind: 'lost' };
}

/** Adds a row if its command is new, and its table unfolded and at the row before. */
function follow(db: Statements, { table, seq, cmd, event, due, phase, at }: Append): boolean {
  const added = db.run(
    `INSERT INTO events (table_id, seq, cmd, event)
     SELECT id, ?, ?, ? FROM tables WHERE id = ? AND seq = ? AND folded IS NULL
     ON CONFLICT DO NOTHING`,
    [seq, cmd, event, table, seq - 1],
  );
  if (added === 0) return false;
  const moved = 'UPDATE tables SET seq = ?, due = ?, phase = ?, touched = ? WHERE id = ?';
  db.run(moved, [seq, due, phase, at, table]);
  return true;
}

function addRow(db: Statements, table: string, { seq, cmd, event }: LogRow): void {
  const sql = 'INSERT INTO events (table_id, seq, cmd, event) VALUES (?, ?, ?, ?)';
  db.run(sql, [table, seq, cmd, event]);
}

export function read(db: Statements, table: string, after: number): StoredLog | undefined {
  const sql = 'SELECT secret, folded FROM tables WHERE id = ?';
  const [head] = db.ask<{ secret: Uint8Array; folded: Uint8Array | null }>(sql, [table]);
  if (head === undefined) return undefined;
  const { secret, folded } = head;
  if (folded !== null) return { secret, rows: unfoldRows(folded).filter(({ seq }) => seq > after) };
  return { secret, rows: rowsOf(db, table, after) };
}

function rowsOf(db: Statements, table: string, after: number): LogRow[] {
  const sql = 'SELECT seq, cmd, event FROM events WHERE table_id = ? AND seq > ? ORDER BY seq';
  return db.ask(sql, [table, after]);
}

export function heads(
  db: Statements,
  tables: readonly string[],
): Map<string, Omit<Glance, 'others'>> {
  const heads = new Map<string, Omit<Glance, 'others'>>();
  for (const id of tables) {
    const [found] = db.ask<Omit<Glance, 'others'>>(
      `SELECT seq, (SELECT coalesce(max(n), 0) FROM lines WHERE table_id = id) AS line
       FROM tables WHERE id = ?`,
      [id],
    );
    if (found !== undefined) heads.set(id, found);
  }
  return heads;
}

export function fold(db: Statements, before: number, most: number): number {
  const over = db.ask<{ id: string }>(
    `SELECT id FROM tables WHERE phase = 2 AND folded IS NULL AND touched < ?
     ORDER BY touched LIMIT ?`,
    [before, most],
  );
  for (const { id } of over) {
    const folded = foldRows(rowsOf(db, id, 0));
    db.run('UPDATE tables SET folded = ? WHERE id = ?', [folded, id]);
    db.run('DELETE FROM events WHERE table_id = ?', [id]);
  }
  return over.length;
}

/** False if it was not folded. */
function unfold(db: Statements, table: string): boolean {
  const sql = 'SELECT folded FROM tables WHERE id = ? AND folded IS NOT NULL';
  const [head] = db.ask<{ folded: Uint8Array }>(sql, [table]);
  if (head === undefined) return false;
  for (const row of unfoldRows(head.folded)) addRow(db, table, row);
  db.run('UPDATE tables SET folded = NULL WHERE id = ?', [table]);
  return true;
}

export function due(db: Statements, now: number, limit: number, pause: number): string[] {
  const found = db
    .ask<{ id: string }>('SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?', [now, limit])
    .map(({ id }) => id);
  for (const id of found) db.run('UPDATE tables SET due = ? WHERE id = ?', [now + pause, id]);
  return found;
}

export function openTables(db: Statements, host: string): number {
  const sql = 'SELECT count(*) AS n FROM tables WHERE host = ? AND phase < 2';
  return db.ask<{ n: number }>(sql, [host])[0]?.n ?? 0;
}

export function drop(db: Statements, table: string, seq: number): boolean {
  const gone = db.run('DELETE FROM tables WHERE id = ? AND seq = ?', [table, seq]);
  if (gone === 0) return false;
  forgetTable(db, table);
  return true;
}

/** What belongs to a table that is gone. */
export function forgetTable(db: Statements, table: string): void {
  for (const part of ['events', 'lines', 'seats']) {
    db.run(`DELETE FROM ${part} WHERE table_id = ?`, [table]);
  }
}
