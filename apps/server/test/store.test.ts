/** The embedded store keeps the laws, sabotaged stores do not, and bad files are refused by name. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { SCHEMA } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { CannotOpen } from '../src/store/store.ts';
import { inFolder } from './folder.ts';
import { holdTo, PLANTED } from './hold.ts';
import type { Spoil } from './spoil.ts';
import { LAWS } from './laws.ts';
import { MemoryStore } from './memory-store.ts';

function hold(law: string, spoil?: Spoil): Promise<void> {
  return inFolder((folder) => holdTo(law, () => openSqlite(join(folder, 'pakli.db')), spoil));
}

describe('the embedded store', () => {
  test.each(Object.keys(LAWS))('%s', (law) => hold(law));
});

test.each(Object.keys(LAWS))('the store in memory: %s', (law) => {
  const store = new MemoryStore();
  return holdTo(law, async () => store);
});

describe('a law finds', () => {
  test.each(Object.entries(PLANTED))('%s', async (_, [law, spoil]) => {
    await expect(hold(law, spoil)).rejects.toMatchObject({ code: 'ERR_ASSERTION' });
  });
});

async function problemOf(path: string): Promise<string | undefined> {
  try {
    await (await openSqlite(path)).close();
    return undefined;
  } catch (error) {
    if (error instanceof CannotOpen) return error.problem;
    throw error;
  }
}

test('a file of an earlier version is brought up with all that is in it', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'pakli.db');
    const rows = [{ seq: 1, cmd: 'house/1', event: 'A opened' }];
    const secret = Uint8Array.of(7);
    const first = openDatabase(path);
    first.create({ id: 'A', game: 'rounds', host: 'anna', secret, rows, at: 5, due: null });
    first.close();
    const later = [
      ...SCHEMA,
      'ALTER TABLE people ADD COLUMN colour TEXT',
      'CREATE TABLE later (x)',
    ];
    const raised = openDatabase(path, later);
    expect(raised.read('A', 0)).toEqual({ secret, rows });
    raised.close();
    const db = new DatabaseSync(path);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: later.length });
    expect(db.prepare('SELECT count(colour) AS n FROM people, later').get()).toEqual({ n: 0 });
    db.close();
    // A refused store does not hold the file: the second time it is not in use.
    for (let time = 0; time < 2; time++) {
      expect(() => openDatabase(path)).toThrow(new CannotOpen('newer', path));
    }
  }));

describe('a file that cannot be used is refused by name, and left as it is', () => {
  test('of a later version', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'pakli.db');
      await (await openSqlite(path)).close();
      const db = new DatabaseSync(path);
      db.exec('PRAGMA user_version = 99');
      db.close();
      expect(await problemOf(path)).toBe('newer');
      const again = new DatabaseSync(path);
      expect(again.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
      expect(again.prepare('SELECT count(*) AS n FROM tables').get()).toEqual({ n: 0 });
      again.close();
    }));

  test('in use by another server', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'pakli.db');
      const store = await openSqlite(path);
      expect(await problemOf(path)).toBe('in-use');
      await store.check();
      await store.close();
      expect(await problemOf(path)).toBeUndefined();
    }));

  test('no database at all', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'pakli.db');
      writeFileSync(path, 'Dear diary, '.repeat(1000));
      expect(await problemOf(path)).toBe('damaged');
    }));

  test('in a folder that cannot be made', () =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'file'), '');
      expect(await problemOf(join(folder, 'file/pakli.db'))).toBe('not-writable');
    }));
});
