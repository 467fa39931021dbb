/** Small parts of a server: bells, the clock of a store, SQLite codes, and what a round looks at. */
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatRing, readRing, Rings } from '../src/bell/bell.ts';
import { LocalBells } from '../src/bell/local.ts';
import { StoreClock } from '../src/node.ts';
import { MACHINE } from '../src/machine.ts';
import { PACE } from '../src/settings.ts';
import { openDatabase } from '../src/store/database.ts';
import { problemIn } from '../src/store/sqlite-problem.ts';
import { DamagedLog } from '../src/store/damaged-log.ts';
import { OUTAGES_KEPT_MS } from '../src/store/store.ts';
import { inFolder } from './folder.ts';
import { inHouse, STILL } from './context.ts';
import { MemoryStore } from './memory-store.ts';
import { but } from './spoil.ts';

const DAY = 86_400_000;

describe('bells', () => {
  test('tables that are rung for at once are sent together, five hundred at most', async () => {
    const sent: (readonly string[])[] = [];
    const rings = new Rings(async (tables) => void sent.push(tables));
    for (let n = 0; n < 501; n++) rings.ring(`t${n}`);
    rings.ring('t0');
    await rings.sent();
    expect(sent.map(({ length }) => length)).toEqual([500, 1]);
    expect(sent[1]).toEqual(['t500']);
  });

  test('a ring that is lost keeps none from the next', async () => {
    const sent: (readonly string[])[] = [];
    const rings = new Rings(async (tables) => {
      sent.push(tables);
      if (sent.length === 1) throw new Error('lost');
    });
    rings.ring('a');
    await rings.sent();
    rings.ring('b');
    await rings.sent();
    expect(sent).toEqual([['a'], ['b']]);
  });

  test('a bell is heard by all others until they close', async () => {
    const bells = new LocalBells();
    const [one, two, three] = [bells.bell(), bells.bell(), bells.bell()];
    const heard: string[] = [];
    for (const [name, bell] of Object.entries({ one, two, three })) {
      bell.listen((tables) => void heard.push(`${name} ${tables.join()}`));
    }
    await three.close();
    one.ring('a');
    await one.close();
    expect(heard).toEqual(['two a']);
  });

  test('a message is ids with blanks between', () => {
    expect([formatRing(['a', 'b']), readRing('a b'), readRing('')]).toEqual([
      'a b',
      ['a', 'b'],
      [],
    ]);
  });
});

test('the time of a store is measured every half minute, and by no slow answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let time = 1_000_000;
  let slow = 0;
  const store = but(new MemoryStore(), {
    time: async () => {
      if (slow > 0) await new Promise((resolve) => setTimeout(resolve, slow));
      return time;
    },
  });
  const opening = StoreClock.of(store, MACHINE, PACE.measure);
  await vi.advanceTimersByTimeAsync(0);
  const clock = await opening;
  onTestFinished(() => clock.stop());
  expect(clock.now()).toBe(1_000_000);
  time = 2_000_000;
  await vi.advanceTimersByTimeAsync(29_999);
  expect(clock.now()).toBe(1_029_999);
  await vi.advanceTimersByTimeAsync(1);
  expect(clock.now()).toBe(2_000_000);
  // An answer that took longer than a second says little.
  time = 3_000_000;
  slow = 1001;
  await vi.advanceTimersByTimeAsync(31_001);
  expect(clock.now()).toBe(2_031_001);
  slow = 1000;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now()).toBeGreaterThanOrEqual(3_000_000);
  clock.stop();
  time = 9_000_000;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(clock.now()).toBeLessThan(4_000_000);
});

test.each([
  [5, 'in-use'],
  [8, 'not-writable'],
  [10, 'not-writable'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'not-writable'],
  [26, 'damaged'],
  [778, 'full'],
  [4874, 'full'],
  // Others of the same kind: the lower byte names the kind.
  [(2 << 8) | 11, 'damaged'],
  [(1 << 8) | 10, 'not-writable'],
  [1, undefined],
  [undefined, undefined],
])('SQLite %s is %s', (errcode, problem) => {
  expect(problemIn(Object.assign(new Error('x'), { errcode }))).toBe(problem);
});

test('a log that cannot be unfolded is damaged', () => {
  expect(problemIn(new DamagedLog(undefined, new Error('x')))).toBe('damaged');
});

describe('the embedded database', () => {
  const KEY = new Uint8Array(32).fill(1);

  test('notes once a day that somebody was seen, so that they are not swept', () =>
    inFolder(async (folder) => {
      const database = openDatabase(join(folder, 'pakli.db'));
      onTestFinished(() => database.close());
      database.addPerson({ id: 'a', name: 'Anna' }, KEY, 0);
      database.personOf(KEY, DAY);
      expect(database.sweep('people', 0, '')).toBeUndefined();
      expect(database.personOf(KEY, DAY + 1)).toEqual({ id: 'a', name: 'Anna' });
      database.sweep('people', DAY + 1, '');
      expect(database.personOf(KEY, DAY + 2)).toBeDefined();
      database.sweep('people', DAY + 2, '');
      expect(database.personOf(KEY, DAY + 2)).toBeUndefined();
    }));

  test('says for a day that a pass came too late', () =>
    inFolder(async (folder) => {
      const database = openDatabase(join(folder, 'pakli.db'));
      onTestFinished(() => database.close());
      database.addPerson({ id: 'a', name: 'Anna' }, KEY, 0);
      const [first, second, third] = [1, 2, 3].map((n) => new Uint8Array(32).fill(n)) as [
        Uint8Array,
        Uint8Array,
        Uint8Array,
      ];
      database.addPass('a', first, 0, 1000);
      database.addPass('a', second, 1000 + DAY, 2000 + DAY);
      expect(database.passOf(first, 1000 + DAY)).toBe('late');
      database.addPass('a', third, 1001 + DAY, 2000 + DAY);
      expect(database.passOf(first, 1001 + DAY)).toBe('unknown');
      expect(database.passOf(second, 1001 + DAY)).toEqual({ id: 'a', name: 'Anna' });
    }));
});

test('a round asks for sixty-four tables that are due, and for the same ten seconds later', () => {
  const asked: unknown[] = [];
  return inHouse(
    async ({ clock }) => {
      await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0), 60_000);
      expect(asked[0]).toEqual([clock.now(), 64, 10_000]);
    },
    {
      settings: { pace: { ...STILL, round: 1 } },
      spoil: (store) =>
        but(store, {
          due: (...given) => {
            asked.push(given);
            return store.due(...given);
          },
        }),
    },
  );
});

test('a table is put away a fortnight after it was opened, and outages are known a day longer', () => {
  expect(PACE.putAway).toBe(14 * DAY);
  expect(OUTAGES_KEPT_MS).toBe(15 * DAY);
});
