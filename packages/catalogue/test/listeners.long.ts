import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { spoiledMatches } from './listeners.ts';

test.each(GAMES)('nobody who listens to $id can spoil it, in 1,000 deals', async ({ id }) => {
  expect(await spoiledMatches(id, 1000, 1001)).toEqual([]);
});
