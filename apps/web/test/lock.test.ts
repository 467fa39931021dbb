/**
 * Tabs as channels of one process, with the locks of a secure page and without: they reach one another the same way.
 */
import { describe, expect, test } from 'vitest';
import { askTabs, takeLock } from '../src/host/lock.ts';

/** Instead of a quarter of a second: enough turns of the event loop for any answer. */
async function turns(): Promise<void> {
  for (let n = 0; n < 50; n++) await new Promise((resolve) => setImmediate(resolve));
}

test('who comes second is refused until the first has gone', async () => {
  const first = await askTabs('a', false, turns);
  expect(await askTabs('a', false, turns)).toBeUndefined();
  let asked = 0;
  const second = await askTabs('a', false, () => {
    if (++asked === 3) first?.();
    return turns();
  });
  expect(second).toBeDefined();
  expect(asked).toBeGreaterThanOrEqual(3);
  second?.();
});

test('games do not stand in the way of one another', async () => {
  const first = await askTabs('b', false, turns);
  const second = await askTabs('c', false, turns);
  expect([first, second]).not.toContain(undefined);
  first?.();
  second?.();
});

test.each([2, 3, 5])('one of %i who come at once has the game', async (n) => {
  const asking = Array.from({ length: n }, () => askTabs(`${n} at once`, false, turns));
  const had = (await Promise.all(asking)).filter((unlock) => unlock !== undefined);
  expect(had).toHaveLength(1);
  had[0]?.();
});

test('a game that nobody else can have is had at once', async () => {
  const unlock = await askTabs('d', true, turns);
  expect(unlock).toBeDefined();
  expect(await askTabs('d', false, turns)).toBeUndefined();
  unlock?.();
});

describe('with locks', () => {
  const { locks } = navigator;

  test('whoever comes second is refused by a tab that answers', async () => {
    const first = await takeLock(locks, 'e', false, 1);
    expect(first).toBeDefined();
    expect(await takeLock(locks, 'e', false, 1)).toBeUndefined();
    first?.();
    const second = await takeLock(locks, 'e', false, 1);
    expect(second).toBeDefined();
    second?.();
  });

  test('a tab that is going and answers no more is waited for, however long it takes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const holds = Promise.withResolvers<void>();
    void locks.request('pakli-f', () => {
      holds.resolve();
      return promise;
    });
    await holds.promise;
    const coming = takeLock(locks, 'f', false, 1);
    // Far more questions than a playing tab would have to answer.
    const asked = new BroadcastChannel('pakli-f');
    await new Promise<void>((done) => {
      let questions = 0;
      asked.addEventListener('message', () => {
        if (++questions === 20) done();
      });
    });
    asked.close();
    resolve();
    const unlock = await coming;
    expect(unlock).toBeDefined();
    unlock?.();
  });

  test('of several who come at once one has the game', async () => {
    const asking = Array.from({ length: 3 }, () => takeLock(locks, 'g', false, 1));
    const had = (await Promise.all(asking)).filter((unlock) => unlock !== undefined);
    expect(had).toHaveLength(1);
    had[0]?.();
  });

  test('the lock of a worker that is known to be dead is taken', async () => {
    const first = await takeLock(locks, 'h', false, 1);
    const second = await takeLock(locks, 'h', true, 1);
    expect([first, second]).not.toContain(undefined);
    second?.();
  });
});
