/**
 * A server in a process of its own, to be killed: `process.ts FILE PORT [FAULT]`,
 * or the address of a PostgreSQL instead of the file, or `memory:`. With PAKLI_WAITS it has
 * read its sources and waits for a line before it touches anything.
 * A fault spoils the store as a careless hand would, so that whoever checks the
 * log afterwards can be seen to notice.
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

/** Whoever is refused has had the store looked at: at the so manieth time something goes wrong. */
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
  /** Acknowledges long before the commit: what is killed meanwhile has lost it. */
  early: (store) =>
    but(store, {
      append: async (row) => {
        setTimeout(() => void store.append(row).catch(() => undefined), 600_000).unref();
        return { kind: 'won' };
      },
    }),
  /** Knows no command again after it was started again. */
  twice: (store) =>
    but(store, {
      append: (row) =>
        store.append({ ...row, cmd: `${row.cmd}#${randomBytes(4).toString('hex')}` }),
    }),
  /** Once, unlike rows of two tables get each other's text: the first waits until there is such a second. */
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
  /** Never answers somebody. */
  silent: (store) => atLook(store, () => new Promise(() => {})),
  /** Writes down what nobody may wish. */
  writes: (store) =>
    atLook(store, async (table) => {
      const seq = ((await store.read(table, 0))?.rows.at(-1)?.seq ?? 0) + 1;
      const event = JSON.stringify({ v: 1, at: Date.now(), kind: 'talk', talk: true });
      await store.append({ table, seq, cmd: 'wild', event, at: 0, phase: 1, due: null });
    }),
  /** Ends as it would by an error that nobody has caught. */
  crash: (store) => atLook(store, async () => process.exit(1)),
};

// All that is read takes longer than anything else before it listens.
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
  // It is started again at the same one: no other program is given that meanwhile.
  port: Number(port) || (await freePort()),
  pace,
  boards: Number(process.env['PAKLI_BOARDS'] ?? 0),
  push: 'anywhere',
  ...(page === undefined ? {} : { page }),
  ...(metrics === undefined ? {} : { metricsPort: Number(metrics) }),
});
const running = await serve(settings, store);
process.once('SIGTERM', () => void running.stop());
// Whoever measures memory wants to know what is needed, and not what is left to be collected.
process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
});
// As text: a number may come in colours.
console.log(String(running.port));
