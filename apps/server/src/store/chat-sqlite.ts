/** What people have said at tables, and whom they have reported: the part of the embedded database for it. */
import type { Statements } from './statements.ts';
import { LINES_PER_TABLE, type StoredLine, type PlayerReport } from './store.ts';

export function say(db: Statements, table: string, line: Omit<StoredLine, 'n'>): number {
  const { at, person, text } = line;
  const newest = 'SELECT coalesce(max(n), 0) AS n FROM lines WHERE table_id = ?';
  // At least the time, so that numbers do not come again after the newest lines are deleted.
  const [last = { n: 0 }] = db.ask<{ n: number }>(newest, [table]);
  const n = Math.max(at, last.n + 1);
  db.run('INSERT INTO lines (table_id, n, at, person_id, text) VALUES (?, ?, ?, ?, ?)', [
    table,
    n,
    at,
    person,
    text,
  ]);
  db.run(
    `DELETE FROM lines WHERE table_id = ? AND n <=
       (SELECT n FROM lines WHERE table_id = ? ORDER BY n DESC LIMIT 1 OFFSET ?)`,
    [table, table, LINES_PER_TABLE],
  );
  return n;
}

export function said(db: Statements, table: string, after: number, most: number): StoredLine[] {
  const newest = db.ask<StoredLine>(
    `SELECT n, at, person_id AS person, text FROM lines WHERE table_id = ? AND n > ?
     ORDER BY n DESC LIMIT ?`,
    [table, after, most],
  );
  return newest.toReversed();
}

export function report(db: Statements, { at, table, by, about, name, lines }: PlayerReport): void {
  db.run(
    `INSERT INTO reports (table_id, by_person, about, at, name, lines) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    [table, by, about, at, name, JSON.stringify(lines)],
  );
}

export function reports(db: Pick<Statements, 'ask'>): PlayerReport[] {
  const found = db.ask<Omit<PlayerReport, 'lines'> & { lines: string }>(
    `SELECT at, table_id AS "table", by_person AS "by", about, name, lines FROM reports
     ORDER BY at, table_id, by_person, about`,
    [],
  );
  // What stands there was written by `report`.
  return found.map(({ lines, at, table, by, about, name }) => {
    return { lines: JSON.parse(lines) as StoredLine[], at, table, by, about, name };
  });
}

export function linesOf(
  db: Statements,
  person: string,
  most: number,
): { readonly table: string; readonly at: number; readonly text: string }[] {
  return db.ask(
    `SELECT table_id AS "table", at, text FROM lines WHERE person_id = ?
     ORDER BY at DESC, n DESC LIMIT ?`,
    [person, most],
  );
}
