/**
 * Tables in PostgreSQL, for several nodes at once. The statements that matter
 * are single ones, so that the database finishes them whatever becomes of the
 * node that asked; what is unknown afterwards the log tells.
 */
import type { Pool } from 'pg';
import { foldRows, unfoldRows } from './folding.ts';
import { Group } from './group.ts';
import { PostgresPeople } from './postgres-people.ts';
import { again, codeOf } from './postgres-sql.ts';
import type { Alive, Append, Appended, Glance, Log, NewTable, Row, Store } from './store.ts';

/** A row whose number or command is there already. */
const DUPLICATE = '23505';

const NOW = `(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/**
 * Whoever is not returned has lost. Rows are locked in the order of their ids,
 * so that two nodes never wait for each other; a command that was done before,
 * and a table that is folded, are left for a closer look.
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

export class PostgresStore extends PostgresPeople implements Store {
  private readonly writer: Pool;
  private readonly group = new Group((rows) => this.appendAll(rows));

  constructor(writer: Pool, reader: Pool) {
    super(reader);
    this.writer = writer;
  }

  append(row: Append): Promise<Appended> {
    return this.group.append(row);
  }

  private async appendAll(batch: readonly Append[]): Promise<readonly Appended[]> {
    let won: ReadonlySet<string>;
    try {
      won = await this.win(batch);
    } catch (error) {
      if (codeOf(error) !== DUPLICATE || batch.length === 1) throw error;
      return (await inOrder(batch, (row) => this.appendAll([row]))).flat();
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

  /** A row that was not taken was done before, or comes too late, or belongs to a folded table. */
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

  /** One statement: nobody folds the table between its head and its rows. */
  async read(table: string, after: number): Promise<Log | undefined> {
    const found = await this.ask<{
      secret: Buffer;
      folded: Buffer | null;
      seq: number | null;
      cmd: string;
      event: string;
    }>(
      `SELECT t.secret, t.folded, e.seq, e.cmd, e.event
       FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.seq > $2
       WHERE t.id = $1 ORDER BY e.seq`,
      [table, after],
    );
    const [head] = found;
    if (head === undefined) return undefined;
    const secret = new Uint8Array(head.secret);
    if (head.folded !== null) {
      return { secret, rows: unfoldRows(head.folded).filter(({ seq }) => seq > after) };
    }
    const rows = found.flatMap(({ seq, cmd, event }) =>
      seq === null ? [] : [{ seq, cmd, event }],
    );
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
        const { rows } = await client.query<Row>(
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
      const { rows } = await client.query<{ folded: Buffer }>(
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
    const found = await this.ask<{ id: string; due: string }>(
      `WITH found AS (
         SELECT id, due FROM tables WHERE due <= $1 ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
       )
       UPDATE tables t SET due = $3 FROM found WHERE t.id = found.id RETURNING t.id, found.due`,
      [now, limit, now + pause],
    );
    return found.sort((one, other) => Number(one.due) - Number(other.due)).map(({ id }) => id);
  }

  async openTables(host: string): Promise<number> {
    const [found] = await this.ask<{ n: number }>(
      'SELECT count(*)::int AS n FROM tables WHERE host = $1 AND phase < 2',
      [host],
    );
    return found?.n ?? 0;
  }

  async drop(table: string): Promise<void> {
    await this.ask(
      `WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id)
       DELETE FROM events e USING gone WHERE e.table_id = gone.id`,
      [table],
    );
  }

  async time(): Promise<number> {
    const [found] = await this.ask<{ now: string }>(`SELECT ${NOW} AS now`, []);
    return Number(found?.now);
  }

  async look(tables: readonly string[], node: string): Promise<ReadonlyMap<string, Glance>> {
    const found = await this.ask<{
      id: string;
      seq: number;
      line: string | null;
      node: string | null;
      people: readonly string[];
    }>(
      `SELECT t.id, t.seq, o.node, o.people,
         (SELECT max(n) FROM lines l WHERE l.table_id = t.id) AS line
       FROM tables t LEFT JOIN (
         SELECT h.table_id, h.node, h.people FROM here h JOIN nodes n ON n.id = h.node
         WHERE h.node <> $2 AND n.until > ${NOW}
       ) o ON o.table_id = t.id
       WHERE t.id = ANY($1) ORDER BY t.id, o.node`,
      [tables, node],
    );
    const glances = new Map<string, Glance & { others: Map<string, readonly string[]> }>();
    for (const { id, seq, line, node: other, people } of found) {
      const glance = glances.get(id) ?? {
        seq,
        line: Number(line ?? 0),
        others: new Map<string, readonly string[]>(),
      };
      if (other !== null) glance.others.set(other, people);
      glances.set(id, glance);
    }
    return glances;
  }

  async attend(table: string, node: string, people: readonly string[] | null): Promise<void> {
    if (people === null) {
      await this.ask('DELETE FROM here WHERE table_id = $1 AND node = $2', [table, node]);
    } else {
      await this.ask(
        `INSERT INTO here (table_id, node, people) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, node) DO UPDATE SET people = $3`,
        [table, node, people],
      );
    }
  }

  async alive(node: string, ms: number): Promise<Alive> {
    const [found] = await this.ask<Alive>(
      `INSERT INTO nodes AS n (id, until) VALUES ($1, ${NOW} + $2)
       ON CONFLICT (id) DO UPDATE SET until = excluded.until
       RETURNING xmax <> 0 AS known,
         EXISTS (SELECT 1 FROM nodes o WHERE o.id <> $1 AND o.until > ${NOW}) AS others`,
      [node, ms],
    );
    return found ?? { known: false, others: true };
  }

  async depart(node: string): Promise<void> {
    // Those who died cannot say goodbye: whoever goes later clears up behind them.
    await this.ask(
      `WITH gone AS (DELETE FROM nodes WHERE id = $1 OR until < ${NOW} - 86400000 RETURNING id)
       DELETE FROM here USING gone WHERE here.node = gone.id`,
      [node],
    );
  }

  async check(): Promise<void> {
    await this.ask('SELECT 1 FROM tables LIMIT 1', []);
  }

  async close(): Promise<void> {
    await Promise.all([this.writer.end(), this.endReading()]);
  }
}

/** Rows by column, as `unnest` takes them. */
function columns(rows: readonly Row[]): [number[], string[], string[]] {
  return [rows.map(({ seq }) => seq), rows.map(({ cmd }) => cmd), rows.map(({ event }) => event)];
}

async function inOrder<Given, Result>(
  all: readonly Given[],
  work: (one: Given) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await work(one));
  return results;
}
