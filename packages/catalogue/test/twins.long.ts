import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { twinWorlds } from './twins.ts';

test.each(GAMES)(
  '$name: 2,000 pairs of twin worlds for every player, 50 steps',
  async ({ load }) => {
    const { game, contenders } = await load();
    for (const [name, { player }] of contenders) {
      const { pairs, different } = twinWorlds(game, player, 2000, 50, 7);
      expect({ name, pairs, different }).toEqual({ name, pairs: 2000, different: [] });
    }
  },
);
