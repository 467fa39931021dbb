/**
 * Spectators who stop reading: how much the server queues for them, what this
 * costs in memory, and how it affects the people who play on, as the ratio of the
 * slowest answers with them to those before and after. All play at a steady pace.
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
import { freePort } from '../apps/server/test/free-port.ts';
import { layTables } from './laid.ts';
import type { Loaded } from './load.ts';
import { quantile, started } from './server.ts';

export const SLOW_NAMES: readonly string[] = ['server/slow'];

const READERS = Number(process.env['PAKLI_SLOW_READERS'] ?? 100);
const SECONDS = Number(process.env['PAKLI_LOAD_SECONDS'] ?? 8);
/** One reader in this many stops reading. */
const STOPS = 10;
/** Per table; below the limit for spectators. */
const AT_A_TABLE = 25;
/** Milliseconds between two rows of a table. */
const PACE = 250;
/** Seconds for earlier load to wear off. */
const SETTLE = Math.min(SECONDS, 5);
/** How many openings the reading spectators request first. */
const WARM = 200;
type Reader = ReturnType<typeof socketTo>;

const HELLO = JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null });

async function come(base: string, table: string): Promise<Reader> {
  const socket = socketTo({ base }, table);
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

async function metric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Milliseconds until each row was acknowledged, over this many seconds. Hosts repeat a command that never runs out. */
async function play(hosts: readonly Client[], seconds = SECONDS): Promise<number[]> {
  const acks: number[] = [];
  const end = performance.now() + seconds * 1000;
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

/** The least that the server queues for a reader who is behind. */
const BEHIND = 64 * 1024;
/** Requests sent before the first could be answered. */
const AT_ONCE = 10;
/** The limit until all are behind: the operating system itself buffers megabytes for each. */
const MOST_ASKED = 2000;

/** Requests openings until more is queued than the limit per reader. Returns the queued bytes. */
async function stopReading(
  slow: readonly Reader[],
  unread: () => Promise<number>,
): Promise<number> {
  for (let asked = 0, before = -1; asked < MOST_ASKED; asked++) {
    // Any number of requests before an answer gets one more answer.
    for (const socket of slow) for (let i = 0; i < AT_ONCE; i++) socket.send(HELLO);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = await unread();
    if (now >= slow.length * BEHIND && now <= before) return now;
    before = now;
  }
  throw new Error('readers who do not read are never behind');
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
    const long = hosts
      .toSorted((one, other) => (other.heard[0]?.length ?? 0) - (one.heard[0]?.length ?? 0))
      .slice(0, Math.ceil(hosts.length / 2))
      .map(({ table }) => table);
    const readers: Reader[] = [];
    const tableOf = (reader: number): string => laid[reader % laid.length]?.table ?? '';
    while (readers.length < READERS) {
      const socket = await come(base, tableOf(readers.length));
      socket.send(HELLO);
      readers.push(socket);
    }
    // People who read request as much beforehand: the cost of the requests is not the cost of the backlog.
    for (let asked = 0; asked < WARM; asked++) {
      for (let i = 1; i < READERS; i += STOPS) readers[i]?.send(HELLO);
      await metric(metrics, 'pakli_sockets');
    }
    await play(hosts, SETTLE);
    const before = quantile(await play(hosts), 0.99);
    // They reconnect: the more a socket has read, the more the system buffers for it, up to tens of megabytes.
    // And they join the longest tables: it takes megabytes to put them behind.
    const slow: Reader[] = [];
    for (let i = 0; i < READERS; i += STOPS) {
      readers[i]?.terminate();
      const socket = await come(base, long[slow.length % long.length] ?? '');
      socket.pause();
      slow.push(socket);
      readers[i] = socket;
    }
    const memory = await server.needed();
    const unread = await stopReading(slow, () => metric(metrics, 'pakli_unread_bytes'));
    await play(hosts, SETTLE);
    const during = quantile(await play(hosts), 0.99);
    const grown = (await server.needed()) - memory;
    const closed = await metric(metrics, 'pakli_byes_total\\{why="slow"\\}');
    const each = unread / 1024 / slow.length;
    for (const socket of slow) socket.terminate();
    await play(hosts, SETTLE);
    const after = quantile(await play(hosts), 0.99);
    for (const socket of readers) socket.terminate();
    for (const host of hosts) host.close();
    return {
      value: each,
      ratio: (2 * during) / (before + after),
      note: `${READERS} readers at ${hosts.length} tables, ${slow.length} of them stop: ${Math.round(each)} KiB wait for each, ${closed} closed, memory ${grown >= 0 ? '+' : ''}${Math.round(grown)} MB; answers of the others ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms with them and ${after.toFixed(1)} ms after (p99)`,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
