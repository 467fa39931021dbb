/** What people have said at tables, and whom they have reported: the part of the embedded database for it. */
import type { Statements } from './statements.ts';
import { LINES_PER_TABLE, type StoredLine, type PlayerReport } from './store.ts';

export function say(db: Statements, table: string, line: Omit<StoredLine, 'n'>): number {
  const { at, person, text } = line;
  const newest = 'SELECT coalesce(max(n), 0) AS n FROM lines WHERE table_id = ?';
  // Not lower than the time: when the newest lines are forgotten their numbers do not come again.
  const n = Math.max(at, Number(db.get(newest, [table])?.['n']) + 1);
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
  return db
    .all(
      `SELECT n, at, person_id, text FROM lines WHERE table_id = ? AND n > ?
       ORDER BY n DESC LIMIT ?`,
      [table, after, most],
    )
    .map(({ n, at, person_id: person, text }) => ({
      n: Number(n),
      at: Number(at),
      person: String(person),
      text: String(text),
    }))
    .toReversed();
}

export function report(db: Statements, { at, table, by, about, name, lines }: PlayerReport): void {
  db.run(
    `INSERT INTO reports (table_id, by_person, about, at, name, lines) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    [table, by, about, at, name, JSON.stringify(lines)],
  );
}

export function reports(db: Pick<Statements, 'all'>): PlayerReport[] {
  return db
    .all(
      'SELECT table_id, by_person, about, at, name, lines FROM reports ORDER BY at, table_id, by_person, about',
      [],
    )
    .map((row) => ({
      at: Number(row['at']),
      table: String(row['table_id']),
      by: String(row['by_person']),
      about: String(row['about']),
      name: String(row['name']),
      // What stands there was written by `report`.
      lines: JSON.parse(String(row['lines'])) as StoredLine[],
    }));
}

export function linesOf(
  db: Statements,
  person: string,
  most: number,
): { readonly table: string; readonly at: number; readonly text: string }[] {
  return db
    .all(
      'SELECT table_id, at, text FROM lines WHERE person_id = ? ORDER BY at DESC, n DESC LIMIT ?',
      [person, most],
    )
    .map(({ table_id: table, at, text }) => ({
      table: String(table),
      at: Number(at),
      text: String(text),
    }));
}
