/** Nobody is sent a byte that depends on a card they may not see, by a real server over a real socket. */
import { EVERYBODY, type Game } from '@pakli/core';
import { expect, test } from 'vitest';
import { WATCHED } from '../packages/host/test/leak.ts';
import { compare, holdReaders, tablesFor, withTwins } from './leak-socket.ts';

const SEED = 21;

test(
  'all that reaches a reader is the same in both worlds',
  () => holdReaders(2, SEED, 18),
  300_000,
);

/** Tells everybody steps in full. */
async function spoilt(game: Game, work: () => Promise<void>): Promise<void> {
  const own = Object.getOwnPropertyDescriptors(game);
  Object.assign(game, {
    format: (...[state, move]: Parameters<Game['format']>) => game.formatTruth(state, move),
    formatDeal: (...[state, outcome, length]: Parameters<Game['formatDeal']>) =>
      game.formatDealTruth(state, outcome, length),
  });
  try {
    await work();
  } finally {
    for (const key of ['format', 'formatDeal']) Reflect.deleteProperty(game, key);
    Object.defineProperties(game, own);
  }
}

test('a step that is told in full is noticed in every game', () =>
  withTwins(async (twins) => {
    for (const watched of WATCHED.filter(({ reader }) => reader === EVERYBODY)) {
      const [logs] = tablesFor(watched, 1, SEED);
      if (logs === undefined) throw new Error('no table');
      await spoilt(watched.game, async () => {
        const { faults } = await compare(twins, logs);
        expect(faults.length, watched.name).toBeGreaterThan(0);
      });
    }
  }));
