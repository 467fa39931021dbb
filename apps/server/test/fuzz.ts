/**
 * Sends nonsense to tables in play, from many sockets at once: frame after frame on each, every one answered or closed
 * with a code. The server is its own process, and reports what that cost it.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Sfc32 } from '@pakli/core';
import { copyDatabase } from '../src/store/database.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { StoredLog } from '../src/store/store.ts';
import { begun, guest, type Begun } from './client.ts';
import { inFolder } from './folder.ts';
import { Heckler } from './heckler.ts';
import { nonsense } from './nonsense.ts';
import { freePort } from './free-port.ts';
import type { Fault } from './process.ts';
import { ServerProcess } from './server-process.ts';

/** Sockets of each of the four hecklers at a table: fewer than may watch there. */
const EACH = 8;
/** Frames per socket, at most, before all return and the log is checked. */
const AT_ONCE = 8;
const MOST_TABLES = 64;
/** One round in this many measures costs, and resends every answered frame. */
const MEASURED = 8;

export interface Fuzzed {
  readonly frames: number;
  /** How often each code closed a socket. */
  readonly codes: ReadonlyMap<number, number>;
  /** Milliseconds of processor time that one of each costs the server, over all its threads: the mean of each round. */
  readonly costs: Readonly<Record<Cost, readonly number[]>>;
}

/** A new frame; a resent frame that was answered; a ping; a reconnect. */
export type Cost = 'frame' | 'answered' | 'ping' | 'coming';

interface Wild {
  readonly heckler: Heckler;
  readonly frame: () => string | Buffer;
  /** The answered frames of the last round, with their answers. */
  readonly answered: (readonly [frame: string | Buffer, kind: string])[];
}

/** The first words of an answer: the rest may be numbers of the moment. */
const kindOf = (answer: string | number): string => String(answer).slice(0, 16);

/** The log of every table, while the server writes it. */
async function logsOf(
  folder: string,
  tables: readonly Begun[],
): Promise<(StoredLog | undefined)[]> {
  const copy = join(folder, 'copy.db');
  await copyDatabase(join(folder, 'pakli.db'), copy);
  const store = await openSqlite(copy);
  const logs = await Promise.all(tables.map(({ table }) => store.read(table, 0)));
  await store.close();
  return logs;
}

async function hecklersAt(
  base: string,
  { table, anna, bo, host, friend }: Begun,
  log: StoredLog | undefined,
  seed: number,
  patience: number,
): Promise<Wild[]> {
  const known = {
    heard: [...host.heard, ...friend.heard].join('\n'),
    steps: host.scene?.step ?? 0,
    ids: (log?.rows ?? []).map(({ cmd }) => cmd.slice(cmd.indexOf('/') + 1)),
  };
  // Two who sit there, another person, and one without a name.
  const people = [anna, bo, await guest(base, 'Cem'), { base }];
  return people.flatMap((who, i) =>
    Array.from({ length: EACH }, (_, j) => ({
      heckler: new Heckler(who, table, patience),
      // Each sends their own frames, whenever the others are answered.
      frame: nonsense(new Sfc32(seed + i * EACH + j), known, i >= 2),
      answered: [],
    })),
  );
}

export interface Fuzzing {
  readonly frames: number;
  readonly seed: number;
  readonly fault?: Fault;
  /** Milliseconds after which an answer counts as missing. */
  readonly patience?: number;
}

/** Fails if a frame is not answered, anything is written down, or the server exits. */
export function fuzz({ frames, seed, fault, patience = 60_000 }: Fuzzing): Promise<Fuzzed> {
  return inFolder(async (folder) => {
    const file = join(folder, 'pakli.db');
    const metrics = await freePort();
    const server = new ServerProcess(file, {
      metrics,
      ...(fault === undefined ? {} : { fault }),
    });
    await server.start();
    const base = `http://127.0.0.1:${server.port}`;
    const numbers = async (): Promise<string> =>
      (await fetch(`http://127.0.0.1:${metrics}/`)).text();
    const cpu = async (): Promise<number> =>
      1000 * Number(/^process_cpu_seconds_total (.*)$/m.exec(await numbers())?.[1]);
    const tables: Begun[] = [];
    const many = Math.min(MOST_TABLES, Math.ceil(frames / 2000));
    while (tables.length < many) tables.push(await begun(base));
    const before = await logsOf(folder, tables);
    const wild: Wild[] = [];
    for (const [i, table] of tables.entries()) {
      const from = seed + wild.length;
      wild.push(...(await hecklersAt(base, table, before[i], from, patience)));
    }
    const watching = new DatabaseSync(file, { readOnly: true });
    const rows = (): number =>
      Number(watching.prepare('SELECT count(*) AS n FROM events').get()?.['n']);
    const kept = rows();
    const codes = new Map<number, number>();
    const costs: Record<Cost, number[]> = { frame: [], answered: [], ping: [], coming: [] };
    const done = { frames: 0, rounds: 0 };
    const heckle = async ({ heckler, frame, answered }: Wild): Promise<number> => {
      answered.length = 0;
      let own = 0;
      for (; own < AT_ONCE && done.frames < frames && heckler.here; own++) {
        done.frames++;
        const given = frame();
        const outcome = await heckler.send(given);
        if (typeof outcome === 'string') answered.push([given, kindOf(outcome)]);
        else codes.set(outcome, (codes.get(outcome) ?? 0) + 1);
      }
      return own;
    };
    /** An answered frame left the table unchanged: it gets the same answer again. */
    const repeat = async ({ heckler, answered }: Wild): Promise<number> => {
      for (const [frame, kind] of answered) {
        assert.equal(kindOf(await heckler.send(frame)), kind, frame.toString());
      }
      return answered.length;
    };
    const come = async ({ heckler }: Wild): Promise<number> => {
      if (heckler.here) return 0;
      await heckler.come();
      return 1;
    };
    const ping = async ({ heckler }: Wild): Promise<number> => {
      await heckler.send(JSON.stringify({ kind: 'ping', seq: 1 }));
      return 1;
    };
    /** Everybody does something, and reports how often. */
    const all = async (what: Cost, work: (one: Wild) => Promise<number>): Promise<void> => {
      const first = await cpu();
      const times = (await Promise.all(wild.map(work))).reduce((sum, own) => sum + own, 0);
      if (times > 0) costs[what].push(((await cpu()) - first) / times);
    };
    try {
      while (done.frames < frames) {
        await all('coming', come);
        const measured = done.rounds++ % MEASURED === 0;
        if (measured) await all('ping', ping);
        await all('frame', heckle);
        if (measured) {
          await all('coming', come);
          await all('answered', repeat);
        }
        if (rows() !== kept) {
          const after = await logsOf(folder, tables);
          const written = after.flatMap((log, i) => log?.rows.slice(before[i]?.rows.length) ?? []);
          assert.fail(`something is written down, seed ${seed}: ${JSON.stringify(written)}`);
        }
        for (const { host, friend } of tables) host.heard.length = friend.heard.length = 0;
      }
      assert.deepEqual(await logsOf(folder, tables), before);
      assert.doesNotMatch(await numbers(), /pakli_(failures|unanswered)_total [1-9]/);
      // Every table is as good as before.
      for (const { host } of tables) {
        assert.ok('seq' in (await host.do({ kind: 'ask', what: 'end' })));
      }
      assert.equal(server.deaths, 0);
    } finally {
      watching.close();
      for (const { heckler } of wild) heckler.leave();
      for (const { host, friend } of tables) {
        host.close();
        friend.close();
      }
      await server.end('SIGKILL');
    }
    return { frames: done.frames, codes, costs };
  });
}
