/**
 * A server in its own process, to be killed: `process.ts FILE PORT [FAULT]`, with the address of a PostgreSQL, or
 * `memory:`, instead of the file. With PAKLI_WAITS it loads its sources and waits for a line before it touches
 * anything. A fault damages the store as careless code would, to show that the check of the log notices.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@pakli/catalogue';
import { serve } from '../src/server.ts';
import { PACE, type Pace } from '../src/settings.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Append, Appended, TableStore } from '../src/store/store.ts';
import { freePort } from './free-port.ts';
import { IN_MEMORY, MemoryStore } from './memory-store.ts';
import { QUICK, settingsFor } from './running.ts';
import { but, type Spoil } from './spoil.ts';

export type Fault = 'early' | 'twice' | 'order' | 'silent' | 'writes' | 'crash';

/** Goes wrong at the nth look at the store; every refused client causes one. */
const LOOKS = 40;

function atLook(store: TableStore, wrong: (table: string) => Promise<void>): TableStore {
  let looks = 0;
  return but(store, {
    look: async (tables, node) => {
      if (++looks === LOOKS) await wrong(tables[0] ?? '');
      return store.look(tables, node);
    },
  });
}

const kindOf = ({ event }: Append): string => (JSON.parse(event) as { kind: string }).kind;

const FAULTS: Readonly<Record<Fault, Spoil>> = {
  /** Acknowledges long before the commit: a kill in between loses the row. */
  early: (store) =>
    but(store, {
      append: async (row) => {
        setTimeout(() => void store.append(row).catch(() => undefined), 600_000).unref();
        return { kind: 'won' };
      },
    }),
  /** Forgets every command when it restarts. */
  twice: (store) =>
    but(store, {
      append: (row) =>
        store.append({ ...row, cmd: `${row.cmd}#${randomBytes(4).toString('hex')}` }),
    }),
  /** Swaps the texts of rows of two tables, once: the first waits until a second, different one arrives. */
  order: (store) => {
    let held: { row: Append; release: (appended: Promise<Appended>) => void } | undefined;
    let done = false;
    const append: TableStore['append'] = (row) => {
      if (done) return store.append(row);
      const before = held;
      held = undefined;
      if (
        before !== undefined &&
        before.row.table !== row.table &&
        kindOf(before.row) !== kindOf(row)
      ) {
        done = true;
        before.release(store.append({ ...before.row, event: row.event }));
        return store.append({ ...row, event: before.row.event });
      }
      before?.release(store.append(before.row));
      return new Promise((resolve) => void (held = { row, release: resolve }));
    };
    return but(store, { append });
  },
  /** Never answers one of the clients. */
  silent: (store) => atLook(store, () => new Promise(() => {})),
  /** Writes what nobody may do. */
  writes: (store) =>
    atLook(store, async (table) => {
      const seq = ((await store.read(table, 0))?.rows.at(-1)?.seq ?? 0) + 1;
      const event = JSON.stringify({ v: 1, at: Date.now(), kind: 'talk', talk: true });
      await store.append({ table, seq, cmd: 'wild', event, at: 0, phase: 1, due: null });
    }),
  /** Exits as on an uncaught error. */
  crash: (store) => atLook(store, async () => process.exit(1)),
};

// Loading the sources takes longer than everything else before it listens.
await Promise.all(GAMES.map((game) => game.load()));
const [file = '', port = '0', fault] = process.argv.slice(2);
if (process.env['PAKLI_WAITS'] !== undefined) {
  await once(process.stdin, 'data');
  process.stdin.destroy();
}
const inPostgres = file.startsWith('postgres:');
const open = inPostgres ? openPostgres : openSqlite;
const plain = file === IN_MEMORY ? new MemoryStore() : await open(file);
const store = fault === undefined ? plain : FAULTS[fault as Fault](plain);
const { PAKLI_PAGE: page, PAKLI_NATS: nats, PAKLI_METRICS_PORT: metrics } = process.env;
const HOUR_MS = 3_600_000;
const PACES: Readonly<Record<string, Pace>> = {
  /** For measurements: it looks around as often as any other server. */
  usual: PACE,
  /** For people in browsers: nothing continues without those who have not answered yet. */
  patient: { ...QUICK, again: HOUR_MS, start: HOUR_MS },
};
const pace = PACES[process.env['PAKLI_PACE'] ?? ''] ?? QUICK;
const settings = settingsFor(dirname(file), {
  ...(inPostgres ? { postgres: file } : { file }),
  ...(nats === undefined ? {} : { nats }),
  // It restarts on the same port, which no other program gets in between.
  port: Number(port) || (await freePort()),
  pace,
  boards: Number(process.env['PAKLI_BOARDS'] ?? 0),
  push: 'anywhere',
  ...(page === undefined ? {} : { page }),
  ...(metrics === undefined ? {} : { metricsPort: Number(metrics) }),
});
const running = await serve(settings, store);
process.once('SIGTERM', () => void running.stop());
// A memory measurement wants what is in use, not uncollected garbage.
process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
});
// As text: a number may be printed in colour.
console.log(String(running.port));
