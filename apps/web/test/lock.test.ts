/** Tabs without the locks of a secure page, as channels of one process: they reach one another the same way. */
import { expect, test } from 'vitest';
import { askTabs } from '../src/host/lock.ts';

/** Instead of a quarter of a second: as many turns of the event loop as any answer takes. */
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
