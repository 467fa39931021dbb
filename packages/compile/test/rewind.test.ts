/**
 * Every sampled world has a past: the model of test/model winds it back to the
 * deal. The laws `rewind` and `memory` replay such pasts forward, and skip those
 * that the same steps cannot describe; here they are counted.
 */
import { Belief, CHANCE, fork, isRefusal, listMoves, OVER, Sfc32, Table } from '@pakli/core';
import { expect, test } from 'vitest';
import { compile, type Compile } from '../src/index.ts';
import { optionsOf, pastOfWorld } from './subject.ts';

/** A game after a random number of steps. */
function somewhere(random: Sfc32): Table<Compile> {
  const table = Table.open(compile, optionsOf('quick'), 2, {
    number: 0,
    starter: 0,
    carry: [0, 0],
  });
  if (isRefusal(table)) throw new Error(table.refused);
  for (let left = random.below(150); left > 0 && table.turn !== OVER; left--) {
    const moves = table.turn === CHANCE ? [] : listMoves(compile, table.state);
    if (moves.length === 0) table.chance(random);
    else table.play(moves[random.below(moves.length)]!);
  }
  return table;
}

test('every world has a past in which the seat saw what it saw', () => {
  const seed = 1;
  const random = new Sfc32(seed);
  const tally = { told: 0, 'asked otherwise': 0 };
  const impossible: string[] = [];
  for (let game = 0; game < 40; game++) {
    const table = somewhere(random);
    for (const seat of [0, 1]) {
      const belief = new Belief(compile, compile.view(table.state, seat));
      belief.sample(random);
      const worlds = [belief.world, fork(compile, table.state), fork(compile, table.state)];
      for (const [i, world] of worlds.entries()) {
        if (i > 0) compile.redeal(world, seat, random);
        const past = pastOfWorld(table, world, seat);
        if (past === 'impossible') impossible.push(`game ${game} of seed ${seed}, seat ${seat}`);
        else tally[past === 'asked otherwise' ? past : 'told']++;
      }
    }
  }
  expect(impossible).toEqual([]);
  expect(tally['asked otherwise']).toBeLessThan(240 / 20);
});
