import { askPlayer, randomPlayer, type BaseView, type Player } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { twinWorlds } from './twins.ts';

describe.each(GAMES)('$name', ({ load }) => {
  test('no player can tell twin worlds apart (a few pairs; all 2,000 in the long run)', async () => {
    const { game, contenders, learn } = await load();
    expect(await learn()).toBeUndefined();
    expect(contenders.size).toBeGreaterThan(2);
    for (const [name, { player }] of contenders) {
      const { pairs, different } = twinWorlds(game, player, 3, 8, 1);
      expect({ name, pairs, different }).toEqual({ name, pairs: 3, different: [] });
    }
  });

  test('a player that is handed more than its view is found out', async () => {
    const { game } = await load();
    // It gets views like every player, but its random numbers depend on when it is asked.
    let asked = 0;
    const fickle: Player<BaseView> = {
      think(view, random) {
        for (let i = 0; i < asked; i++) random.below(2);
        asked++;
        const move = askPlayer(randomPlayer, view, random, 1).move;
        return { step: () => true, answer: () => ({ move }) };
      },
    };
    expect(twinWorlds(game, fickle, 100, 1, 1).different.length).toBeGreaterThan(10);
  });
});
