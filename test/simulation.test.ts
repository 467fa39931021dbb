/** The server in virtual time: seeds without a breach, the same seed twice, and checkers that see. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Append, Appended, TableStore } from '../apps/server/src/store/store.ts';
import { holdTo } from '../apps/server/test/hold.ts';
import { LAWS } from '../apps/server/test/laws.ts';
import { but } from '../apps/server/test/spoil.ts';
import type { Fault } from '../simulation/faults.ts';
import { PLANTED_FAULTS, replacementsOf } from '../simulation/planted-faults.ts';
import { shrink } from '../simulation/shrink.ts';
import { pictureOf } from '../simulation/show.ts';
import { simulate } from '../simulation/simulate.ts';
import { sqliteInMemory } from '../simulation/sqlite-in-memory.ts';
import { storyOf } from '../simulation/story.ts';

test('the same seed gives the same run, byte for byte', async () => {
  // One of each kind: an hour, an evening, a run of days, and a day, which is kept in SQLite.
  for (const seed of [3, 7, 5, 10]) {
    const [one, other] = [
      await simulate({ seed, isTraced: true }),
      await simulate({ seed, isTraced: true }),
    ];
    // `npm test` plays 1,000 beside the tests.
    expect(one.breaches, `npm run test:bottle -- --seed ${seed} --trace`).toEqual([]);
    expect(one.trace.length).toBeGreaterThan(100);
    expect(one.trace.join('\n')).toBe(other.trace.join('\n'));
  }
});

test.each(Object.keys(LAWS))('SQLite in memory: %s', (law) => {
  const store = sqliteInMemory(Date.now);
  return holdTo(law, async () => store);
});

/** The seeds in which a spoilt store is found, by the checker that finds it. */
async function foundIn(
  seeds: number,
  spoil: (store: TableStore) => TableStore,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let seed = 1; seed <= seeds; seed++) {
    const { breaches } = await simulate({ seed, spoil });
    for (const { checker } of breaches) found.add(checker);
    if (found.size > 0) break;
  }
  return found;
}

test('a checker finds an answer before the commit', async () => {
  const found = await foundIn(2, (store) =>
    but(store, {
      append: async (row: Append): Promise<Appended> => {
        void store.append(row).catch(() => {});
        return { kind: 'won' };
      },
    }),
  );
  expect([...found]).toContain('answers');
});

test('a checker finds commands that are never known again', async () => {
  let n = 0;
  const found = await foundIn(20, (store) =>
    but(store, { append: (row) => store.append({ ...row, cmd: `${row.cmd}#${n++}` }) }),
  );
  expect(found.size).toBeGreaterThan(0);
});

test.each(PLANTED_FAULTS)('what $name replaces is in the sources once', (fault) => {
  for (const { file, from } of replacementsOf(fault)) {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  }
});

const HAD_A_BREACH = [28357, 42661, 61792, 67629, 74891, 89043, 90435, 93694, 96876, 97571];

test.each(HAD_A_BREACH)('seed %i, which had a breach, has none any more', async (seed) => {
  expect((await simulate({ seed })).breaches).toEqual([]);
});

test('of many faults those are left that a run fails with, and only with', async () => {
  const faults = Array.from({ length: 7 }, (_, i): Fault => ({
    kind: 'stop',
    at: 1000 * i,
    ms: 500,
    node: 0,
  }));
  const needed = [faults[1], faults[5]];
  const left = await shrink(faults, async (wanted) => needed.every((one) => wanted.includes(one!)));
  expect(left).toEqual(needed);
});

test('a picture holds everything that happens, and one more fault changes nothing before it', async () => {
  const story = await storyOf(3);
  const kinds = new Set(story.events.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['fault', 'frame', 'node', 'row']);
  const [, data = ''] =
    /<script id="story"[^>]*>(.*?)<\/script>/s.exec(pictureOf(story, true)) ?? [];
  expect(JSON.parse(data)).toEqual({ ...story, isAlive: true });
  const fault: Fault = { kind: 'crash', at: 9000, ms: 2000, node: 0, isMachineGone: false };
  const faults = [...story.faults, fault].toSorted((one, later) => one.at - later.at);
  const other = await storyOf(3, faults);
  const before = ({ events, faultsFrom }: typeof story): unknown[] =>
    events.filter(({ at }) => at < faultsFrom + fault.at);
  expect(before(other)).toEqual(before(story));
  expect(other.events).toContainEqual(expect.objectContaining({ kind: 'node', is: 'down' }));
});
