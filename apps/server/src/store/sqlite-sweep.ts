/**
 * Deletes what is old in the embedded database. Each call is one transaction and reads a
 * bounded number of rows, because writers wait for it: people and tables in the order of
 * their ids, from where the call before has ended, so that no column needs an index for it.
 */
import type { Statements } from './statements.ts';
import { OWNERS_KEPT_LONGER_MS } from './passkey-store.ts';
import { passkeysOf } from './passkeys-sqlite.ts';
import { forgetPerson } from './people-sqlite.ts';
import { EVENING_IDS, EVENINGS_KEPT_LONGER_MS, type Swept } from './store.ts';
import { forgetTable } from './tables-sqlite.ts';

/** Rows that one call reads, and tables that it deletes at most. */
const LOOKED = 500;
const TAKEN = 64;

const IS_EVENING = new RegExp(EVENING_IDS);

type Sweep = (db: Statements, before: number, from: string) => string | undefined;

const SWEEPS: Readonly<Record<Swept, Sweep>> = {
  people: (db, before, from) => {
    // Passes that expired long ago.
    if (from === '') db.run('DELETE FROM passes WHERE until < ?', [before]);
    const sql = 'SELECT id, seen FROM people WHERE id > ? ORDER BY id LIMIT ?';
    const looked = db.ask<{ id: string; seen: number }>(sql, [from, LOOKED]);
    for (const { id, seen } of looked) {
      if (seen >= before) continue;
      if (seen >= before - OWNERS_KEPT_LONGER_MS && passkeysOf(db, id).length > 0) continue;
      forgetPerson(db, id);
    }
    return looked.length < LOOKED ? undefined : looked.at(-1)?.id;
  },

  tables: (db, before, from) => {
    const sql = 'SELECT id, touched FROM tables WHERE id > ? ORDER BY id LIMIT ?';
    const looked = db.ask<{ id: string; touched: number }>(sql, [from, LOOKED]);
    let taken = 0;
    for (const { id, touched } of looked) {
      const longer = IS_EVENING.test(id) ? EVENINGS_KEPT_LONGER_MS : 0;
      if (touched >= before - longer) continue;
      forgetTable(db, id);
      db.run('DELETE FROM tables WHERE id = ?', [id]);
      if (++taken === TAKEN) return id;
    }
    return looked.length < LOOKED ? undefined : looked.at(-1)?.id;
  },

  lines: (db, before) => {
    const gone = db.run(
      `DELETE FROM lines WHERE (table_id, n) IN
         (SELECT table_id, n FROM lines WHERE at < ? LIMIT ?)`,
      [before, LOOKED],
    );
    return gone < LOOKED ? undefined : '';
  },

  // There are few: one per table, reporter and reported person.
  reports: (db, before) => {
    db.run('DELETE FROM reports WHERE at < ?', [before]);
    return undefined;
  },
};

export function sweep(
  db: Statements,
  what: Swept,
  before: number,
  from: string,
): string | undefined {
  return SWEEPS[what](db, before, from);
}
