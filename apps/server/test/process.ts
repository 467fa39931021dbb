/**
 * A server in a process of its own, to be killed: `process.ts FILE PORT [FAULT]`,
 * or the address of a PostgreSQL instead of the file. With PAKLI_WAITS it has
 * read its sources and waits for a line before it touches anything.
 * A fault spoils the store as a careless hand would, so that whoever checks the
 * log afterwards can be seen to notice.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { serve } from '../src/server.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Append, Appended, Store } from '../src/store/store.ts';
import { settingsFor } from './running.ts';

export type Fault = 'early' | 'twice' | 'order';

function but(store: Store, append: Store['append']): Store {
  return new Proxy(store, {
    get: (target, key: keyof Store) => (key === 'append' ? append : target[key]),
  });
}

const FAULTS: Readonly<Record<Fault, (store: Store) => Store>> = {
  /** Acknowledges long before the commit: what is killed meanwhile has lost it. */
  early: (store) =>
    but(store, async (row) => {
      setTimeout(() => void store.append(row).catch(() => undefined), 10_000).unref();
      return { kind: 'won' };
    }),
  /** Knows no command again after it was started anew. */
  twice: (store) =>
    but(store, (row) =>
      store.append({ ...row, cmd: `${row.cmd}#${randomBytes(4).toString('hex')}` }),
    ),
  /** Rows that go to disc together get each other's text. */
  order: (store) => {
    let held: { row: Append; release: (appended: Promise<Appended>) => void } | undefined;
    return but(store, (row) => {
      const before = held;
      held = undefined;
      if (before !== undefined && before.row.table !== row.table) {
        before.release(store.append({ ...before.row, event: row.event }));
        return store.append({ ...row, event: before.row.event });
      }
      before?.release(store.append(before.row));
      return new Promise((resolve) => {
        held = { row, release: resolve };
        // Long enough for another table to come, whatever else the machine does.
        setTimeout(() => {
          if (held?.row !== row) return;
          held = undefined;
          resolve(store.append(row));
        }, 1000);
      });
    });
  },
};

const [file = '', port = '0', fault] = process.argv.slice(2);
if (process.env['PAKLI_WAITS'] !== undefined) {
  await once(process.stdin, 'data');
  process.stdin.destroy();
}
const inPostgres = file.startsWith('postgres:');
const plain = await (inPostgres ? openPostgres(file) : openSqlite(file));
const store = fault === undefined ? plain : FAULTS[fault as Fault](plain);
const { PAKLI_PAGE: page, PAKLI_NATS: nats, PAKLI_METRICS_PORT: metrics } = process.env;
const settings = settingsFor(dirname(file), {
  ...(inPostgres ? { postgres: file } : { file }),
  ...(nats === undefined ? {} : { nats }),
  port: Number(port),
  ...(page === undefined ? {} : { page }),
  ...(metrics === undefined ? {} : { metricsPort: Number(metrics) }),
});
const running = await serve(settings, store);
process.once('SIGTERM', () => void running.stop());
// As text: a number may come in colours.
console.log(String(running.port));
