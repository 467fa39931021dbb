/** Nobody learns anything of a board of an evening before its round is over; planted leaks are noticed. */
import { expect, test } from 'vitest';
import { ASKED, compareEvenings, withWorlds } from './leak-evening.ts';
import { PLANTED_LEAKS } from './planted-leaks.ts';

// People see the tables of all evenings they were at: each evening has two servers of its own.

test('all that leaves the server is the same in both worlds', async () => {
  for (let seed = 1; seed <= 4; seed++) {
    await withWorlds(async (worlds) => {
      const found = await compareEvenings(worlds, seed);
      expect(found.faults, `seed ${seed}`).toEqual([]);
      expect(found.frames).toBeGreaterThan(50);
      // Otherwise there would be nothing to leak.
      expect(found.differ).toBe(true);
    });
  }
});

test('every address that answers a request is known to the law', async () => {
  await withWorlds(async ([world]) => {
    expect([...world.addresses].toSorted()).toEqual(Object.keys(ASKED).toSorted());
  });
});

test.for(PLANTED_LEAKS)('$name: noticed', async (plant) => {
  const faults: string[] = [];
  // Not every evening contains what is leaked.
  for (let seed = 1; faults.length === 0 && seed <= 8; seed++) {
    await withWorlds(async (worlds) => {
      faults.push(...(await compareEvenings(worlds, seed)).faults);
    }, plant);
  }
  expect(faults).not.toEqual([]);
});
