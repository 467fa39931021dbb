/** Passkeys, names that belong to somebody, challenges and codes in PostgreSQL. */
import type { PoolClient } from 'pg';
import { lookOf } from '../look-alikes.ts';
import type { Passkey, PasskeyProblem, PasskeyStore } from './passkey-store.ts';
import { PostgresContacts } from './postgres-contacts.ts';
import type { KnownPerson } from './store.ts';

const PASSKEY = 'k.id, public_key AS "publicKey", counter, transports, synced, made, used';

export class PostgresPasskeys extends PostgresContacts implements PasskeyStore {
  async addChallenge(
    challenge: Uint8Array,
    person: string,
    now: number,
    until: number,
  ): Promise<void> {
    await this.ask(
      `WITH old AS (DELETE FROM challenges WHERE until <= $4)
       INSERT INTO challenges (hash, person_id, until) VALUES ($1, $2, $3)`,
      [challenge, person, until, now],
    );
  }

  async takeChallenge(challenge: Uint8Array, now: number): Promise<string | undefined> {
    const [taken] = await this.ask<{ person_id: string; until: number }>(
      'DELETE FROM challenges WHERE hash = $1 RETURNING person_id, until',
      [challenge],
    );
    return taken === undefined || taken.until <= now ? undefined : taken.person_id;
  }

  addPasskey(person: string, passkey: Passkey, most: number): Promise<'added' | PasskeyProblem> {
    const { id, publicKey, counter, transports, synced, made, used } = passkey;
    return this.transaction(async (client) => {
      const name = await lockPerson(client, person);
      if (name === undefined) return 'nobody';
      const known = await client.query('SELECT 1 FROM passkeys WHERE id = $1', [id]);
      if (known.rowCount !== 0) return 'known';
      const others = await client.query('SELECT 1 FROM passkeys WHERE person_id = $1', [person]);
      if ((others.rowCount ?? 0) >= most) return 'many';
      if (!(await claim(client, person, lookOf(name), true))) return 'name-owned';
      const added = await client.query(
        `INSERT INTO passkeys (id, person_id, public_key, counter, transports, synced, made, used)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
        [id, person, publicKey, counter, transports, synced, made, used],
      );
      return added.rowCount === 1 ? 'added' : 'known';
    });
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    const sql = `SELECT ${PASSKEY} FROM passkeys k WHERE person_id = $1 ORDER BY made, k.id`;
    return this.ask<Passkey>(sql, [person]);
  }

  async passkey(
    id: string,
  ): Promise<{ readonly passkey: Passkey; readonly person: KnownPerson } | undefined> {
    const [found] = await this.ask<Passkey & { person_id: string; name: string }>(
      `SELECT ${PASSKEY}, person_id, name FROM passkeys k JOIN people p ON p.id = person_id
       WHERE k.id = $1`,
      [id],
    );
    if (found === undefined) return undefined;
    const { person_id: owner, name, ...passkey } = found;
    return { passkey, person: { id: owner, name } };
  }

  async usePasskey(id: string, counter: number, now: number): Promise<boolean> {
    const used = await this.ask(
      `UPDATE passkeys SET counter = $2, used = $3
       WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
      [id, counter, now],
    );
    return used.length > 0;
  }

  removePasskey(person: string, id: string): Promise<boolean> {
    return this.transaction(async (client) => {
      await lockPerson(client, person);
      const gone = await client.query('DELETE FROM passkeys WHERE id = $1 AND person_id = $2', [
        id,
        person,
      ]);
      const left = await client.query('SELECT 1 FROM passkeys WHERE person_id = $1', [person]);
      if (left.rowCount === 0) {
        for (const table of ['owned_names', 'recovery_codes', 'challenges']) {
          await client.query(`DELETE FROM ${table} WHERE person_id = $1`, [person]);
        }
      }
      return gone.rowCount === 1;
    });
  }

  async ownerOf(look: string): Promise<string | undefined> {
    const [found] = await this.ask<{ person_id: string }>(
      'SELECT person_id FROM owned_names WHERE look = $1',
      [look],
    );
    return found?.person_id;
  }

  /** False for a name that belongs to another, and for nobody. A person who owns a name owns the new one instead. */
  rename(person: string, name: string): Promise<boolean> {
    return this.transaction(async (client) => {
      if ((await lockPerson(client, person)) === undefined) return false;
      const owned = await client.query('SELECT 1 FROM owned_names WHERE person_id = $1', [person]);
      if (!(await claim(client, person, lookOf(name), owned.rowCount === 1))) return false;
      await client.query('UPDATE people SET name = $2 WHERE id = $1', [person, name]);
      return true;
    });
  }

  async setRecovery(person: string, code: Uint8Array): Promise<boolean> {
    const set = await this.ask(
      `INSERT INTO recovery_codes (hash, person_id)
       SELECT $2::bytea, $1::text WHERE EXISTS (SELECT 1 FROM passkeys WHERE person_id = $1)
       ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash RETURNING person_id`,
      [person, code],
    );
    return set.length > 0;
  }

  async hasRecovery(person: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM recovery_codes WHERE person_id = $1';
    return (await this.ask(sql, [person])).length > 0;
  }

  async recover(code: Uint8Array): Promise<KnownPerson | undefined> {
    const [found] = await this.ask<KnownPerson>(
      `SELECT p.id, p.name FROM recovery_codes r JOIN people p ON p.id = r.person_id
       WHERE r.hash = $1`,
      [code],
    );
    return found;
  }
}

/** Nobody else renames the person or counts their passkeys meanwhile. Answers with their name. */
async function lockPerson(client: PoolClient, person: string): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM people WHERE id = $1 FOR UPDATE',
    [person],
  );
  return rows[0]?.name;
}

/**
 * Whether names of this look may be the person's, and keeps them for the person
 * where that is wanted. Of two who claim one at once, the second waits and loses.
 */
async function claim(
  client: PoolClient,
  person: string,
  look: string,
  keep: boolean,
): Promise<boolean> {
  const claimed = keep
    ? await client.query(
        'INSERT INTO owned_names (look, person_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [look, person],
      )
    : undefined;
  if (claimed?.rowCount === 1) {
    await client.query('DELETE FROM owned_names WHERE person_id = $1 AND look <> $2', [
      person,
      look,
    ]);
    return true;
  }
  const { rows } = await client.query<{ person_id: string }>(
    'SELECT person_id FROM owned_names WHERE look = $1',
    [look],
  );
  return (rows[0]?.person_id ?? person) === person;
}
