/** Tabs without the locks of a secure page, as channels of one process: they reach one another the same way. */
import { test } from 'vitest';
import { askTabs } from '../src/host/lock.ts';

// Side by side: whoever is refused has waited for two seconds.
test.concurrent('who comes second is refused until the first has gone', async ({ expect }) => {
  const first = await askTabs('a', false);
  expect(await askTabs('a', false)).toBeUndefined();
  setTimeout(() => first?.(), 400);
  const second = await askTabs('a', false);
  expect(second).toBeDefined();
  second?.();
});

test.concurrent('games do not stand in the way of one another', async ({ expect }) => {
  const first = await askTabs('b', false);
  const second = await askTabs('c', false);
  expect([first, second]).not.toContain(undefined);
  first?.();
  second?.();
});

test.concurrent.for([2, 3, 5])('one of %i who come at once has the game', async (n, { expect }) => {
  const asking = Array.from({ length: n }, () => askTabs(`${n} at once`, false));
  const had = (await Promise.all(asking)).filter((unlock) => unlock !== undefined);
  expect(had).toHaveLength(1);
  had[0]?.();
});

test.concurrent('a game that nobody else can have is had at once', async ({ expect }) => {
  const unlock = await askTabs('d', true);
  expect(unlock).toBeDefined();
  expect(await askTabs('d', false)).toBeUndefined();
  unlock?.();
});
