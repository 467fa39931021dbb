/** How people are reached, and where they sit: the part of the embedded database for it. */
import type { Statements } from './statements.ts';
import type { Contact } from './store.ts';

export function keepSecret(db: Statements, name: string, fresh: Uint8Array): Uint8Array {
  db.run('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [name, fresh]);
  return db.get('SELECT value FROM secrets WHERE name = ?', [name])?.['value'] as Uint8Array;
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
  const found = db.get('SELECT * FROM contacts WHERE hash = ?', [hash]);
  return found && readContact(found);
}

export function contactsOf(db: Statements, person: string): Contact[] {
  return db.all('SELECT * FROM contacts WHERE person_id = ?', [person]).map(readContact);
}

export function dropContact(db: Statements, hash: Uint8Array): void {
  db.run('DELETE FROM contacts WHERE hash = ?', [hash]);
}

function readContact(row: Record<string, unknown>): Contact {
  const { hash, person_id: person, kind, body } = row;
  // What stands there was written by `keepContact`.
  return { hash, person, kind, body } as Contact;
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
  return db.all(sql, [person, most]).map((row) => String(row['table_id']));
}

export function forgetSeats(db: Statements, person: string, tables: readonly string[]): void {
  for (const table of tables) {
    db.run('DELETE FROM seats WHERE person_id = ? AND table_id = ?', [person, table]);
  }
}
