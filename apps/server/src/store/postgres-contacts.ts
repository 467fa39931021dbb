/** How people are reached, and where they sit, in PostgreSQL. */
import { Asking } from './postgres-sql.ts';
import type { Contact } from './store.ts';

const CONTACTS = 'SELECT hash, person_id AS person, kind, body FROM contacts';

export class PostgresContacts extends Asking {
  async keepSecret(name: string, fresh: Uint8Array): Promise<Uint8Array> {
    await this.ask('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      fresh,
    ]);
    const sql = 'SELECT value FROM secrets WHERE name = $1';
    const [kept] = await this.ask<{ value: Uint8Array }>(sql, [name]);
    return kept?.value ?? fresh;
  }

  async keepContact({ hash, person, kind, body }: Contact): Promise<void> {
    await this.ask(
      `INSERT INTO contacts (hash, person_id, kind, body) VALUES ($1, $2, $3, $4)
       ON CONFLICT (hash) DO UPDATE
       SET person_id = excluded.person_id, kind = excluded.kind, body = excluded.body`,
      [hash, person, kind, body],
    );
  }

  async contactOf(hash: Uint8Array): Promise<Contact | undefined> {
    const [found] = await this.ask<Contact>(`${CONTACTS} WHERE hash = $1`, [hash]);
    return found;
  }

  async contactsOf(person: string): Promise<readonly Contact[]> {
    return this.ask<Contact>(`${CONTACTS} WHERE person_id = $1 ORDER BY hash`, [person]);
  }

  async dropContact(hash: Uint8Array): Promise<void> {
    await this.ask('DELETE FROM contacts WHERE hash = $1', [hash]);
  }

  async noteSeats(table: string, people: readonly string[]): Promise<void> {
    await this.ask(
      `INSERT INTO seats (person_id, table_id) SELECT DISTINCT unnest($2::text[]), $1
       ON CONFLICT DO NOTHING`,
      [table, people],
    );
  }

  async tablesOf(person: string, most: number): Promise<readonly string[]> {
    const found = await this.ask<{ table_id: string }>(
      'SELECT table_id FROM seats WHERE person_id = $1 ORDER BY table_id LIMIT $2',
      [person, most],
    );
    return found.map(({ table_id: table }) => table);
  }

  async forgetSeats(person: string, tables: readonly string[]): Promise<void> {
    await this.ask('DELETE FROM seats WHERE person_id = $1 AND table_id = ANY($2)', [
      person,
      tables,
    ]);
  }
}
