/** How people are reached, and where they sit, in PostgreSQL. */
import { Asking } from './postgres-sql.ts';
import type { Contact } from './store.ts';

interface ContactRow extends Pick<Contact, 'kind' | 'body'> {
  readonly hash: Buffer;
  readonly person_id: string;
}

function readContact({ hash, person_id: person, kind, body }: ContactRow): Contact {
  return { hash: new Uint8Array(hash), person, kind, body };
}

export class PostgresContacts extends Asking {
  async keepSecret(name: string, fresh: Uint8Array): Promise<Uint8Array> {
    await this.ask('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      fresh,
    ]);
    const sql = 'SELECT value FROM secrets WHERE name = $1';
    const [kept] = await this.ask<{ value: Buffer }>(sql, [name]);
    return new Uint8Array(kept?.value ?? fresh);
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
    const [found] = await this.ask<ContactRow>('SELECT * FROM contacts WHERE hash = $1', [hash]);
    return found && readContact(found);
  }

  async contactsOf(person: string): Promise<readonly Contact[]> {
    const sql = 'SELECT * FROM contacts WHERE person_id = $1 ORDER BY hash';
    return (await this.ask<ContactRow>(sql, [person])).map(readContact);
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
