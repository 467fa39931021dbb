import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { spoiledMatches } from './listeners.ts';

test.each(GAMES)('nobody who listens to $id can spoil it, in 8 deals', async ({ id }) => {
  expect(await spoiledMatches(id, 8, 1)).toEqual([]);
});
