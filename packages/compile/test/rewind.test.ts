/**
 * The laws `rewind` and `memory` wind sampled worlds back to the deal. That
 * leaves out the worlds that have no past; here they are counted.
 */
import { CHANCE, fork, isRefusal, listMoves, OVER, Sfc32, Table } from '@pakli/core';
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

// RULES 3.2: when cards came to a hand is kept by the shuffle that they come from, not by the draw. So a
// world may have a card in a place that was filled before that many of its shuffle had been drawn.
test('four of five worlds have a past in which the seat saw what it saw', () => {
  const random = new Sfc32(1);
  const tally = { told: 0, impossible: 0, 'asked otherwise': 0 };
  for (let game = 0; game < 40; game++) {
    const table = somewhere(random);
    for (const seat of [0, 1]) {
      for (let sample = 0; sample < 3; sample++) {
        const world = fork(compile, table.state);
        compile.redeal(world, seat, random);
        const past = pastOfWorld(table, world, seat);
        tally[typeof past === 'string' ? past : 'told']++;
      }
    }
  }
  expect(tally.impossible).toBeLessThan(240 / 5);
  expect(tally['asked otherwise']).toBeLessThan(240 / 20);
  // The truth always has one.
  const table = somewhere(random);
  for (const seat of [0, 1]) expect(pastOfWorld(table, table.state, seat)).toBeTypeOf('object');
});
