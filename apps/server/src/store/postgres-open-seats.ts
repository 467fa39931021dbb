/** Open tables and blocks in PostgreSQL. */
import type { PersonBlock, OpenSeatStore, OpenSeatRow } from './open-seat-store.ts';
import { PostgresPasskeys } from './postgres-passkeys.ts';

const OPEN = 'SELECT table_id AS "table", host, since, programs, named FROM open_tables';

export class PostgresOpenSeats extends PostgresPasskeys implements OpenSeatStore {
  async openSeats(open: OpenSeatRow, most: number): Promise<boolean> {
    const { table, host, since, programs, named } = open;
    const listed = await this.ask(
      `INSERT INTO open_tables (table_id, host, since, programs, named)
       SELECT $1::text, $2::text, $3::bigint, $4::boolean, $5::boolean
       WHERE (SELECT count(*) FROM open_tables WHERE host = $2 AND table_id <> $1) < $6
       ON CONFLICT (table_id) DO UPDATE
       SET since = excluded.since, programs = excluded.programs, named = excluded.named
       RETURNING table_id`,
      [table, host, since, programs, named, most],
    );
    return listed.length > 0;
  }

  async closeSeats(table: string): Promise<void> {
    await this.ask('DELETE FROM open_tables WHERE table_id = $1', [table]);
  }

  async openTable(table: string): Promise<OpenSeatRow | undefined> {
    const [found] = await this.ask<OpenSeatRow>(`${OPEN} WHERE table_id = $1`, [table]);
    return found;
  }

  async listOpen(most: number): Promise<readonly OpenSeatRow[]> {
    await this.ask(
      `DELETE FROM open_tables o
       WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = o.table_id AND t.phase = 0)`,
      [],
    );
    return this.ask<OpenSeatRow>(`${OPEN} ORDER BY since DESC LIMIT $1`, [most]);
  }

  async block(person: string, other: string, at: number, most: number): Promise<boolean> {
    if ((await this.blocksOf(person)).length >= most) return false;
    await this.ask(
      'INSERT INTO blocks (person_id, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [person, other, at],
    );
    return true;
  }

  async unblock(person: string, at: number): Promise<void> {
    await this.ask('DELETE FROM blocks WHERE person_id = $1 AND at = $2', [person, at]);
  }

  async blocksOf(person: string): Promise<readonly PersonBlock[]> {
    const sql = 'SELECT blocked AS person, at FROM blocks WHERE person_id = $1 ORDER BY at';
    return this.ask<PersonBlock>(sql, [person]);
  }

  async notMet(person: string): Promise<ReadonlySet<string>> {
    const found = await this.ask<{ id: string }>(
      `SELECT blocked AS id FROM blocks WHERE person_id = $1
       UNION SELECT person_id FROM blocks WHERE blocked = $1`,
      [person],
    );
    return new Set(found.map(({ id }) => id));
  }

  async peopleReachedBy(text: string, most: number): Promise<readonly string[]> {
    const found = await this.ask<{ person_id: string }>(
      'SELECT DISTINCT person_id FROM contacts WHERE position($1 IN body) > 0 LIMIT $2',
      [text, most],
    );
    return found.map(({ person_id: person }) => person);
  }
}
