import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal, Match, OVER, Sfc32 } from '@pakli/core';
import module from './game.ts';

/** Plays a match in which everybody takes the first move that is listed. */
function playMatch(seed: number): readonly number[] {
  const { game } = module;
  const random = new Sfc32(seed);
  const match = Match.start(game, { names: ['Anna', 'Bo'], random });
  if (isRefusal(match)) throw new Error(match.refused);
  const { table } = match;
  while (table.turn !== OVER) {
    if (table.turn < 0) table.chance(random);
    else table.play(game.view(table.state, table.turn).moves[0] ?? 0);
  }
  return [...game.scores(table.state)];
}

test('four tricks are taken, whatever is dealt', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const [anna = 0, bo = 0] = playMatch(seed);
    assert.equal(anna + bo, 4, `seed ${seed}`);
  }
});
