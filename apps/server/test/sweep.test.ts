/** Old data is deleted soon after the start, in small steps, whatever part of it fails. */
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logTo, SILENT } from '../src/log.ts';
import { MACHINE } from '../src/machine.ts';
import { Metrics } from '../src/metrics.ts';
import { PACE } from '../src/settings.ts';
import { openDatabase } from '../src/store/database.ts';
import type { Statements } from '../src/store/statements.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { sweep as sweepSome } from '../src/store/sqlite-sweep.ts';
import type { TableStore, Swept } from '../src/store/store.ts';
import { sweep, Sweeper } from '../src/sweep.ts';
import { inFolder } from './folder.ts';
import { MemoryStore } from './memory-store.ts';
import { QUICK, withServer } from './running.ts';
import { but, type Spoil } from './spoil.ts';

const PORTS = { log: SILENT, metrics: new Metrics(), machine: MACHINE, settings: { pace: PACE } };

test('a part that fails says why, and keeps none of the others from being swept', () => {
  const lines: Record<string, unknown>[] = [];
  const done: string[] = [];
  const spoil: Spoil = (store) =>
    but(store, {
      sweep: (what, before, from) => {
        done.push(what);
        return what === 'tables'
          ? Promise.reject(new RangeError('the table of Anna'))
          : store.sweep(what, before, from);
      },
      fold: (before, most) => {
        done.push('fold');
        return store.fold(before, most);
      },
    });
  const log = logTo((line) => lines.push(JSON.parse(line) as Record<string, unknown>), Date.now);
  const settings = { pace: { ...QUICK, firstSweep: 0 } };
  return withServer(
    async () => {
      await vi.waitFor(() => expect(done).toContain('fold'), 60_000);
      expect(done).toEqual(['people', 'tables', 'lines', 'reports', 'fold']);
      expect(lines).toMatchObject([
        { what: 'a sweep failed', part: 'tables', error: 'RangeError' },
      ]);
      expect(lines[0]?.['stack']).not.toEqual([]);
      expect(JSON.stringify(lines)).not.toContain('Anna');
    },
    { spoil, log, settings },
  );
});

const MANY = 1200;
const OLD = 1000;
const NOW = 2000;

test('one transaction of the embedded store takes away a bounded number of rows', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'pakli.db');
    const database = openDatabase(file);
    const secret = new Uint8Array(32);
    const rows = [{ seq: 1, cmd: 'open', event: '' }];
    const common = { game: 'mulle', host: 'anna', secret, rows, due: null };
    for (let i = 0; i < MANY; i++) {
      const id = String(i).padStart(10, '0');
      const at = i % 3 === 0 ? NOW : OLD;
      database.addPerson({ id, name: 'Anna' }, Buffer.from(id), at);
      database.create({ ...common, id, at });
      database.say(id, { at, person: id, text: 'hello' });
    }
    database.close();
    const db = new DatabaseSync(file);
    const asked = new Set<string>();
    const statement = (sql: string): StatementSync => {
      asked.add(sql);
      return db.prepare(sql);
    };
    const statements: Statements = {
      run: (sql, values) => Number(statement(sql).run(...values).changes),
      ask: <Row>(sql: string, values: SQLInputValue[]) => statement(sql).all(...values) as Row[],
    };
    const count = (table: string): number =>
      Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
    /** How many rows each call deletes, until none are left. */
    const sweeps = (what: Swept): number[] => {
      const taken: number[] = [];
      for (let from: string | undefined = ''; from !== undefined;) {
        const before = count(what);
        from = sweepSome(statements, what, NOW, from);
        taken.push(before - count(what));
      }
      return taken;
    };
    const old = (MANY * 2) / 3;
    for (const [what, most] of [
      ['lines', 500],
      ['people', 500],
      ['tables', 64],
    ] as const) {
      const taken = sweeps(what);
      expect(taken.reduce((one, other) => one + other)).toBe(old);
      expect(Math.max(...taken)).toBeLessThanOrEqual(most);
    }
    for (const table of ['lines', 'people', 'devices', 'tables', 'events']) {
      expect(count(table), table).toBe(MANY - old);
    }
    // No statement scans a whole table to find its rows.
    for (const sql of asked) {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      expect(plan.map(({ detail }) => detail).join('\n'), sql).not.toContain('SCAN');
    }
    db.close();
  }));

test('whoever wants to write waits for one part of a sweep at most', () =>
  inFolder(async (folder) => {
    const store = await openSqlite(join(folder, 'pakli.db'));
    const order: string[] = [];
    const secret = new Uint8Array(32);
    const rows = [{ seq: 1, cmd: 'open', event: '' }];
    for (let i = 0; i < MANY; i++) {
      const id = String(i).padStart(10, '0');
      void store.addPerson({ id, name: 'Anna' }, Buffer.from(id), OLD);
    }
    const at = NOW + 1e12;
    const write = (): Promise<unknown> =>
      store
        .create({ id: 'a', game: 'mulle', host: '', secret, rows, at, due: null })
        .then(() => order.push('written'));
    const watched = but(store, {
      sweep: async (what, before, from) => {
        const next = await store.sweep(what, before, from);
        if (order.length === 0) void write();
        order.push(what);
        return next;
      },
    });
    await sweep({ store: watched, now: () => at, ...PORTS });
    expect(order.slice(0, 3)).toEqual(['people', 'written', 'people']);
    await store.close();
  }));

const DAY = 86_400_000;

/** The calls to a store, and its answer to each. */
function asked(folds: number[] = []): { store: TableStore; calls: unknown[][] } {
  const calls: unknown[][] = [];
  const parts = new Map([['tables', ['b', 'c']]]);
  const store = but(new MemoryStore(), {
    sweep: async (what, before, from) => {
      calls.push([what, before, from]);
      return parts.get(what)?.shift();
    },
    fold: async (before, most) => {
      calls.push(['fold', before, most]);
      return folds.shift() ?? 0;
    },
  });
  return { store, calls };
}

test('each kind is kept for its time, and swept until there is no more', async () => {
  const { store, calls } = asked([64, 64, 63, 64]);
  const now = 1000 * DAY;
  await sweep({ store, now: () => now, ...PORTS });
  expect(calls).toEqual([
    ['people', now - 180 * DAY, ''],
    ['tables', now - 180 * DAY, ''],
    ['tables', now - 180 * DAY, 'b'],
    ['tables', now - 180 * DAY, 'c'],
    ['lines', now - 30 * DAY, ''],
    ['reports', now - 180 * DAY, ''],
    ['fold', now - DAY, 64],
    ['fold', now - DAY, 64],
    ['fold', now - DAY, 64],
  ]);
});

test('a sweep that is stopped takes no further step', async () => {
  const { store, calls } = asked();
  const ports = { store, now: () => 0, ...PORTS };
  await sweep(ports, () => calls.length >= 2);
  expect(calls.map(([what]) => what)).toEqual(['people', 'tables']);
});

test('a sweep comes soon after the start and every hour, one at a time, until it is stopped', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const held = Promise.withResolvers<number>();
  let starts = 0;
  let folds = 0;
  const store = but(new MemoryStore(), {
    sweep: async (what) => void (what === 'people' ? starts++ : 0),
    fold: () => (folds++ === 0 ? held.promise : Promise.resolve(0)),
  });
  const ports = { store, now: () => 0, ...PORTS };
  const sweeper = new Sweeper(ports);
  expect(PACE.sweep).toBe(3_600_000);
  await vi.advanceTimersByTimeAsync(9999);
  expect(starts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(starts).toBe(1);
  // The first is still running after an hour.
  await vi.advanceTimersByTimeAsync(PACE.sweep);
  expect(starts).toBe(1);
  held.resolve(0);
  await vi.advanceTimersByTimeAsync(PACE.sweep);
  expect(starts).toBe(2);
  await sweeper.stop();
  await vi.advanceTimersByTimeAsync(2 * PACE.sweep);
  expect(starts).toBe(2);
});
