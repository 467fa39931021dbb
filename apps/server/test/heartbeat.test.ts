/** Heartbeats in the store say that people can play; a gap that is too long was an outage. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from '../src/heartbeat.ts';
import { MACHINE } from '../src/machine.ts';
import { PACE } from '../src/settings.ts';
import type { TableStore } from '../src/store/store.ts';
import { MemoryStore } from './memory-store.ts';
import { but } from './spoil.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counted(): { store: TableStore; beats: number[]; fail: { now: boolean } } {
  const plain = new MemoryStore();
  const beats: number[] = [];
  const fail = { now: false };
  const store = but(plain, {
    beat: (now, most) => {
      beats.push(now);
      expect(most).toBe(5000);
      return fail.now ? Promise.reject(new Error('not now')) : plain.beat(now, most);
    },
  });
  return { store, beats, fail };
}

test('a beat comes at the start, every two seconds and at the end', async () => {
  vi.setSystemTime(0);
  const { store, beats } = counted();
  const heartbeat = await Heartbeat.start({ store, machine: MACHINE, pace: PACE, now: Date.now });
  await vi.advanceTimersByTimeAsync(4000);
  expect(beats).toEqual([0, 2000, 4000]);
  await vi.advanceTimersByTimeAsync(1500);
  await heartbeat.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(beats).toEqual([0, 2000, 4000, 5500]);
});

test('a store that fails is asked again, and what was lost is known then', async () => {
  vi.setSystemTime(0);
  const { store, beats, fail } = counted();
  const heartbeat = await Heartbeat.start({ store, machine: MACHINE, pace: PACE, now: Date.now });
  fail.now = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect(heartbeat.lostSince(0)).toBe(0);
  await expect(heartbeat.catchUp()).rejects.toThrow('not now');
  fail.now = false;
  await heartbeat.catchUp();
  expect(beats).toHaveLength(7);
  expect(heartbeat.lostSince(0)).toBe(8000);
  // A recent beat is new enough.
  await vi.advanceTimersByTimeAsync(1000);
  await heartbeat.catchUp();
  expect(beats).toHaveLength(7);
  fail.now = true;
  await heartbeat.stop();
});

test('only what was lost since then counts, and less than a second is nothing', async () => {
  let now = 1000;
  const heartbeat = await Heartbeat.start({
    store: new MemoryStore(),
    machine: MACHINE,
    pace: PACE,
    now: () => now,
  });
  for (const at of [11_000, 12_000, 20_000]) {
    now = at;
    await heartbeat.catchUp();
    // As the timer does when there was no outage.
    if (at === 12_000) await vi.advanceTimersByTimeAsync(2000);
  }
  // From 1000 to 11000, and from 12000 to 20000.
  expect(
    [0, 1000, 6000, 10_000, 10_001, 11_000, 12_000].map((at) => heartbeat.lostSince(at)),
  ).toEqual([18_000, 18_000, 13_000, 9000, 8999, 8000, 8000]);
  expect([19_000, 19_001, 20_000, 30_000].map((at) => heartbeat.lostSince(at))).toEqual([
    1000, 0, 0, 0,
  ]);
  await heartbeat.stop();
});

test('of beats that are asked for at once one is sent', async () => {
  let now = 0;
  const { store, beats } = counted();
  const heartbeat = await Heartbeat.start({ store, machine: MACHINE, pace: PACE, now: () => now });
  now = 5000;
  await Promise.all([heartbeat.catchUp(), heartbeat.catchUp()]);
  expect(beats).toEqual([0]);
  now = 5001;
  await Promise.all([heartbeat.catchUp(), heartbeat.catchUp()]);
  expect(beats).toEqual([0, 5001]);
  await heartbeat.stop();
});

test('of a clock that another node finds an hour ahead nobody gets more time back than has passed', async () => {
  const store = new MemoryStore();
  let now = 0;
  const ports = { store, machine: MACHINE, pace: PACE };
  const behind = await Heartbeat.start({ ...ports, now: () => now });
  const ahead = await Heartbeat.start({ ...ports, now: () => now + 3_600_000 });
  now = 6000;
  await behind.catchUp();
  await ahead.catchUp();
  expect(behind.lostSince(0)).toBe(6000);
  expect(behind.lostSince(6000)).toBe(0);
  expect(ahead.lostSince(0)).toBe(3_606_000);
  await ahead.stop();
  await behind.stop();
});
