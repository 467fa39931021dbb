/** The embedded store keeps the laws, stores that are spoilt do not, and bad files are refused by name. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { SCHEMA } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { CannotOpen, type Append, type Appended, type Store } from '../src/store/store.ts';
import { inFolder } from './folder.ts';
import { LAWS } from './laws.ts';

type Spoil = (store: Store) => Store;

/** Holds a store to a law, spoilt where that is wanted. */
async function hold(law: string, spoil: Spoil = (store) => store): Promise<void> {
  await inFolder(async (folder) => {
    let plain: Store | undefined;
    const open = async (): Promise<Store> => {
      await plain?.close();
      plain = await openSqlite(join(folder, 'pakli.db'));
      return spoil(plain);
    };
    try {
      await LAWS[law]?.(await open(), open);
    } finally {
      await plain?.close();
    }
  });
}

describe('the embedded store', () => {
  test.each(Object.keys(LAWS))('%s', (law) => hold(law));
});

function but(store: Store, changed: Partial<Store>): Store {
  return new Proxy(store, {
    get(target, key: keyof Store) {
      return changed[key] ?? target[key];
    },
  });
}

/** Each with the law that must find it. */
const PLANTED: Readonly<Record<string, readonly [law: string, spoil: Spoil]>> = {
  'a log that is read backwards': [
    'a log is read in order, from any number on',
    (store) =>
      but(store, {
        read: async (table, after) => {
          const log = await store.read(table, after);
          return log === undefined ? log : { ...log, rows: log.rows.toReversed() };
        },
      }),
  ],
  'an answer before the commit': [
    'a log is read in order, from any number on',
    (store) => {
      let last: Append | undefined;
      return but(store, {
        append: async (row): Promise<Appended> => {
          // The newest row waits for company.
          if (last !== undefined) await store.append(last);
          last = row;
          return { kind: 'won' };
        },
      });
    },
  ],
  'commands that are never known again': [
    'a command is done once at a table',
    (store) => {
      let n = 0;
      return but(store, { append: (row) => store.append({ ...row, cmd: `${row.cmd}#${n++}` }) });
    },
  ],
  'a batch whose rows are exchanged': [
    'rows of many tables in one commit stay at their tables',
    (store) => {
      let before: Append | undefined;
      return but(store, {
        append: (row) => {
          const event = before?.event ?? row.event;
          before = row;
          return store.append({ ...row, event });
        },
      });
    },
  ],
  'answers in another order than the questions': [
    'rows of many tables in one commit stay at their tables',
    (store) => {
      let before = Promise.resolve<Appended>({ kind: 'lost' });
      return but(store, {
        append: (row) => {
          const answer = before;
          before = store.append(row);
          return answer;
        },
      });
    },
  ],
  'a number that is not looked at': [
    'the next number wins, every other loses',
    (store) =>
      but(store, {
        append: async (row) => {
          const head = (await store.read(row.table, 0))?.rows.at(-1)?.seq ?? 0;
          return store.append({ ...row, seq: head + 1 });
        },
      }),
  ],
  'lines of all tables in one heap': [
    'what was said is read in order, from any number on, until it is forgotten',
    (store) => but(store, { say: (_, line) => store.say('A', line) }),
  ],
  'the oldest lines instead of the newest': [
    'what was said is read in order, from any number on, until it is forgotten',
    (store) =>
      but(store, {
        said: async (table, after, most) => (await store.said(table, after, 99)).slice(0, most),
      }),
  ],
  'what was said stays when its person is forgotten': [
    'what was said is read in order, from any number on, until it is forgotten',
    (store) => but(store, { forget: async () => {} }),
  ],
  'a report that changes afterwards': [
    'a report is kept once, with what was said, for its time',
    (store) => but(store, { report: (report) => store.report({ ...report, by: `${report.at}` }) }),
  ],
  'a claim that claims nothing': [
    'what is due is given out, longest first, and not twice at once',
    (store) => but(store, { due: (now, limit) => store.due(now, limit, 0) }),
  ],
  'a log that is folded while people are at it': [
    'a log that is over is folded, and nobody can tell',
    (store) => but(store, { fold: (before, most) => store.fold(before + 1, most) }),
  ],
  'a folded log that is lost': [
    'a log that is over is folded, and nobody can tell',
    (store) =>
      but(store, {
        fold: async (before, most) => {
          const folded = await store.fold(before, most);
          if (folded > 0) await store.drop('A');
          return folded;
        },
      }),
  ],
};

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
    const db = new DatabaseSync(path);
    db.exec(`${SCHEMA[0]}; PRAGMA user_version = 1;
      INSERT INTO tables VALUES ('A', 1, 2, 'rounds', 'anna', NULL, 5, x'07');
      INSERT INTO events VALUES ('A', 1, 'house/1', 'A opened')`);
    db.close();
    const store = await openSqlite(path);
    const log = { secret: Uint8Array.of(7), rows: [{ seq: 1, cmd: 'house/1', event: 'A opened' }] };
    expect(await store.read('A', 0)).toEqual(log);
    expect(await store.fold(9, 9)).toBe(1);
    expect(await store.read('A', 0)).toEqual(log);
    await store.close();
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
