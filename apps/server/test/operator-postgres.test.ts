/** The command with PostgreSQL: it refuses what it cannot do, and logs and reports what the database does. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { logTo } from '../src/log.ts';
import { serve } from '../src/server.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { inFolder } from './folder.ts';
import {
  ask,
  hasPostgres,
  findPostgres,
  openDatabases,
  Postgres,
  type Databases,
} from './postgres.ts';
import { runMain } from './run-main.ts';
import { settingsFor } from './running.ts';

describe.skipIf(!hasPostgres())('the command with PostgreSQL', () => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await openDatabases();
  });
  afterAll(() => databases.stop());

  test('--backup is refused, names pg_dump, and makes no file', () =>
    inFolder(async (folder) => {
      const env = { PAKLI_POSTGRES: await databases.database(), PAKLI_DATA: folder };
      const { code, out, err } = await runMain(['--backup', `${folder}/copy.db`], env);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('pg_dump');
    }));

  test('--reports prints what is in the database', async () => {
    const address = await databases.database();
    const store = await openPostgres(address);
    const report = { at: 1, table: 'a', by: 'p1', about: 'p2', name: 'Bo', lines: [] };
    await store.report(report);
    await store.close();
    const { code, out } = await runMain(['--reports'], {
      PAKLI_POSTGRES: address,
      PAKLI_DATA: '/no',
    });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(report);
  });

  test('a database that cannot be written ends the start, and nobody is served by one later', async () => {
    const address = await databases.database();
    const store = await openPostgres(address);
    const running = await serve(settingsFor('', { postgres: address }), store);
    onTestFinished(() => running.stop());
    const ready = async (): Promise<string> =>
      (await fetch(`http://127.0.0.1:${running.port}/readyz`)).text();
    expect(await ready()).toBe('ready\n');
    const name = new URL(address).pathname.slice(1);
    await ask(address, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`;
    await ask(address, others);
    const why = 'not ready: the database cannot be written\n';
    await vi.waitFor(async () => expect(await ready()).toBe(why), 60_000);
    const { code, err } = await runMain(['--port', '0'], { PAKLI_POSTGRES: address });
    expect(code).toBe(1);
    expect(err).toMatch(/cannot be written\. .*PAKLI_POSTGRES/);
  });
});

describe.skipIf(findPostgres() === undefined)('a database that goes', () => {
  test('is one line of the log, with its code, and one when it is back', async () => {
    const postgres = await Postgres.start();
    onTestFinished(() => postgres.stop());
    const lines: Record<string, unknown>[] = [];
    const log = logTo((line) => lines.push(JSON.parse(line) as Record<string, unknown>), Date.now);
    const address = await postgres.database();
    const settings = settingsFor('', { postgres: address });
    const running = await serve(settings, await openPostgres(address), { log });
    onTestFinished(() => running.stop());
    const failures = (): number =>
      Number(/^pakli_failures_total (\d+)$/m.exec(running.metrics.format())?.[1]);
    await postgres.kill();
    // Rounds continue, and each of them fails.
    await vi.waitFor(() => expect(failures()).toBeGreaterThan(5), 60_000);
    const ready = async (): Promise<[number, string]> => {
      const answer = await fetch(`http://127.0.0.1:${running.port}/readyz`);
      return [answer.status, await answer.text()];
    };
    expect(await ready()).toEqual([503, 'not ready: the database does not answer\n']);
    await postgres.run();
    await vi.waitFor(async () => expect((await ready())[0]).toBe(200), 60_000);
    expect(lines.map(({ what }) => what)).toEqual([
      'the database cannot be used',
      'the database can be used again',
    ]);
    // The first cut connection reports why; after that nobody listens there.
    expect(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', 'dead connection']).toContain(
      lines[0]?.['code'],
    );
  });
});
