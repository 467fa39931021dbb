/** PostgreSQL keeps the same laws, for one node and for several, and databases that cannot be trusted are refused. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { POSTGRES_SCHEMA } from '../src/store/postgres-schema.ts';
import { CannotOpen, type Append, type TableStore } from '../src/store/store.ts';
import { holdTo } from './hold.ts';
import { LAWS } from './laws.ts';
import { ask, hasPostgres, openDatabases, type Databases } from './postgres.ts';

let databases: Databases;
let address: string;

function empty(): Promise<unknown> {
  return ask(
    address,
    'TRUNCATE tables, events, people, devices, passes, lines, reports, nodes, here, beats, outages',
  );
}

/** Works with several nodes on the same data. */
async function withNodes(
  many: number,
  work: (nodes: readonly TableStore[]) => Promise<void>,
  place = address,
): Promise<void> {
  await empty();
  const nodes = await Promise.all(Array.from({ length: many }, () => openPostgres(place)));
  try {
    await work(nodes);
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
  }
}

function row(table: string, seq: number, by: number): Append {
  const cmd = `${seq} by ${by}`;
  return { table, seq, cmd, event: cmd, at: 1, phase: 1, due: null };
}

async function problemOf(place: string): Promise<unknown> {
  try {
    await (await openPostgres(place)).close();
    return undefined;
  } catch (error) {
    return error instanceof CannotOpen ? [error.problem, error.path] : error;
  }
}

/** What a stopping database sends to every connection. */
const FATAL = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

/** Between a node and its database: once, along with the answer to BEGIN, the database says that it is stopping. */
class Goodbye {
  private readonly server: Server;
  said = 0;

  constructor(target: number) {
    this.server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      let begins = false;
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => {});
        one.on('close', () => other.destroy());
      }
      near.on('data', (data) => {
        begins = data.includes('BEGIN\0');
        far.write(data);
      });
      far.on('data', (data) => {
        if (!begins || this.said > 0) near.write(data);
        else {
          this.said++;
          near.end(Buffer.concat([data, FATAL]));
        }
      });
    });
  }

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
  }
}

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  beforeAll(async () => {
    databases = await openDatabases();
    address = await databases.database();
    await (await openPostgres(address)).close();
  });
  afterAll(() => databases.stop());

  test.each(Object.keys(LAWS))('%s', async (law) => {
    await empty();
    await holdTo(law, () => openPostgres(address));
  });

  test('of several nodes that race at many tables, in any order, each number is won once', () =>
    withNodes(3, async (nodes) => {
      const ids = Array.from({ length: 12 }, (_, i) => `T${i}`);
      for (const id of ids) {
        const opened = { seq: 1, cmd: 'open', event: 'open' };
        const made = { id, game: 'rounds', host: '', secret: new Uint8Array(32), rows: [opened] };
        await nodes[0]?.create({ ...made, at: 1, due: null });
      }
      const won: Append[] = [];
      let lost = 0;
      for (let seq = 2; seq < 7; seq++) {
        await Promise.all(
          nodes.map(async (node, by) => {
            // Each starts at a different table: locking rows in that order would deadlock.
            const mine = [...ids.slice(by * 4), ...ids.slice(0, by * 4)];
            await Promise.all(
              mine.map(async (id) => {
                const wanted = row(id, seq, by);
                const { kind } = await node.append(wanted);
                if (kind === 'won') won.push(wanted);
                else lost++;
              }),
            );
          }),
        );
      }
      expect([won.length, lost]).toEqual([60, 120]);
      for (const { table, seq, cmd } of won) {
        const log = await nodes[1]?.read(table, seq - 1);
        expect(log?.rows[0]).toMatchObject({ seq, cmd });
        expect((await nodes[2]?.read(table, 0))?.rows.length).toBe(6);
      }
    }));

  test('batches of the same tables in any order never wait for each other in a circle', async () => {
    const ids = Array.from({ length: 50 }, (_, i) => `T${i}`);
    const deadlocks = async (): Promise<number> => {
      const sql = `SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()`;
      return Number((await ask(address, sql))[0]?.['n']);
    };
    // As a database with many tables does it: one after another by their ids, in the order of the batch.
    const plan = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'].map(
      (way) => `-c enable_${way}=off`,
    );
    const place = `${address}?options=${encodeURIComponent(plan.join(' '))}`;
    const before = await deadlocks();
    await withNodes(
      2,
      async (nodes) => {
        for (const id of ids) {
          const opened = { seq: 1, cmd: 'open', event: 'open' };
          const made = { id, game: 'rounds', host: '', secret: new Uint8Array(32), rows: [opened] };
          await nodes[0]?.create({ ...made, at: 1, due: null });
        }
        for (let seq = 2; seq < 8; seq++) {
          const kinds = await Promise.all(
            nodes.flatMap((node, by) =>
              (by === 0 ? ids : ids.toReversed()).map((id) => node.append(row(id, seq, by))),
            ),
          );
          expect(kinds.filter(({ kind }) => kind === 'won').length).toBe(ids.length);
        }
      },
      place,
    );
    // Counted when a connection closes. An abandoned statement is retried, so nothing else would show it.
    expect(await deadlocks()).toBe(before);
  });

  test('what is due is given to one node, also where all ask at once', () =>
    withNodes(3, async (nodes) => {
      for (let i = 0; i < 60; i++) {
        const made = {
          id: `T${i}`,
          game: 'rounds',
          host: '',
          secret: new Uint8Array(32),
          rows: [],
        };
        await nodes[0]?.create({ ...made, at: 1, due: i });
      }
      const given = await Promise.all(
        nodes.flatMap((node) => [node.due(99, 16, 50), node.due(99, 16, 50)]),
      );
      const all = given.flat();
      expect(new Set(all).size).toBe(all.length);
      const left = await nodes[0]?.due(99, 99, 50);
      expect(all.length + (left?.length ?? 0)).toBe(60);
    }));

  test('a table that is folded while another node adds to it keeps every row', () =>
    withNodes(2, async ([one, other]) => {
      const opened = { seq: 1, cmd: 'open', event: 'open' };
      const made = {
        id: 'A',
        game: 'rounds',
        host: '',
        secret: new Uint8Array(32),
        rows: [opened],
      };
      await one?.create({ ...made, at: 1, due: null });
      for (let seq = 2; seq < 30; seq++) {
        const over = { ...row('A', seq, 0), phase: 2 as const };
        const [added] = await Promise.all([one?.append(over), other?.fold(99, 9)]);
        expect(added).toEqual({ kind: 'won' });
        expect((await other?.read('A', 0))?.rows.length).toBe(seq);
      }
    }));

  test('nodes that start at once bring a database up once', async () => {
    const fresh = await databases.database();
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(fresh)));
    await Promise.all(stores.map((store) => store.close()));
    expect(await ask(fresh, 'SELECT version FROM schema')).toEqual([
      { version: POSTGRES_SCHEMA.length },
    ]);
    // During a rolling upgrade the previous version works with the next one's data; older ones do not.
    await ask(fresh, `UPDATE schema SET version = ${POSTGRES_SCHEMA.length + 1}`);
    expect(await problemOf(fresh)).toBeUndefined();
    await ask(fresh, `UPDATE schema SET version = ${POSTGRES_SCHEMA.length + 2}`);
    expect(await problemOf(fresh)).toMatchObject(['newer', expect.anything()]);
  });

  test('a database that ends a connection between two statements ends no node', async () => {
    const proxy = new Goodbye(Number(new URL(address).port));
    const place = Object.assign(new URL(address), { port: String(await proxy.listen()) }).href;
    await withNodes(
      1,
      async ([node]) => {
        const secret = new Uint8Array(32);
        const rows = [{ seq: 1, cmd: 'open', event: '' }];
        await node?.create({ id: 'A', game: '', host: '', secret, rows, at: 0, due: null });
        // A late writer looks up the reason in a transaction.
        await expect(node?.append(row('A', 5, 1))).rejects.toThrow();
        expect(proxy.said).toBe(1);
        expect(await node?.append(row('A', 5, 1))).toEqual({ kind: 'lost' });
      },
      place,
    );
    proxy.close();
  });

  test('no message contains a password, and a missing database is one sentence', async () => {
    const secret = Object.assign(new URL(address), { password: 'hush', pathname: '/nowhere' }).href;
    const plain = Object.assign(new URL(address), { pathname: '/nowhere' }).href;
    expect(await problemOf(secret)).toEqual(['unreachable', plain]);
    const port = Object.assign(new URL(plain), { port: '1' }).href;
    expect(await problemOf(port)).toEqual(['unreachable', port]);
  });

  test('one statement sweeps a bounded number of rows away, with what belongs to them', () =>
    withNodes(1, async ([store]) => {
      await ask(
        address,
        `INSERT INTO tables SELECT n::text, 1, 0, 'mulle', 'anna', NULL, n % 2, '', NULL FROM generate_series(1, 3000) n;
         INSERT INTO events SELECT n::text, 1, 'open', '' FROM generate_series(1, 3000) n;
         INSERT INTO lines SELECT n::text, n, n % 2, 'anna', '' FROM generate_series(1, 3000) n`,
      );
      const count = async (table: string): Promise<number> =>
        Number((await ask(address, `SELECT count(*) AS n FROM ${table}`))[0]?.['n']);
      expect(await store!.sweep('tables', 1, '')).toBe('');
      for (const table of ['tables', 'events', 'lines']) expect(await count(table)).toBe(2000);
      expect(await store!.sweep('tables', 1, '')).toBeUndefined();
      for (const table of ['tables', 'events', 'lines']) expect(await count(table)).toBe(1500);
      expect(await store!.sweep('lines', 2, '')).toBe('');
      expect(await count('lines')).toBe(500);
    }));

  test('tables to be folded are found without reading those that are', () =>
    withNodes(1, async () => {
      await ask(
        address,
        `INSERT INTO tables SELECT n::text, 1, 2, 'mulle', 'anna', NULL, n, '', '' FROM generate_series(1, 5000) n;
         ANALYZE tables`,
      );
      const plan = await ask(
        address,
        `EXPLAIN SELECT id FROM tables WHERE phase = 2 AND folded IS NULL AND touched < 9999
         ORDER BY touched LIMIT 64 FOR UPDATE SKIP LOCKED`,
      );
      expect(JSON.stringify(plan)).toContain('tables_over');
    }));

  test('a connection with synchronous_commit off is refused', async () => {
    const place = `${address}?options=-c%20synchronous_commit%3Doff`;
    expect(await problemOf(place)).toEqual(['unsafe', address]);
  });
});
