import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { spoiledMatches } from './listeners.ts';

test.each(GAMES)('nobody who listens to $id can spoil it, in 20 deals', async ({ id }) => {
  expect(await spoiledMatches(id, 20, 1)).toEqual([]);
});
