/**
 * Time that leaps and stands still, at full scale: each deadline fires once, never early, and at most a second late
 * once somebody can act. PAKLI_RUNS is the number of leaps, PAKLI_SEED the seed of a failed run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { begun, Client } from './client.ts';
import { inFolder } from './folder.ts';
import { withServer } from './running.ts';
import { ServerProcess } from './server-process.ts';
import { CLOCK, deadlineOf, HOUR, playedAt } from './timing.ts';

const RUNS = Number(process.env['PAKLI_RUNS'] ?? 20);
const SEED = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);
const LATE = 1000;

test('a server that stood still for half a minute lets every deadline happen once', () =>
  inFolder(async (folder) => {
    const TABLES = 12;
    const STILL = 30_000;
    const file = `${folder}/pakli.db`;
    // Time is almost out at the first table, and soon at the others: a server whose clock is behind started them.
    let behind = 65_000;
    const [first, ...tables] = await withServer(
      async ({ base }) => {
        const found = [];
        for (let i = 0; i <= TABLES; i++) {
          const { table, anna, host, friend } = await begun(base, 'mulle', { clock: CLOCK });
          found.push({ table, anna, deadline: deadlineOf(host) });
          for (const one of [host, friend]) one.close();
          behind = 40_000;
        }
        return found;
      },
      { settings: { file }, now: () => Date.now() - behind },
    );
    const server = new ServerProcess(file, {});
    await server.start();
    const base = `http://127.0.0.1:${server.port}`;
    // Their computer players have been loaded by then.
    const early = new Client({ ...first!.anna, base }, first!.table);
    await early.until(
      'the first is out of time',
      () => early.past.some(({ seat }) => seat !== null),
      60_000,
    );
    early.close();
    const hosts = tables.map(({ table, anna }) => new Client({ ...anna, base }, table));
    for (const host of hosts) await host.until('it is open', () => host.seq > 0);
    const seqs = hosts.map(({ seq }) => seq);
    server.signal('SIGSTOP');
    const last = Math.max(...tables.map(({ deadline }) => deadline));
    await wait(Math.max(STILL, last - Date.now() + 1000));
    const woken = Date.now();
    server.signal('SIGCONT');
    for (const [i, host] of hosts.entries()) {
      await host.until('time is up', () => host.seq > (seqs[i] ?? 0));
    }
    for (const host of hosts) host.close();
    await server.end('SIGTERM');
    await withServer(
      async ({ store }) => {
        const late: number[] = [];
        for (const { table, deadline } of tables) {
          const played = await playedAt(store, table);
          expect(played).toMatchObject([{ by: 'clock' }]);
          expect(played[0]?.at).toBeGreaterThanOrEqual(deadline);
          late.push((played[0]?.at ?? 0) - Math.max(woken, deadline));
        }
        console.log(`${TABLES} deadlines in ${STILL} ms: at most ${Math.max(...late)} ms late`);
        expect(Math.max(...late)).toBeLessThanOrEqual(LATE);
      },
      { settings: { file } },
    );
  }));

test(`${RUNS} leaps of an hour, seed ${SEED}`, () => {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const random = new Sfc32(SEED);
  let worst = 0;
  return withServer(
    async ({ base, store, running }) => {
      for (let run = 0; run < RUNS; run++) {
        const back = random.below(2) === 0;
        const { table, host, friend } = await begun(base, 'mulle', { clock: CLOCK });
        const deadline = deadlineOf(host);
        const { seq } = host;
        ahead += deadline - now() - 100 - random.below(50_000);
        // A newcomer is a reason to check what is due: from now on a timer runs.
        friend.hello();
        await friend.do({ kind: 'answer', ask: 1, yes: true });
        ahead += back ? -HOUR : HOUR;
        if (back) {
          await wait(1200);
          expect(await playedAt(store, table), `run ${run}`).toEqual([]);
          ahead += deadline - now();
        }
        const began = performance.now();
        await host.until('time is up', () => host.seq > seq);
        worst = Math.max(worst, performance.now() - began);
        const played = await playedAt(store, table);
        expect(played, `run ${run}`).toMatchObject([{ by: 'clock' }]);
        expect(played[0]?.at).toBeGreaterThanOrEqual(deadline);
        for (const one of [host, friend]) one.close();
      }
      console.log(`${RUNS} leaps: at most ${Math.round(worst)} ms late`);
      expect(worst).toBeLessThanOrEqual(LATE);
      expect(running.metrics.format()).not.toMatch(/pakli_failures_total [1-9]/);
    },
    { now },
  );
});
