/**
 * Nothing acknowledged is lost or done twice, whichever node, database or answer dies. The long run is `npm run
 * test:faults`.
 */
import { connect } from '@nats-io/transport-node';
import { Sfc32 } from '@pakli/core';
import { setTimeout as wait } from 'node:timers/promises';
import { Client as Listener } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import type { TableStore } from '../src/store/store.ts';
import { checkLog } from './check-log.ts';
import { begun, Client, guest, openTable } from './client.ts';
import { killing } from './killing.ts';
import { findNats, startNats } from './nats.ts';
import { withNodes } from './nodes.ts';
import { playOn } from './playing.ts';
import { ask as query, findPostgres, Postgres } from './postgres.ts';
import { QUICK } from './running.ts';
import { Swallow } from './swallow.ts';

/**
 * A store whose node falls asleep with the first automatic event it lets happen, and wakes when another node has
 * handled it: returns the outcome. Without a fence it still writes.
 */
function asleep(store: TableStore, fenced: boolean, woken: (kind: string) => void): TableStore {
  let slept = false;
  const append: TableStore['append'] = async (row) => {
    if (slept || !row.cmd.startsWith('house/')) return store.append(row);
    slept = true;
    const head = async (): Promise<number> =>
      (await store.look([row.table], '')).get(row.table)?.seq ?? 0;
    while ((await head()) < row.seq) await wait(20);
    const late = { ...row, seq: (await head()) + 1, cmd: `${row.cmd}#late` };
    const appended = await store.append(fenced ? row : late);
    woken(appended.kind);
    return appended;
  };
  return new Proxy(store, {
    get: (target, key: keyof TableStore) => (key === 'append' ? append : target[key]),
  });
}

describe.skipIf(findPostgres() === undefined)('several nodes at one database', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  });
  afterAll(() => postgres.stop());

  test('a node that is killed loses nothing', async () => {
    const found = await killing({
      kills: 1,
      tables: 3,
      seed: 11,
      life: 100,
      nodes: 2,
      postgres: await postgres.database(),
    });
    expect(found.breaches).toEqual([]);
    expect(found.acknowledged).toBeGreaterThan(3);
  });

  test('a database that is killed loses nothing', async () => {
    const found = await killing({
      kills: 1,
      tables: 3,
      seed: 12,
      life: 100,
      nodes: 1,
      postgres: await postgres.database(),
      harm: async () => {
        await postgres.kill();
        await postgres.run();
      },
    });
    expect(found.breaches).toEqual([]);
  });

  test('an answer that is swallowed is no second move', async () => {
    const swallow = new Swallow(postgres.port);
    const place = new URL(await postgres.database());
    place.port = String(await swallow.listen());
    const found = await killing({
      kills: 3,
      tables: 3,
      seed: 13,
      life: 20,
      nodes: 1,
      postgres: place.href,
      harm: () => swallow.next(),
    });
    swallow.close();
    expect(found.breaches).toEqual([]);
    expect(swallow.swallowed).toBe(3);
  });

  test.each([
    ['and is too late', true, /^$/],
    ['and whoever checks the log notices that nothing held it back', false, /was decided as row/],
  ])('a node that sleeps over its claim wakes %s', async (_, fenced, found) => {
    const woken = Promise.withResolvers<string>();
    let nodes = 0;
    const spoil = (store: TableStore): TableStore =>
      nodes++ === 0 ? asleep(store, fenced, woken.resolve) : store;
    // The other node handles it after a second, not after ten.
    const settings = { pace: { ...QUICK, lease: 1000 } };
    await withNodes(
      { many: 2, address: await postgres.database(), settings, spoil },
      async ([one, other]) => {
        const anna = await guest(one?.base ?? '', 'Anna');
        const table = await openTable(anna, 'ulti');
        const host = new Client(anna, table);
        const friend = new Client(await guest(other?.base ?? '', 'Bo'), table);
        await host.sit(0);
        await friend.sit(1);
        await host.do({ kind: 'start' });
        for (const client of [host, friend]) void playOn(client, new Sfc32(1)).catch(() => {});
        expect(await woken.promise).toBe(fenced ? 'repeated' : 'won');
        const rows = (await other?.store.read(table, 0))?.rows ?? [];
        const { breaches } = await checkLog(new Map([[table, rows]]), [], []);
        expect(breaches.join('\n')).toMatch(found);
        for (const client of [host, friend]) client.close();
      },
    );
  });

  test('a backup that was taken while people are at a table is served, and clients that know more hear of it', async () => {
    const address = await postgres.database();
    const name = new URL(address).pathname.slice(1);
    let table = '';
    let known = 0;
    let copy: Postgres | undefined;
    let base = '';
    let client: Client | undefined;
    await withNodes({ many: 1, address }, async ([node]) => {
      base = node?.base ?? '';
      const anna = await guest(base, 'Anna');
      table = await openTable(anna, 'mulle');
      const who = {
        ...anna,
        get base() {
          return base;
        },
      };
      const host = new Client(who, table);
      client = host;
      await host.sit(0);
      // Commands that never run out: a match might end before the files are copied.
      const rows = async (isEnough: () => boolean): Promise<void> => {
        while (!isEnough()) await host.do({ kind: 'lock', locked: host.seq % 2 === 0 });
      };
      let copied = false;
      const copying = postgres.copy().finally(() => (copied = true));
      await rows(() => copied);
      copy = await copying;
      const { seq } = host;
      await rows(() => host.seq > seq + 1);
      known = host.seq;
    });
    await withNodes({ many: 1, address: copy?.address(name) ?? '' }, async ([node]) => {
      const host = client!;
      host.heard.length = 0;
      base = node?.base ?? '';
      await host.until('it is opened', () => host.heard.some((text) => text.includes('"opening"')));
      const rows = (await node?.store.read(table, 0))?.rows ?? [];
      expect(rows.length).toBeLessThan(known);
      expect(host.heard.find((text) => text.includes('"opening"'))).toContain('"restored"');
      const { breaches } = await checkLog(new Map([[table, rows]]), [], []);
      expect(breaches).toEqual([]);
      // It resumes from there.
      const lock = { kind: 'lock', locked: rows.length % 2 === 0 } as const;
      expect(await host.do(lock)).toEqual({ seq: rows.length + 1 });
      host.close();
    });
    await copy?.stop();
  });

  // Databases of this server, which no other file uses.
  test.each(['fsync', 'full_page_writes'])('a server with %s off is refused', async (setting) => {
    const address = await postgres.database();
    const set = async (value: string): Promise<void> => {
      await query(address, `ALTER SYSTEM SET ${setting} = ${value}`);
      await query(address, 'SELECT pg_reload_conf()');
      while ((await query(address, `SHOW ${setting}`))[0]?.[setting] !== value);
    };
    await set('off');
    await expect(openPostgres(address)).rejects.toMatchObject({ problem: 'unsafe', path: address });
    await set('on');
    await (await openPostgres(address)).close();
  });

  /** What a bell may carry: the sender, and ids of tables. */
  const RING = /^(node-\d )?[0-9a-z]{10}( [0-9a-z]{10})*$/;

  test('a bell carries ids of tables and nothing else', async () => {
    const address = await postgres.database();
    const nats = findNats() === undefined ? undefined : await startNats();
    const heard: string[] = [];
    const listener = new Listener({ connectionString: address });
    await listener.connect();
    listener.on('notification', ({ payload = '' }) => void heard.push(payload));
    await listener.query('LISTEN pakli');
    const ear = nats === undefined ? undefined : await connect({ servers: nats.address });
    ear?.subscribe('>', { callback: (_, message) => void heard.push(message.string()) });
    for (const settings of nats === undefined ? [{}] : [{}, { nats: nats.address }]) {
      const before = heard.length;
      await withNodes({ many: 1, address, settings }, async ([node]) => {
        const { host, friend } = await begun(node?.base ?? '');
        host.close();
        friend.close();
      });
      expect(heard.length).toBeGreaterThan(before);
    }
    await ear?.close();
    await nats?.stop();
    await listener.end();
    expect(heard.filter((text) => !RING.test(text))).toEqual([]);
    // A view would be noticed.
    expect(RING.test('node-0 0123456789 {"view":{}}')).toBe(false);
  });
});
