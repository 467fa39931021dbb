/**
 * What a move costs a real server with people at many tables: processor time per move over all its
 * threads, compared with the least that any server needs for as many sockets (measured before and after
 * in the same run) and with the same server without a store; and how its memory grows. Players move
 * without a pause, or at PAKLI_LOAD_RATE moves a second in total; their own cost is not counted.
 *
 *     PAKLI_LOAD_TABLES=800 PAKLI_LOAD_RATE=270 PAKLI_LOAD_SECONDS=300 npm run bench -- --only server/load
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findGame, GAMES } from '@pakli/catalogue';
import { isRefusal, Sfc32 } from '@pakli/core';
import { openPostgres } from '../apps/server/src/store/postgres.ts';
import { openSqlite } from '../apps/server/src/store/sqlite.ts';
import type { TableStore } from '../apps/server/src/store/store.ts';
import { Client, guest, openTable } from '../apps/server/test/client.ts';
import { IN_MEMORY } from '../apps/server/test/memory-store.ts';
import { findPostgres, Postgres } from '../apps/server/test/postgres.ts';
import { quantile, started } from './server.ts';

/** With tables in a file, and in PostgreSQL where available. */
export const LOAD_NAMES: readonly string[] = [
  'server/load',
  ...(findPostgres() === undefined ? [] : ['server/load-postgres']),
];

const TABLES = Number(process.env['PAKLI_LOAD_TABLES'] ?? 40);
const SECONDS = Number(process.env['PAKLI_LOAD_SECONDS'] ?? 8);
/** Seconds for each baseline. */
const COMPARED = Math.min(SECONDS / 2, 30);
/** Moves a second of all tables together. */
const RATE = Number(process.env['PAKLI_LOAD_RATE'] ?? Infinity);
/** Seats and bytes of a typical frame: the mean over all games. */
const SEATS = 3;
const BYTES = 1700;
/** Milliseconds between two heartbeats, as a page sends them while a player thinks. */
const PINGS = 15_000;
/** Milliseconds, generous for a shared machine. */
const PATIENCE = 60_000;

export interface Loaded {
  /** Microseconds of processor time per move. */
  readonly value: number;
  /** Ratio to the raw server. */
  readonly ratio: number;
  readonly note: string;
}

/** Microseconds per command at a server that knows no games. */
async function rawCost(): Promise<number> {
  const server = await started('pong.ts', [String(SEATS), String(BYTES)]);
  const address = server.base.replace('http', 'ws');
  const tables: WebSocket[] = [];
  for (let i = 0; i < TABLES * SEATS; i++) {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    if (i % SEATS === 0) tables.push(socket);
  }
  let commands = 0;
  const end = Date.now() + COMPARED * 1000;
  const before = server.cpu();
  await Promise.all(
    tables.map(async (socket) => {
      while (Date.now() < end) {
        socket.send(JSON.stringify({ kind: 'do', id: 'command' }));
        await once(socket, 'message');
        commands++;
      }
    }),
  );
  const cost = ((server.cpu() - before) * 1000) / commands;
  await server.stop();
  return cost;
}

/** Plays at one table until time is up, one match after another. */
async function play(
  base: string,
  number: number,
  acks: number[],
  isOver: () => boolean,
): Promise<void> {
  const random = new Sfc32(number);
  const game = GAMES[number % GAMES.length]?.id ?? '';
  const seats = (await findGame(game)?.load())?.game.seats[0] ?? 2;
  const people = await Promise.all(
    Array.from({ length: seats }, (_, seat) => guest(base, `Seat ${seat}`)),
  );
  while (!isOver()) {
    const table = await openTable(people[0]!, game);
    const clients = people.map((person) => new Client(person, table, PINGS));
    for (const [seat, client] of clients.entries()) await client.sit(seat);
    await clients[0]!.do({ kind: 'start' });
    for (const client of clients)
      await client.until('it starts', () => client.scene !== null, PATIENCE);
    while (!isOver() && clients[0]!.company?.phase !== 'over') {
      const { scene, seq } = clients[0]!;
      const next = performance.now() + (TABLES * 1000) / RATE;
      const one = clients.find(({ you }) => you?.seat === scene?.view.turn) ?? clients[0]!;
      await one.until('all know it', () => one.seq >= seq, PATIENCE);
      const choices = await one.choices();
      const text = choices[random.below(Math.max(1, choices.length))];
      if (text !== undefined) {
        const begin = performance.now();
        const answer = await one.do({ kind: 'play', step: one.scene?.step ?? 0, text });
        if (isRefusal(answer)) throw new Error(answer.refused);
        acks.push(performance.now() - begin);
      } else for (const client of clients) await client.do({ kind: 'ask', what: 'next' });
      const first = clients[0]!;
      // The news that the match is over may come a moment after its last step.
      const goesOn = (): boolean => first.seq > seq || first.company?.phase === 'over';
      await first.until('it goes on', goesOn, PATIENCE);
      for (const client of clients) client.heard.length = 0;
      if (RATE < Infinity) await wait(Math.max(0, next - performance.now()));
    }
    for (const client of clients) client.close();
  }
}

/** Rows per second that a store alone writes for as many tables at once. */
async function bareAppends(store: TableStore): Promise<number> {
  let rows = 0;
  const end = Date.now() + COMPARED * 1000;
  const event = 'x'.repeat(100);
  await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const table = `bare${String(i).padStart(6, '0')}`;
      const first = { seq: 1, cmd: 'open', event };
      const secret = new Uint8Array(32);
      await store.create({
        id: table,
        game: '',
        host: '',
        secret,
        rows: [first],
        at: 0,
        due: null,
      });
      for (let seq = 2; Date.now() < end; seq++, rows++) {
        await store.append({ table, seq, cmd: `${seq}`, event, at: 0, phase: 1, due: null });
      }
    }),
  );
  await store.close();
  return rows / COMPARED;
}

interface Served {
  /** Microseconds of processor time per move. */
  readonly value: number;
  readonly moves: number;
  readonly acks: readonly number[];
  /** Megabytes by second. */
  readonly memory: readonly number[];
}

/** The cost of a move at a server that keeps its tables in this store. */
async function serving(place: string, seconds: number): Promise<Served> {
  const server = await started('process.ts', [place, '0']);
  try {
    const acks: number[] = [];
    const clock = { over: false };
    const playing = Array.from({ length: TABLES }, (_, i) =>
      play(server.base, i, acks, () => clock.over),
    );
    const failed = Promise.all(playing);
    failed.catch(() => (clock.over = true));
    // Everybody has started by then.
    while (acks.length < 3 * TABLES && !clock.over) await wait(50);
    const [first, idle, begin] = [acks.length, server.cpu(), performance.now()];
    const memory = [server.memory()];
    while (memory.length <= seconds && !clock.over) {
      await wait(begin + memory.length * 1000 - performance.now());
      memory.push(server.memory());
    }
    const moves = ((acks.length - first) * 1000) / (performance.now() - begin);
    const value = ((server.cpu() - idle) * 1000) / (acks.length - first);
    const told = acks.slice(first);
    clock.over = true;
    await failed;
    return { value, moves, acks: told, memory };
  } finally {
    await server.stop();
  }
}

export async function measureLoad(name: string): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'pakli-load-'));
  const postgres = name === 'server/load' ? undefined : await Postgres.start();
  try {
    const place = (await postgres?.database()) ?? join(folder, 'pakli.db');
    const before = await rawCost();
    const store =
      postgres === undefined ? openSqlite(join(folder, 'bare.db')) : openPostgres(place);
    const bare = await bareAppends(await store);
    const { value, moves, acks, memory } = await serving(place, SECONDS);
    const without = await serving(IN_MEMORY, Math.ceil(COMPARED));
    const raw = (before + (await rawCost())) / 2;
    const at = (share: number): string => quantile(acks, share).toFixed(1);
    return {
      value,
      ratio: value / raw,
      note: `${TABLES} tables, ${Math.round(moves)} moves/s (the store alone ${Math.round(bare)} rows/s), answered in ${at(0.5)} ms (p50) and ${at(0.99)} ms (p99); raw ${Math.round(raw)} us, without a store ${Math.round(without.value)} us, ${(value / without.value).toFixed(2)} times that with it; ${mb(memory[0])} at first and ${mb(memory.at(-1))} at last, ${slopeOf(memory)}`,
    };
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const mb = (megabytes = 0): string => `${Math.round(megabytes)} MB`;

/** Seconds: long enough to include a garbage collection. */
const WINDOW = 10;

/** Memory growth in megabytes per hour: the minimum of each window in the second half, when the server is warm. */
function slopeOf(memory: readonly number[]): string {
  const late = memory.slice(memory.length >> 1);
  const least: [seconds: number, megabytes: number][] = [];
  for (let at = 0; at + WINDOW <= late.length; at += WINDOW) {
    least.push([at, Math.min(...late.slice(at, at + WINDOW))]);
  }
  if (least.length < 3) return 'too short to say how it grows';
  const mean = (of: (point: readonly [number, number]) => number): number =>
    least.reduce((sum, point) => sum + of(point), 0) / least.length;
  const [x, y] = [mean(([seconds]) => seconds), mean(([, megabytes]) => megabytes)];
  const slope =
    mean(([seconds, megabytes]) => (seconds - x) * (megabytes - y)) /
    mean(([seconds]) => (seconds - x) ** 2);
  return `${slope >= 0 ? '+' : ''}${(slope * 3600).toFixed(1)} MB an hour in the last ${late.length} s`;
}
