/** Passkeys, names that belong to somebody, challenges and codes: the part of the embedded database for them. */
import { lookOf } from '../look-alikes.ts';
import type { Statements } from './statements.ts';
import type { Passkey, PasskeyProblem } from './passkey-store.ts';
import type { KnownPerson } from './store.ts';

export function addChallenge(
  db: Statements,
  challenge: Uint8Array,
  person: string,
  now: number,
  until: number,
): void {
  db.run('DELETE FROM challenges WHERE until <= ?', [now]);
  db.run('INSERT INTO challenges (hash, person_id, until) VALUES (?, ?, ?)', [
    challenge,
    person,
    until,
  ]);
}

export function takeChallenge(
  db: Statements,
  challenge: Uint8Array,
  now: number,
): string | undefined {
  const sql = 'SELECT person_id AS person, until FROM challenges WHERE hash = ?';
  const [found] = db.ask<{ person: string; until: number }>(sql, [challenge]);
  db.run('DELETE FROM challenges WHERE hash = ?', [challenge]);
  return found === undefined || found.until <= now ? undefined : found.person;
}

export function addPasskey(
  db: Statements,
  person: string,
  { id, publicKey, counter, transports, synced, made, used }: Passkey,
  most: number,
): 'added' | PasskeyProblem {
  const [found] = db.ask<{ name: string }>('SELECT name FROM people WHERE id = ?', [person]);
  if (found === undefined) return 'nobody';
  const look = lookOf(found.name);
  if ((ownerOf(db, look) ?? person) !== person) return 'name-owned';
  if (passkey(db, id) !== undefined) return 'known';
  if (passkeysOf(db, person).length >= most) return 'many';
  db.run('INSERT OR REPLACE INTO owned_names (look, person_id) VALUES (?, ?)', [look, person]);
  db.run(
    `INSERT INTO passkeys (id, person_id, public_key, counter, transports, synced, made, used)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, person, publicKey, counter, transports.join(), synced ? 1 : 0, made, used],
  );
  return 'added';
}

export function passkeysOf(db: Statements, person: string): Passkey[] {
  return db
    .ask<PasskeyRow>('SELECT * FROM passkeys WHERE person_id = ? ORDER BY made, id', [person])
    .map(readPasskey);
}

export function passkey(
  db: Statements,
  id: string,
): { readonly passkey: Passkey; readonly person: KnownPerson } | undefined {
  const [found] = db.ask<PasskeyRow & { name: string }>(
    `SELECT passkeys.*, name FROM passkeys JOIN people ON people.id = person_id
     WHERE passkeys.id = ?`,
    [id],
  );
  if (found === undefined) return undefined;
  return { passkey: readPasskey(found), person: { id: found.person_id, name: found.name } };
}

interface PasskeyRow extends Pick<Passkey, 'id' | 'counter' | 'made' | 'used'> {
  readonly person_id: string;
  readonly public_key: Uint8Array;
  readonly transports: string;
  readonly synced: 0 | 1;
}

function readPasskey(row: PasskeyRow): Passkey {
  const { id, public_key: publicKey, counter, made, used } = row;
  const transports = row.transports.split(',').filter(Boolean);
  return { id, publicKey, counter, transports, synced: row.synced === 1, made, used };
}

export function usePasskey(db: Statements, id: string, counter: number, now: number): boolean {
  const used = db.run(
    `UPDATE passkeys SET counter = ?, used = ?
     WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0))`,
    [counter, now, id, counter, counter],
  );
  return used > 0;
}

export function removePasskey(db: Statements, person: string, id: string): boolean {
  const gone = db.run('DELETE FROM passkeys WHERE id = ? AND person_id = ?', [id, person]);
  if (passkeysOf(db, person).length === 0) forgetOwner(db, person);
  return gone > 0;
}

export function ownerOf(db: Statements, look: string): string | undefined {
  const sql = 'SELECT person_id AS person FROM owned_names WHERE look = ?';
  return db.ask<{ person: string }>(sql, [look])[0]?.person;
}

/** False for a name that belongs to another, and for nobody. A person who owns a name owns the new one instead. */
export function rename(db: Statements, person: string, name: string): boolean {
  const look = lookOf(name);
  if ((ownerOf(db, look) ?? person) !== person) return false;
  db.run('UPDATE owned_names SET look = ? WHERE person_id = ?', [look, person]);
  return db.run('UPDATE people SET name = ? WHERE id = ?', [name, person]) > 0;
}

export function setRecovery(db: Statements, person: string, code: Uint8Array): boolean {
  if (passkeysOf(db, person).length === 0) return false;
  db.run('INSERT OR REPLACE INTO recovery_codes (hash, person_id) VALUES (?, ?)', [code, person]);
  return true;
}

export function hasRecovery(db: Statements, person: string): boolean {
  return db.ask('SELECT 1 FROM recovery_codes WHERE person_id = ?', [person]).length > 0;
}

export function recover(db: Statements, code: Uint8Array): KnownPerson | undefined {
  const [found] = db.ask<KnownPerson>(
    `SELECT id, name FROM people
     WHERE id = (SELECT person_id FROM recovery_codes WHERE hash = ?)`,
    [code],
  );
  return found;
}

/** Releases the name; nothing leads back to the person. */
export function forgetOwner(db: Statements, person: string): void {
  for (const table of ['passkeys', 'owned_names', 'recovery_codes', 'challenges']) {
    db.run(`DELETE FROM ${table} WHERE person_id = ?`, [person]);
  }
}
