/** Open tables and blocks: the part of the embedded database for them. */
import type { Statements } from './statements.ts';
import type { PersonBlock, OpenSeatRow } from './open-seat-store.ts';

export function openSeats(db: Statements, open: OpenSeatRow, most: number): boolean {
  const { table, host, since, programs, named } = open;
  const others = db.get('SELECT count(*) AS n FROM open_tables WHERE host = ? AND table_id <> ?', [
    host,
    table,
  ]);
  if (Number(others?.['n']) >= most) return false;
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
  const found = db.get('SELECT * FROM open_tables WHERE table_id = ?', [table]);
  return found && readOpen(found);
}

export function listOpen(db: Statements, most: number): OpenSeatRow[] {
  db.run(
    'DELETE FROM open_tables WHERE table_id NOT IN (SELECT id FROM tables WHERE phase = 0)',
    [],
  );
  return db.all('SELECT * FROM open_tables ORDER BY since DESC LIMIT ?', [most]).map(readOpen);
}

function readOpen(row: Readonly<Record<string, unknown>>): OpenSeatRow {
  return {
    table: String(row['table_id']),
    host: String(row['host']),
    since: Number(row['since']),
    programs: Number(row['programs']) === 1,
    named: Number(row['named']) === 1,
  };
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
  return db
    .all('SELECT blocked, at FROM blocks WHERE person_id = ? ORDER BY at', [person])
    .map(({ blocked, at }) => ({ person: String(blocked), at: Number(at) }));
}

export function notMet(db: Statements, person: string): Set<string> {
  const by = db.all('SELECT person_id FROM blocks WHERE blocked = ?', [person]);
  return new Set([
    ...blocksOf(db, person).map(({ person: other }) => other),
    ...by.map(({ person_id: other }) => String(other)),
  ]);
}

export function peopleReachedBy(db: Statements, text: string, most: number): string[] {
  return db
    .all('SELECT DISTINCT person_id FROM contacts WHERE instr(body, ?) > 0 LIMIT ?', [text, most])
    .map(({ person_id: person }) => String(person));
}

export function forgetMeetings(db: Statements, person: string): void {
  db.run('DELETE FROM open_tables WHERE host = ?', [person]);
  db.run('DELETE FROM blocks WHERE person_id = ?', [person]);
  db.run('DELETE FROM blocks WHERE blocked = ?', [person]);
}
