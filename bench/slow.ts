/**
 * People who look on and stop reading: what waits for them in the server, what
 * it costs in memory, and what those notice who play on, as the ratio of the
 * slowest answers with them to those before. Everybody plays at a steady pace.
 *
 *     PAKLI_SLOW_READERS=1000 PAKLI_LOAD_SECONDS=60 npm run bench -- --only server/slow
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@pakli/protocol';
import { openSqlite } from '../apps/server/src/store/sqlite.ts';
import { Client, socketTo } from '../apps/server/test/client.ts';
import { freePort } from '../apps/server/test/postgres.ts';
import { layTables } from './laid.ts';
import type { Loaded } from './load.ts';
import { quantile, started } from './server.ts';

export const SLOW_NAMES: readonly string[] = ['server/slow'];

const READERS = Number(process.env['PAKLI_SLOW_READERS'] ?? 100);
const SECONDS = Number(process.env['PAKLI_LOAD_SECONDS'] ?? 8);
/** One of so many stops reading. */
const STOPS = 10;
/** At one table: fewer than may look on. */
const AT_A_TABLE = 25;
/** Milliseconds between two rows of a table. */
const PACE = 250;
type Reader = ReturnType<typeof socketTo>;

const HELLO = JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null });

async function metric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Milliseconds until each row was acknowledged, for so many seconds. Hosts do what can be done for ever. */
async function play(hosts: readonly Client[]): Promise<number[]> {
  const acks: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    hosts.map(async (host, i) => {
      await new Promise((resolve) => setTimeout(resolve, (i * PACE) / hosts.length));
      for (let n = 0; performance.now() < end; n++) {
        const begin = performance.now();
        await host.do({ kind: 'talk', talk: n % 2 === 0 });
        acks.push(performance.now() - begin);
        await new Promise((resolve) =>
          setTimeout(resolve, Math.max(0, begin + PACE - performance.now())),
        );
      }
      host.heard.length = 0;
    }),
  );
  return acks;
}

/** Stops reading, and asks for everything until more waits than is kept for anybody. */
async function stopReading(
  slow: readonly Reader[],
  unread: () => Promise<number>,
): Promise<number> {
  for (const socket of slow) socket.pause();
  // The system itself keeps megabytes for each.
  for (let before = -1; ;) {
    for (const socket of slow) for (let i = 0; i < 50; i++) socket.send(HELLO);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const now = await unread();
    if (now > 0 && now <= before) return now;
    before = now;
  }
}

export async function measureSlow(): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'pakli-slow-'));
  const file = join(folder, 'pakli.db');
  const store = await openSqlite(file);
  const laid = await layTables(store, Math.ceil(READERS / AT_A_TABLE));
  await store.close();
  const metrics = await freePort();
  const server = await started('process.ts', [file, '0'], {
    PAKLI_METRICS_PORT: String(metrics),
  });
  try {
    const { base } = server;
    const hosts = laid.map(
      ({ table, cookies: [cookie = ''] }) => new Client({ base, cookie }, table),
    );
    for (const host of hosts) await host.until('it is there', () => host.seq > 0);
    const readers: Reader[] = [];
    while (readers.length < READERS) {
      const { table = '' } = laid[readers.length % laid.length] ?? {};
      const socket = socketTo({ base }, table);
      socket.on('error', () => {});
      await once(socket, 'open');
      socket.send(HELLO);
      readers.push(socket);
    }
    const slow = readers.filter((_, i) => i % STOPS === 0);
    await play(hosts);
    const before = quantile(await play(hosts), 0.99);
    const memory = server.memory();
    const unread = await stopReading(slow, () => metric(metrics, 'pakli_unread_bytes'));
    const after = quantile(await play(hosts), 0.99);
    const grown = server.memory() - memory;
    const closed = await metric(metrics, 'pakli_byes_total\\{why="slow"\\}');
    const each = unread / 1024 / slow.length;
    for (const socket of readers) socket.terminate();
    for (const host of hosts) host.close();
    return {
      value: each,
      ratio: after / before,
      note: `${READERS} readers at ${hosts.length} tables, ${slow.length} of them stop: ${Math.round(each)} KiB wait for each, ${closed} closed, memory ${grown >= 0 ? '+' : ''}${Math.round(grown)} MB; answers of the others ${before.toFixed(1)} ms before and ${after.toFixed(1)} ms after (p99)`,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
