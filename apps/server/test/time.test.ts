/** Time that leaps: what is due happens once, never early, and soon after somebody can act. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreClock } from '../src/node.ts';
import { MACHINE } from '../src/machine.ts';
import { PACE } from '../src/settings.ts';
import type { TableStore } from '../src/store/store.ts';
import { begun, Client, PATIENCE_MS } from './client.ts';
import { inFolder } from './folder.ts';
import { withServer } from './running.ts';
import { ServerProcess } from './server-process.ts';
import { CLOCK, deadlineOf, HOUR, playedAt, withStandingClock } from './timing.ts';

test.each([
  ['back', -HOUR],
  ['ahead', HOUR],
])('the clock of the store leaps %s by an hour shortly before a deadline', (_, leap) =>
  withStandingClock(async ({ base, store, clock, metric }) => {
    const { table, host, friend } = await begun(base, 'mulle', { clock: CLOCK });
    const deadline = deadlineOf(host);
    const { seq } = host;
    clock.moveTo(deadline - 50);
    // A newcomer is a reason to check what is due: from now on a timer runs.
    friend.hello();
    await friend.do({ kind: 'answer', ask: 1, yes: true });
    clock.move(leap);
    if (leap < 0) {
      const early = metric('pakli_early_total');
      await vi.waitFor(
        () => expect(metric('pakli_early_total')).toBeGreaterThan(early),
        PATIENCE_MS,
      );
      expect(await playedAt(store, table)).toEqual([]);
      clock.moveTo(deadline);
    }
    await host.until('time is up', () => host.seq > seq);
    const played = await playedAt(store, table);
    expect(played).toMatchObject([{ by: 'clock' }]);
    expect(played[0]?.at).toBeGreaterThanOrEqual(deadline);
    expect(metric('pakli_failures_total')).toBe(0);
    for (const one of [host, friend]) one.close();
  }),
);

test('a server that stood still while a deadline passed lets it happen once', () =>
  inFolder(async (folder) => {
    // A table whose time is almost out: a server whose clock is behind started it.
    const behind = 68_500;
    const file = `${folder}/pakli.db`;
    const { table, anna, deadline } = await withServer(
      async ({ base }) => {
        const { table, anna, host, friend } = await begun(base, 'mulle', { clock: CLOCK });
        const found = { table, anna, deadline: deadlineOf(host) };
        for (const one of [host, friend]) one.close();
        return found;
      },
      { settings: { file }, now: () => Date.now() - behind },
    );
    const server = new ServerProcess(file, {});
    await server.start();
    const host = new Client({ ...anna, base: `http://127.0.0.1:${server.port}` }, table);
    await host.until('it is open', () => host.seq > 0);
    server.signal('SIGSTOP');
    await wait(Math.max(0, deadline - Date.now()) + 300);
    server.signal('SIGCONT');
    // On a slow machine it has happened before the clock stood still.
    await host.until('time is up', () => host.past.at(-1)?.seat !== null);
    host.close();
    await server.end('SIGTERM');
    const played = await withServer(({ store }) => playedAt(store, table), { settings: { file } });
    expect(played).toMatchObject([{ by: 'clock' }]);
    expect(played[0]?.at).toBeGreaterThanOrEqual(deadline);
  }));

describe('the time of a store that nodes share', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is the same whatever the wall clock of a node says, and follows the store', async () => {
    let ahead = 0;
    const began = performance.now();
    const store = { time: async () => 1_000_000 + performance.now() - began + ahead };
    const clock = await StoreClock.of(store as unknown as TableStore, MACHINE, PACE.measure);
    const at = (): number => clock.now() - 1_000_000;
    vi.advanceTimersByTime(5000);
    expect(at()).toBe(5000);
    for (const leap of [HOUR, -HOUR]) {
      vi.setSystemTime(Date.now() + leap);
      expect(at()).toBe(5000);
    }
    // The store itself leaps: everybody notices at the next look.
    ahead = HOUR;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(at()).toBe(35_000 + HOUR);
    clock.stop();
  });
});
