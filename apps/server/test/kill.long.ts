/** The same a thousand times, with many tables at once. */
import { expect, test } from 'vitest';
import { killing } from './killing.ts';

test('a server that is killed a thousand times loses nothing', async () => {
  const found = await killing({ kills: 1000, tables: 64, seed: Date.now() % 2 ** 32, life: 500 });
  console.log(`${found.acknowledged} acknowledged, ${found.tables} tables, ${found.rows} rows`);
  expect(found.breaches).toEqual([]);
});
