/** People, their devices and their one-time links: the part of the embedded database for them. */
import type { Statements } from './statements.ts';
import { forgetMeetings } from './open-seats-sqlite.ts';
import { forgetOwner } from './passkeys-sqlite.ts';
import type { KnownPerson, PassProblem } from './store.ts';

/** `seen` is updated once a day at most, and used or late links are kept for a day, so that a page can say which it was. */
const DAY_MS = 86_400_000;

export function addPerson(
  db: Statements,
  { id, name }: KnownPerson,
  device: Uint8Array,
  now: number,
): void {
  db.run('INSERT INTO people (id, name, seen) VALUES (?, ?, ?)', [id, name, now]);
  addDevice(db, id, device);
}

function addDevice(db: Statements, person: string, device: Uint8Array): void {
  db.run('INSERT INTO devices (hash, person_id) VALUES (?, ?)', [device, person]);
}

export function personOf(db: Statements, device: Uint8Array, now: number): KnownPerson | undefined {
  const [found] = db.ask<KnownPerson & { seen: number }>(
    `SELECT id, name, seen FROM people
     WHERE id = (SELECT person_id FROM devices WHERE hash = ?)`,
    [device],
  );
  if (found === undefined) return undefined;
  const { id, name, seen } = found;
  if (seen < now - DAY_MS) db.run('UPDATE people SET seen = ? WHERE id = ?', [now, id]);
  return { id, name };
}

export function addPass(
  db: Statements,
  person: string,
  pass: Uint8Array,
  now: number,
  until: number,
): void {
  db.run('DELETE FROM passes WHERE until < ?', [now - DAY_MS]);
  db.run('INSERT INTO passes (hash, person_id, until) VALUES (?, ?, ?)', [pass, person, until]);
}

export function passOf(db: Statements, pass: Uint8Array, now: number): KnownPerson | PassProblem {
  const [found] = db.ask<KnownPerson & { until: number; used: 0 | 1 }>(
    `SELECT people.id, people.name, until, used FROM passes
     JOIN people ON people.id = person_id WHERE hash = ?`,
    [pass],
  );
  if (found === undefined) return 'unknown';
  const { id, name, until, used } = found;
  if (used === 1) return 'used';
  return until <= now ? 'late' : { id, name };
}

export function usePass(
  db: Statements,
  pass: Uint8Array,
  device: Uint8Array,
  now: number,
): KnownPerson | PassProblem {
  const person = passOf(db, pass, now);
  if (typeof person === 'string') return person;
  db.run('UPDATE passes SET used = 1 WHERE hash = ?', [pass]);
  addDevice(db, person.id, device);
  return person;
}

export function names(db: Statements, ids: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const id of ids) {
    const [found] = db.ask<{ name: string }>('SELECT name FROM people WHERE id = ?', [id]);
    if (found !== undefined) names.set(id, found.name);
  }
  return names;
}

/** A person, and what leads to them. */
export function forgetPerson(db: Statements, id: string): void {
  for (const part of ['devices', 'passes', 'contacts', 'seats']) {
    db.run(`DELETE FROM ${part} WHERE person_id = ?`, [id]);
  }
  forgetOwner(db, id);
  forgetMeetings(db, id);
  db.run('DELETE FROM people WHERE id = ?', [id]);
}

export function forget(db: Statements, id: string): void {
  forgetPerson(db, id);
  db.run('DELETE FROM lines WHERE person_id = ?', [id]);
}
