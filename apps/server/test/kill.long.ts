/**
 * The same a thousand times, with many tables at once. PAKLI_RUNS is another
 * number of kills, PAKLI_SEED the seed of a run that failed.
 */
import { expect, test } from 'vitest';
import { killing } from './killing.ts';

const KILLS = Number(process.env['PAKLI_RUNS'] ?? 1000);
const SEED = Number(process.env['PAKLI_SEED'] ?? Date.now() % 2 ** 32);

test(`a server that is killed ${KILLS} times loses nothing, seed ${SEED}`, async () => {
  const found = await killing({ kills: KILLS, tables: 64, seed: SEED, life: 500 });
  const { acknowledged, tables, rows, kills } = found;
  console.log(`${kills} kills, ${acknowledged} acknowledged, ${tables} tables, ${rows} rows`);
  expect(found.breaches).toEqual([]);
});
