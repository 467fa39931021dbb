/** The readiness check answers in time even if the database hangs. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { MACHINE } from '../src/machine.ts';
import { StoreHealth } from '../src/store/health.ts';
import { StoreUnavailable } from '../src/store/store-unavailable.ts';
import { MemoryStore } from './memory-store.ts';
import { but } from './spoil.ts';

test('a database that does not answer in time is not ready, and ready once it has answered', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hanging = Promise.withResolvers<void>();
  const store = but(new MemoryStore(), { check: () => hanging.promise });
  const health = new StoreHealth(store, {
    machine: MACHINE,
    lost: () => {},
    back: () => {},
    fresh: 60_000,
    retry: 60_000,
  });
  onTestFinished(() => health.stop());
  const asked = health.check();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe('no-answer');
  hanging.resolve();
  expect(await health.check()).toBeUndefined();
});

interface Watched {
  readonly health: StoreHealth;
  readonly heard: string[];
  /** How the next probes and uses fail; undefined where they succeed. */
  readonly fails: { with: Error | undefined };
  readonly probes: () => number;
}

function watched(fresh: number, retry: number): Watched {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const heard: string[] = [];
  const fails: Watched['fails'] = { with: undefined };
  let probes = 0;
  const attempt = (): Promise<void> =>
    fails.with === undefined ? Promise.resolve() : Promise.reject(fails.with);
  const store = but(new MemoryStore(), {
    check: () => {
      probes++;
      return attempt();
    },
    rename: () => attempt().then(() => true),
  });
  const health = new StoreHealth(store, {
    machine: MACHINE,
    lost: (why, code) => void heard.push(`lost ${why} ${code}`),
    back: () => void heard.push('back'),
    fresh,
    retry,
  });
  onTestFinished(() => health.stop());
  return { health, heard, fails, probes: () => probes };
}

test('a store is probed at most so often, however often it is asked for', async () => {
  const { health, probes } = watched(1000, 2000);
  expect([await health.check(), await health.check(), health.isGood]).toEqual([
    undefined,
    undefined,
    true,
  ]);
  expect(probes()).toBe(1);
  await vi.advanceTimersByTimeAsync(999);
  await health.check();
  expect(probes()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([health.check(), health.check()]);
  expect(probes()).toBe(2);
});

test('a failure that hits everybody is logged once, and once when it is over', async () => {
  const { health, heard, fails, probes } = watched(1e9, 2000);
  fails.with = new StoreUnavailable('no-answer', 'ECONNREFUSED');
  for (let i = 0; i < 3; i++) await expect(health.store.rename('a', 'b')).rejects.toThrow();
  expect([heard, health.isGood]).toEqual([['lost no-answer ECONNREFUSED'], false]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(probes()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([probes(), heard.length]).toEqual([1, 1]);
  fails.with = undefined;
  await vi.advanceTimersByTimeAsync(2000);
  expect([heard.at(-1), health.isGood, probes()]).toEqual(['back', true, 2]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([heard.length, probes()]).toEqual([2, 2]);
});

test('what is wrong with a question says nothing about the store', async () => {
  const { health, heard, fails } = watched(1e9, 2000);
  fails.with = new RangeError('no such table');
  await expect(health.store.rename('a', 'b')).rejects.toThrow('no such table');
  expect([heard, health.isGood]).toEqual([[], true]);
  // Any failure of a probe is enough.
  expect(await health.check()).toBe('no-answer');
  expect(heard).toEqual(['lost no-answer failed']);
});

test('a full disc is believed to have room five seconds after the last failure', async () => {
  const { health, heard, fails } = watched(0, 1000);
  fails.with = new StoreUnavailable('full', 'SQLite 13');
  await expect(health.store.rename('a', 'b')).rejects.toThrow();
  fails.with = undefined;
  await vi.advanceTimersByTimeAsync(4999);
  expect([await health.check(), heard]).toEqual(['full', ['lost full SQLite 13']]);
  await vi.advanceTimersByTimeAsync(1);
  expect([await health.check(), heard.at(-1)]).toEqual([undefined, 'back']);
});

test('a store that is closed on purpose is not lost', async () => {
  const { health, heard, fails, probes } = watched(1e9, 1000);
  health.stop();
  fails.with = new StoreUnavailable('no-answer', 'closed');
  await expect(health.store.rename('a', 'b')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(5000);
  expect([heard, probes()]).toEqual([[], 0]);
});
