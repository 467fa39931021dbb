/** Open tables and blocks: the part of the embedded database for them. */
import type { Statements } from './statements.ts';
import type { PersonBlock, OpenSeatRow } from './open-seat-store.ts';

export function openSeats(db: Statements, open: OpenSeatRow, most: number): boolean {
  const { table, host, since, programs, named } = open;
  const sql = 'SELECT table_id FROM open_tables WHERE host = ? AND table_id <> ?';
  if (db.ask(sql, [host, table]).length >= most) return false;
  db.run(
    `INSERT OR REPLACE INTO open_tables (table_id, host, since, programs, named)
     VALUES (?, ?, ?, ?, ?)`,
    [table, host, since, programs ? 1 : 0, named ? 1 : 0],
  );
  return true;
}

export function closeSeats(db: Statements, table: string): void {
  db.run('DELETE FROM open_tables WHERE table_id = ?', [table]);
}

export function openTable(db: Statements, table: string): OpenSeatRow | undefined {
  const [found] = db.ask<OpenRow>('SELECT * FROM open_tables WHERE table_id = ?', [table]);
  return found && readOpen(found);
}

export function listOpen(db: Statements, most: number): OpenSeatRow[] {
  db.run(
    'DELETE FROM open_tables WHERE table_id NOT IN (SELECT id FROM tables WHERE phase = 0)',
    [],
  );
  return db
    .ask<OpenRow>('SELECT * FROM open_tables ORDER BY since DESC LIMIT ?', [most])
    .map(readOpen);
}

interface OpenRow extends Pick<OpenSeatRow, 'host' | 'since'> {
  readonly table_id: string;
  readonly programs: 0 | 1;
  readonly named: 0 | 1;
}

function readOpen({ table_id: table, host, since, programs, named }: OpenRow): OpenSeatRow {
  return { table, host, since, programs: programs === 1, named: named === 1 };
}

export function block(
  db: Statements,
  person: string,
  other: string,
  at: number,
  most: number,
): boolean {
  if (blocksOf(db, person).length >= most) return false;
  db.run('INSERT OR IGNORE INTO blocks (person_id, blocked, at) VALUES (?, ?, ?)', [
    person,
    other,
    at,
  ]);
  return true;
}

export function unblock(db: Statements, person: string, at: number): void {
  db.run('DELETE FROM blocks WHERE person_id = ? AND at = ?', [person, at]);
}

export function blocksOf(db: Statements, person: string): PersonBlock[] {
  const sql = 'SELECT blocked AS person, at FROM blocks WHERE person_id = ? ORDER BY at';
  return db.ask(sql, [person]);
}

export function notMet(db: Statements, person: string): Set<string> {
  const sql = 'SELECT person_id AS person FROM blocks WHERE blocked = ?';
  const by = db.ask<{ person: string }>(sql, [person]);
  return new Set([...blocksOf(db, person), ...by].map(({ person: other }) => other));
}

export function peopleReachedBy(db: Statements, text: string, most: number): string[] {
  const sql = 'SELECT DISTINCT person_id AS person FROM contacts WHERE instr(body, ?) > 0 LIMIT ?';
  return db.ask<{ person: string }>(sql, [text, most]).map(({ person }) => person);
}

export function forgetMeetings(db: Statements, person: string): void {
  db.run('DELETE FROM open_tables WHERE host = ?', [person]);
  db.run('DELETE FROM blocks WHERE person_id = ?', [person]);
  db.run('DELETE FROM blocks WHERE blocked = ?', [person]);
}
