/**
 * Tables in PostgreSQL, for several nodes at once. Critical changes are single statements, so
 * that the database completes them whatever happens to the node; what a node does not know
 * afterwards it reads from the log.
 */
import type { Pool } from 'pg';
import { foldRows, unfoldRows } from './folded-log.ts';
import { PostgresPeople } from './postgres-people.ts';
import { again, codeOf } from './postgres-sql.ts';
import {
  OUTAGES_KEPT_MS,
  type Append,
  type Appended,
  type Glance,
  type StoredLog,
  type NewTable,
  type Outage,
  type LogRow,
  type TableStore,
} from './store.ts';
import { BatchQueue } from './batch.ts';

/** A row whose number or command is there already. */
const DUPLICATE = '23505';

const NOW = `(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/**
 * Returns the tables that have won. Rows are locked in the order of their ids, so that two
 * nodes never deadlock. A command that was done before and a folded table count as lost:
 * `whyNot` looks closer.
 */
const APPEND = `
  WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::smallint[])
      AS w(id, seq, cmd, event, at, due, phase)
  ), locked AS MATERIALIZED (
    SELECT t.id FROM tables t JOIN wanted w ON t.id = w.id AND t.seq = w.seq - 1
    WHERE t.folded IS NULL
      AND NOT EXISTS (SELECT 1 FROM events e WHERE e.table_id = w.id AND e.cmd = w.cmd)
    ORDER BY t.id FOR UPDATE OF t
  ), won AS (
    UPDATE tables t SET seq = w.seq, due = w.due, phase = w.phase, touched = w.at
    FROM wanted w JOIN locked USING (id) WHERE t.id = w.id RETURNING t.id
  )
  INSERT INTO events (table_id, seq, cmd, event)
  SELECT w.id, w.seq, w.cmd, w.event FROM wanted w JOIN won USING (id) RETURNING table_id`;

/** A table that a node looks at. */
interface Asked {
  readonly table: string;
  readonly node: string;
}

interface Attending extends Asked {
  readonly people: readonly string[] | null;
}

const keyOf = ({ table, node }: Asked): string => `${table} ${node}`;

export class PostgresStore extends PostgresPeople implements TableStore {
  private readonly writer: Pool;
  private readonly rows = new BatchQueue<Append, Appended>(
    ({ table }) => table,
    (rows) => this.appendAll(rows),
  );
  private readonly looks = new BatchQueue<Asked, Glance | undefined>(keyOf, (all) =>
    this.lookAll(all),
  );
  private readonly attending = new BatchQueue<Attending, undefined>(keyOf, (all) =>
    this.attendAll(all),
  );

  constructor(writer: Pool, reader: Pool) {
    super(reader);
    this.writer = writer;
  }

  append(row: Append): Promise<Appended> {
    return this.rows.ask(row);
  }

  private async appendAll(batch: readonly Append[]): Promise<readonly Appended[]> {
    let won: ReadonlySet<string>;
    try {
      won = await this.win(batch);
    } catch (error) {
      if (codeOf(error) !== DUPLICATE || batch.length === 1) throw error;
      const appended: Appended[] = [];
      for (const row of batch) appended.push(...(await this.appendAll([row])));
      return appended;
    }
    const others = batch.filter(({ table }) => !won.has(table));
    const why = new Map<string, Appended>();
    for (const row of others) why.set(row.table, await this.whyNot(row));
    return batch.map(({ table }) => why.get(table) ?? { kind: 'won' });
  }

  private async win(batch: readonly Append[]): Promise<ReadonlySet<string>> {
    const values = [
      batch.map(({ table }) => table),
      batch.map(({ seq }) => seq),
      batch.map(({ cmd }) => cmd),
      batch.map(({ event }) => event),
      batch.map(({ at }) => at),
      batch.map(({ due }) => due),
      batch.map(({ phase }) => phase),
    ];
    const { rows } = await again(() =>
      this.writer.query<{ table_id: string }>({ name: 'append', text: APPEND, values }),
    );
    return new Set(rows.map(({ table_id: id }) => id));
  }

  /** A row that has not won was done before, lost the race, or belongs to a folded table. */
  private async whyNot(row: Append): Promise<Appended> {
    if (await this.unfold(row.table)) return (await this.appendAll([row]))[0] ?? { kind: 'lost' };
    const [known] = await this.ask<{ seq: number }>(
      'SELECT seq FROM events WHERE table_id = $1 AND cmd = $2',
      [row.table, row.cmd],
    );
    return known === undefined ? { kind: 'lost' } : { kind: 'repeated', seq: known.seq };
  }

  async create({ id, game, host, secret, rows, at, due }: NewTable): Promise<boolean> {
    const [made] = await this.ask<{ n: number }>(
      `WITH made AS (
         INSERT INTO tables (id, seq, phase, game, host, due, touched, secret)
         VALUES ($1, $2, 0, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id
       ), added AS (
         INSERT INTO events (table_id, seq, cmd, event)
         SELECT id, seq, cmd, event FROM made, unnest($8::int[], $9::text[], $10::text[]) AS r(seq, cmd, event)
       )
       SELECT count(*)::int AS n FROM made`,
      [id, rows.length, game, host, due, at, secret, ...columns(rows)],
    );
    return made?.n === 1;
  }

  /** One statement, so that nobody folds the table between its head and its rows. These come as one value, without the head in each. */
  async read(table: string, after: number): Promise<StoredLog | undefined> {
    const [found] = await this.ask<{
      secret: Uint8Array;
      folded: Uint8Array | null;
      rows: readonly [seq: number, cmd: string, event: string][] | null;
    }>(
      `SELECT secret, folded, (
         SELECT json_agg(json_build_array(seq, cmd, event) ORDER BY seq)
         FROM events WHERE table_id = $1 AND seq > $2
       ) AS rows FROM tables WHERE id = $1`,
      [table, after],
    );
    if (found === undefined) return undefined;
    const { secret, folded } = found;
    const rows =
      folded === null
        ? (found.rows ?? []).map(([seq, cmd, event]) => ({ seq, cmd, event }))
        : unfoldRows(folded).filter(({ seq }) => seq > after);
    return { secret, rows };
  }

  fold(before: number, most: number): Promise<number> {
    return this.transaction(async (client) => {
      const over = await client.query<{ id: string }>(
        `SELECT id FROM tables WHERE phase = 2 AND folded IS NULL AND touched < $1
         ORDER BY touched LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [before, most],
      );
      for (const { id } of over.rows) {
        const { rows } = await client.query<LogRow>(
          'SELECT seq, cmd, event FROM events WHERE table_id = $1 ORDER BY seq',
          [id],
        );
        await client.query('UPDATE tables SET folded = $2 WHERE id = $1', [id, foldRows(rows)]);
        await client.query('DELETE FROM events WHERE table_id = $1', [id]);
      }
      return over.rows.length;
    });
  }

  /** False if it was not folded. */
  private unfold(table: string): Promise<boolean> {
    return this.transaction(async (client) => {
      const { rows } = await client.query<{ folded: Uint8Array }>(
        'SELECT folded FROM tables WHERE id = $1 AND folded IS NOT NULL FOR UPDATE',
        [table],
      );
      const [head] = rows;
      if (head === undefined) return false;
      await client.query(
        `INSERT INTO events (table_id, seq, cmd, event)
         SELECT $1, seq, cmd, event FROM unnest($2::int[], $3::text[], $4::text[]) AS r(seq, cmd, event)`,
        [table, ...columns(unfoldRows(head.folded))],
      );
      await client.query('UPDATE tables SET folded = NULL WHERE id = $1', [table]);
      return true;
    });
  }

  async due(now: number, limit: number, pause: number): Promise<readonly string[]> {
    const found = await this.ask<{ id: string; due: number }>(
      `WITH found AS (
         SELECT id, due FROM tables WHERE due <= $1 ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
       )
       UPDATE tables t SET due = $3 FROM found WHERE t.id = found.id RETURNING t.id, found.due`,
      [now, limit, now + pause],
    );
    return found.sort((one, other) => one.due - other.due).map(({ id }) => id);
  }

  async openTables(host: string): Promise<number> {
    const [found] = await this.ask<{ n: number }>(
      'SELECT count(*)::int AS n FROM tables WHERE host = $1 AND phase < 2',
      [host],
    );
    return found?.n ?? 0;
  }

  async drop(table: string, seq: number): Promise<boolean> {
    const gone = await this.ask(
      `WITH gone AS (DELETE FROM tables WHERE id = $1 AND seq = $2 RETURNING id),
         rows AS (DELETE FROM events e USING gone WHERE e.table_id = gone.id),
         said AS (DELETE FROM lines l USING gone WHERE l.table_id = gone.id),
         sat AS (DELETE FROM seats s USING gone WHERE s.table_id = gone.id)
       SELECT id FROM gone`,
      [table, seq],
    );
    return gone.length > 0;
  }

  async time(): Promise<number> {
    const [found] = await this.ask<{ now: number }>(`SELECT ${NOW} AS now`, []);
    return found?.now ?? NaN;
  }

  async look(tables: readonly string[], node: string): Promise<ReadonlyMap<string, Glance>> {
    const [table, ...more] = tables;
    if (table === undefined) return new Map();
    const asked = { table, node };
    const glances =
      more.length === 0
        ? [await this.looks.ask(asked)]
        : await this.lookAll([asked, ...more.map((other) => ({ table: other, node }))]);
    const found = new Map<string, Glance>();
    glances.forEach((glance, i) => glance && found.set(tables[i] ?? '', glance));
    return found;
  }

  private async lookAll(asked: readonly Asked[]): Promise<readonly (Glance | undefined)[]> {
    const found = await this.ask<{
      n: number;
      seq: number;
      line: number | null;
      node: string | null;
      people: readonly string[];
    }>(
      `SELECT a.n, t.seq, o.node, o.people,
         (SELECT max(n) FROM lines l WHERE l.table_id = t.id) AS line
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS a(id, node, n)
       JOIN tables t USING (id) LEFT JOIN (
         SELECT h.table_id, h.node, h.people FROM here h JOIN nodes n ON n.id = h.node
         WHERE n.until > ${NOW}
       ) o ON o.table_id = a.id AND o.node <> a.node
       ORDER BY a.n, o.node`,
      [asked.map(({ table }) => table), asked.map(({ node }) => node)],
    );
    const glances: (Glance & { others: Map<string, readonly string[]> })[] = [];
    for (const { n, seq, line, node, people } of found) {
      const glance = (glances[n - 1] ??= { seq, line: line ?? 0, others: new Map() });
      if (node !== null) glance.others.set(node, people);
    }
    return asked.map((_, i) => glances[i]);
  }

  attend(table: string, node: string, people: readonly string[] | null): Promise<void> {
    return this.attending.ask({ table, node, people });
  }

  private async attendAll(all: readonly Attending[]): Promise<readonly undefined[]> {
    await this.ask(
      `WITH now AS MATERIALIZED (
         SELECT * FROM unnest($1::text[], $2::text[], $3::json[]) AS n(table_id, node, people)
       ), gone AS (
         DELETE FROM here USING now
         WHERE here.table_id = now.table_id AND here.node = now.node AND now.people IS NULL
       )
       INSERT INTO here (table_id, node, people)
       SELECT table_id, node, ARRAY(SELECT json_array_elements_text(people)) FROM now
       WHERE people IS NOT NULL
       ON CONFLICT (table_id, node) DO UPDATE SET people = excluded.people`,
      [
        all.map(({ table }) => table),
        all.map(({ node }) => node),
        all.map(({ people }) => people && JSON.stringify(people)),
      ],
    );
    return all.map(() => undefined);
  }

  async alive(node: string, ms: number): Promise<boolean> {
    const [found] = await this.ask<{ known: boolean }>(
      `INSERT INTO nodes AS n (id, until) VALUES ($1, ${NOW} + $2)
       ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax <> 0 AS known`,
      [node, ms],
    );
    return found?.known === true;
  }

  async depart(node: string): Promise<void> {
    // Nodes that died could not depart: later ones clean up behind them.
    await this.ask(
      `WITH gone AS (DELETE FROM nodes WHERE id = $1 OR until < ${NOW} - 86400000 RETURNING id)
       DELETE FROM here USING gone WHERE here.node = gone.id`,
      [node],
    );
  }

  async beat(now: number, most: number): Promise<readonly Outage[]> {
    await this.ask(
      `WITH last AS MATERIALIZED (SELECT at FROM beats FOR UPDATE), gap AS (
         INSERT INTO outages (began, ended)
         SELECT at, $1::bigint FROM last WHERE $1::bigint - at > $2 ON CONFLICT DO NOTHING
       ), old AS (DELETE FROM outages WHERE ended < $1::bigint - ${OUTAGES_KEPT_MS})
       INSERT INTO beats (one, at) SELECT 1, $1::bigint FROM (SELECT count(*) FROM last) AS locked
       ON CONFLICT (one) DO UPDATE SET at = excluded.at`,
      [now, most],
    );
    const sql = 'SELECT began AS "from", ended AS until FROM outages ORDER BY began';
    return this.ask<Outage>(sql, []);
  }

  /** Really writes: a standby would answer a read, and so would a database without space. */
  async check(): Promise<void> {
    await this.ask('UPDATE schema SET version = version', []);
  }

  async close(): Promise<void> {
    await Promise.all([this.writer.end(), this.endReading()]);
  }
}

/** Rows by column, as `unnest` takes them. */
function columns(rows: readonly LogRow[]): [number[], string[], string[]] {
  return [rows.map(({ seq }) => seq), rows.map(({ cmd }) => cmd), rows.map(({ event }) => event)];
}
