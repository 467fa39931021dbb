/** People in PostgreSQL: their names and devices, what they say and whom they report. */
import { PlainError } from '../failure.ts';
import { OWNERS_KEPT_LONGER_MS } from './passkey-store.ts';
import { PostgresOpenSeats } from './postgres-open-seats.ts';
import {
  LINES_PER_TABLE,
  EVENING_IDS,
  EVENINGS_KEPT_LONGER_MS,
  type StoredLine,
  type PassProblem,
  type KnownPerson,
  type PlayerReport,
  type Swept,
} from './store.ts';
import { BatchQueue } from './batch.ts';

const DAY_MS = 86_400_000;
/** Rows per sweep: others wait behind each. */
const SWEPT = 1000;

/** Somebody, and when they were last seen. */
interface Seen extends KnownPerson {
  readonly seen: number;
}

interface Pass extends KnownPerson {
  readonly until: number;
  readonly used: boolean;
}
const PASS = `SELECT p.id, p.name, s.until, s.used FROM passes s JOIN people p ON p.id = s.person_id
  WHERE s.hash = $1`;

function readPass(found: Pass | undefined, now: number): KnownPerson | PassProblem {
  if (found === undefined) return 'unknown';
  const { id, name, until, used } = found;
  if (used) return 'used';
  return until <= now ? 'late' : { id, name };
}

export class PostgresPeople extends PostgresOpenSeats {
  private readonly seen = new BatchQueue<Uint8Array, Seen | undefined>(
    (device) => Buffer.from(device).toString('base64'),
    (devices) => this.allSeen(devices),
  );

  async addPerson({ id, name }: KnownPerson, device: Uint8Array, now: number): Promise<void> {
    await this.ask(
      `WITH made AS (INSERT INTO people (id, name, seen) VALUES ($1, $2, $3) RETURNING id)
       INSERT INTO devices (hash, person_id) SELECT $4, id FROM made`,
      [id, name, now, device],
    );
  }

  async personOf(device: Uint8Array, now: number): Promise<KnownPerson | undefined> {
    const found = await this.seen.ask(device);
    if (found === undefined) return undefined;
    const { id, name, seen } = found;
    // Updated once a day at most.
    if (seen < now - DAY_MS) {
      await this.ask('UPDATE people SET seen = $2 WHERE id = $1', [id, now]);
    }
    return { id, name };
  }

  private async allSeen(devices: readonly Uint8Array[]): Promise<readonly (Seen | undefined)[]> {
    const found = await this.ask<Seen & { n: number }>(
      `SELECT given.n, p.id, p.name, p.seen FROM unnest($1::bytea[]) WITH ORDINALITY AS given(hash, n)
         JOIN devices d USING (hash) JOIN people p ON p.id = d.person_id`,
      [devices],
    );
    const byNumber = new Map(found.map((one) => [one.n, one]));
    return devices.map((_, i) => byNumber.get(i + 1));
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.ask<KnownPerson>('SELECT id, name FROM people WHERE id = ANY($1)', [
      ids,
    ]);
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  async addPass(person: string, pass: Uint8Array, now: number, until: number): Promise<void> {
    // Kept for a day, so that a page can say that one was used or came too late.
    await this.ask(
      `WITH old AS (DELETE FROM passes WHERE until < $4)
       INSERT INTO passes (hash, person_id, until) VALUES ($1, $2, $3)`,
      [pass, person, until, now - DAY_MS],
    );
  }

  async passOf(pass: Uint8Array, now: number): Promise<KnownPerson | PassProblem> {
    const [found] = await this.ask<Pass>(PASS, [pass]);
    return readPass(found, now);
  }

  usePass(pass: Uint8Array, device: Uint8Array, now: number): Promise<KnownPerson | PassProblem> {
    return this.transaction(async (client) => {
      const { rows } = await client.query<Pass>(`${PASS} FOR UPDATE OF s`, [pass]);
      const person = readPass(rows[0], now);
      if (typeof person === 'string') return person;
      await client.query('UPDATE passes SET used = true WHERE hash = $1', [pass]);
      await client.query('INSERT INTO devices (hash, person_id) VALUES ($1, $2)', [
        device,
        person.id,
      ]);
      return person;
    });
  }

  async forget(id: string): Promise<void> {
    await this.ask(
      `WITH one AS (DELETE FROM people WHERE id = $1),
         keys AS (DELETE FROM devices WHERE person_id = $1),
         ways AS (DELETE FROM passes WHERE person_id = $1),
         reached AS (DELETE FROM contacts WHERE person_id = $1),
         sat AS (DELETE FROM seats WHERE person_id = $1),
         owned AS (DELETE FROM owned_names WHERE person_id = $1),
         codes AS (DELETE FROM recovery_codes WHERE person_id = $1),
         asked AS (DELETE FROM challenges WHERE person_id = $1),
         lists AS (DELETE FROM open_tables WHERE host = $1),
         avoids AS (DELETE FROM blocks WHERE person_id = $1 OR blocked = $1),
         signs AS (DELETE FROM passkeys WHERE person_id = $1)
       DELETE FROM lines WHERE person_id = $1`,
      [id],
    );
  }

  /** Lines of a table are serialised: none may appear with a lower number than one that was read. */
  async say(table: string, { at, person, text }: Omit<StoredLine, 'n'>): Promise<number> {
    const [said] = await this.ask<{ n: number }>(
      `WITH there AS MATERIALIZED (SELECT id FROM tables WHERE id = $1 FOR UPDATE),
       old AS (DELETE FROM lines WHERE table_id = $1 AND n <=
         (SELECT n FROM lines WHERE table_id = $1 ORDER BY n DESC LIMIT 1 OFFSET $5))
       INSERT INTO lines (table_id, n, at, person_id, text)
       SELECT id, nextval('line_numbers'), $2, $3, $4 FROM there RETURNING n`,
      [table, at, person, text, LINES_PER_TABLE - 1],
    );
    if (said === undefined) throw new PlainError('a table is gone');
    return said.n;
  }

  async said(table: string, after: number, most: number): Promise<readonly StoredLine[]> {
    const found = await this.ask<StoredLine>(
      `SELECT n, at, person_id AS person, text FROM lines WHERE table_id = $1 AND n > $2
       ORDER BY n DESC LIMIT $3`,
      [table, after, most],
    );
    return found.toReversed();
  }

  async linesOf(
    person: string,
    most: number,
  ): Promise<readonly { readonly table: string; readonly at: number; readonly text: string }[]> {
    return this.ask(
      `SELECT table_id AS "table", at, text FROM lines WHERE person_id = $1
       ORDER BY at DESC, n DESC LIMIT $2`,
      [person, most],
    );
  }

  async report({ at, table, by, about, name, lines }: PlayerReport): Promise<void> {
    await this.ask(
      `INSERT INTO reports (table_id, by_person, about, at, name, lines)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [table, by, about, at, name, JSON.stringify(lines)],
    );
  }

  async reports(): Promise<readonly PlayerReport[]> {
    // What stands there was written by `report`.
    return this.ask<PlayerReport>(
      `SELECT at, table_id AS "table", by_person AS "by", about, name, lines::json FROM reports
       ORDER BY at, table_id, by_person, about`,
      [],
    );
  }

  async sweep(what: Swept, before: number): Promise<string | undefined> {
    const [gone] = await this.ask<{ n: number }>(SWEEPS[what], [before, SWEPT]);
    return (gone?.n ?? 0) < SWEPT ? undefined : '';
  }
}

/** Deletes a few rows that were not touched since, with what names them in one of some columns, and counts them. */
function sweepBy(
  old: string,
  table: string,
  belongings: Readonly<Record<string, readonly string[]>>,
): string {
  const more = Object.entries(belongings).map(
    ([of, keys]) =>
      `, of_${of} AS (DELETE FROM ${of} o USING gone WHERE gone.id IN (${keys.map((key) => `o.${key}`).join()}))`,
  );
  return `WITH gone AS (
      DELETE FROM ${table} WHERE id IN (
        SELECT id FROM ${table} WHERE ${old} LIMIT $2 FOR UPDATE SKIP LOCKED
      ) RETURNING id
    )${more.join('')} SELECT count(*)::int AS n FROM gone`;
}

/** The same for rows to which nothing belongs. */
function sweepAlone(table: string, key: string): string {
  return `WITH gone AS (
      DELETE FROM ${table} WHERE (${key}) IN (
        SELECT ${key} FROM ${table} WHERE at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED
      ) RETURNING 1
    ) SELECT count(*)::int AS n FROM gone`;
}

const OLD_PEOPLE = `seen < $1 AND (seen < $1 - ${OWNERS_KEPT_LONGER_MS}
  OR NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.person_id = people.id))`;

const OLD_TABLES = `touched < $1 AND (touched < $1 - ${EVENINGS_KEPT_LONGER_MS}
  OR id !~ '${EVENING_IDS}')`;

const SWEEPS: Readonly<Record<Swept, string>> = {
  people: sweepBy(OLD_PEOPLE, 'people', {
    devices: ['person_id'],
    passes: ['person_id'],
    contacts: ['person_id'],
    seats: ['person_id'],
    passkeys: ['person_id'],
    owned_names: ['person_id'],
    recovery_codes: ['person_id'],
    challenges: ['person_id'],
    open_tables: ['host'],
    blocks: ['person_id', 'blocked'],
  }),
  tables: sweepBy(OLD_TABLES, 'tables', {
    events: ['table_id'],
    lines: ['table_id'],
    seats: ['table_id'],
  }),
  lines: sweepAlone('lines', 'table_id, n'),
  reports: sweepAlone('reports', 'table_id, by_person, about'),
};
