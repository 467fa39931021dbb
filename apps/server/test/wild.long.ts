/** The same with very many frames. */
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

test('very many frames of nonsense change nothing', async () => {
  const { closed } = await fuzz(300_000, Date.now() % 2 ** 32);
  expect(closed).toBeGreaterThan(30_000);
});
