/**
 * All clients reconnect at once to a server that has just started: the cost of a
 * socket whose table must be read from disk, until it has received everything,
 * compared with the least that any server spends on a socket.
 *
 *     PAKLI_STORM_SOCKETS=2000 npm run bench -- --only server/storm
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@pakli/protocol';
import { openPostgres } from '../apps/server/src/store/postgres.ts';
import { openSqlite } from '../apps/server/src/store/sqlite.ts';
import { socketTo } from '../apps/server/test/client.ts';
import { findPostgres, Postgres } from '../apps/server/test/postgres.ts';
import { layTables } from './laid.ts';
import type { Loaded } from './load.ts';
import { quantile, started } from './server.ts';

export const STORM_NAMES: readonly string[] = [
  'server/storm',
  ...(findPostgres() === undefined ? [] : ['server/storm-postgres']),
];

const SOCKETS = Number(process.env['PAKLI_STORM_SOCKETS'] ?? 200);
/** Two players and a spectator. */
const AT_A_TABLE = 3;

/** Milliseconds until each socket has received a frame, when all connect at once. */
async function comeAll(
  sockets: readonly ReturnType<typeof socketTo>[],
  hello: string,
): Promise<number[]> {
  const begin = performance.now();
  return Promise.all(
    sockets.map(async (socket) => {
      const heard = once(socket, 'message');
      await once(socket, 'open');
      socket.send(hello);
      await heard;
      return performance.now() - begin;
    }),
  );
}

/** Milliseconds of processor time per socket at a server that knows no games. */
async function rawCost(): Promise<number> {
  const server = await started('pong.ts', [String(AT_A_TABLE), '1700']);
  const before = server.cpu();
  const sockets = Array.from({ length: SOCKETS }, () => socketTo(server, ''));
  await comeAll(sockets, JSON.stringify({ kind: 'do', id: 'command' }));
  const cost = (server.cpu() - before) / SOCKETS;
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return cost;
}

export async function measureStorm(name: string): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'pakli-storm-'));
  const postgres = name === 'server/storm' ? undefined : await Postgres.start();
  try {
    const place = (await postgres?.database()) ?? join(folder, 'pakli.db');
    const store = await (postgres === undefined ? openSqlite(place) : openPostgres(place));
    const laid = await layTables(store, Math.ceil(SOCKETS / AT_A_TABLE));
    await store.close();
    const raw = await rawCost();
    const server = await started('process.ts', [place, '0']);
    const before = server.cpu();
    const { base } = server;
    const sockets = laid
      .flatMap(({ table, cookies }) => [
        ...cookies.map((cookie) => socketTo({ base, cookie }, table)),
        socketTo({ base }, table),
      ])
      .slice(0, SOCKETS);
    const hello = JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null });
    const times = await comeAll(sockets, hello);
    const value = (server.cpu() - before) / SOCKETS;
    const memory = server.memory();
    for (const socket of sockets) socket.terminate();
    await server.stop();
    const seconds = (share: number): string => (quantile(times, share) / 1000).toFixed(1);
    return {
      value: value * 1000,
      ratio: value / raw,
      note: `${SOCKETS} sockets at ${laid.length} tables, half live after ${seconds(0.5)} s, all after ${seconds(0.9999)} s, ${value.toFixed(2)} ms of processor a socket, ${Math.round(memory)} MB; raw ${raw.toFixed(2)} ms`,
    };
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
