import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Thinking } from '../src/player.ts';
import { thinkWithin, type Clock } from '../src/thinking.ts';

const clock: Clock = { now: () => performance.now(), pause: () => setImmediate() };

/** Thinks for a number of steps, or for ever, and counts. */
class Counting implements Thinking {
  steps = 0;
  readonly enough: number;
  constructor(enough: number) {
    this.enough = enough;
  }
  step(n: number): boolean {
    this.steps += n;
    return this.steps >= this.enough;
  }
  answer(): { move: number } {
    return { move: this.steps };
  }
}

test('a budget in steps is used up exactly', async () => {
  const thinking = new Counting(Number.POSITIVE_INFINITY);
  await thinkWithin(thinking, { steps: 12_345 }, clock);
  expect(thinking.steps).toBe(12_345);
});

test('who is done stops early', async () => {
  const thinking = new Counting(1);
  await thinkWithin(thinking, { steps: 1000 }, clock);
  expect(thinking.steps).toBe(1);
});

test('a budget in time ends in time, and even no time allows one step', async () => {
  // Every clock reading takes a millisecond.
  let ms = 0;
  const counted: Clock = { now: () => ms++, pause: async () => {} };
  await thinkWithin(new Counting(Number.POSITIVE_INFINITY), { ms: 50 }, counted);
  expect(ms).toBeGreaterThanOrEqual(50);
  expect(ms).toBeLessThan(60);
  const none = new Counting(Number.POSITIVE_INFINITY);
  await thinkWithin(none, { ms: 0 }, clock);
  expect(none.steps).toBe(1);
});

test('stop is heard between slices', async () => {
  const thinking = new Counting(Number.POSITIVE_INFINITY);
  let asked = 0;
  await thinkWithin(thinking, { ms: 60_000 }, clock, () => ++asked === 3);
  expect(asked).toBe(3);
});
