/** How people are reached, and where they sit: the part of the embedded database for it. */
import type { Statements } from './statements.ts';
import type { Contact } from './store.ts';

const CONTACTS = 'SELECT hash, person_id AS person, kind, body FROM contacts';

export function keepSecret(db: Statements, name: string, fresh: Uint8Array): Uint8Array {
  db.run('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [name, fresh]);
  const sql = 'SELECT value FROM secrets WHERE name = ?';
  const [kept] = db.ask<{ value: Uint8Array }>(sql, [name]);
  return kept?.value ?? fresh;
}

export function keepContact(db: Statements, { hash, person, kind, body }: Contact): void {
  db.run('INSERT OR REPLACE INTO contacts (hash, person_id, kind, body) VALUES (?, ?, ?, ?)', [
    hash,
    person,
    kind,
    body,
  ]);
}

export function contactOf(db: Statements, hash: Uint8Array): Contact | undefined {
  return db.ask<Contact>(`${CONTACTS} WHERE hash = ?`, [hash])[0];
}

export function contactsOf(db: Statements, person: string): Contact[] {
  return db.ask(`${CONTACTS} WHERE person_id = ?`, [person]);
}

export function dropContact(db: Statements, hash: Uint8Array): void {
  db.run('DELETE FROM contacts WHERE hash = ?', [hash]);
}

export function noteSeats(db: Statements, table: string, people: readonly string[]): void {
  for (const person of people) {
    db.run('INSERT INTO seats (person_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING', [
      person,
      table,
    ]);
  }
}

export function tablesOf(db: Statements, person: string, most: number): string[] {
  const sql = 'SELECT table_id FROM seats WHERE person_id = ? ORDER BY table_id LIMIT ?';
  return db.ask<{ table_id: string }>(sql, [person, most]).map(({ table_id: table }) => table);
}

export function forgetSeats(db: Statements, person: string, tables: readonly string[]): void {
  for (const table of tables) {
    db.run('DELETE FROM seats WHERE person_id = ? AND table_id = ?', [person, table]);
  }
}
