import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { mulle, scoutMove } from '../src/index.ts';
import { outcome } from '../src/knowledge/horizon.ts';
import { trainedMove, WEIGHTS, weighTrained } from '../src/knowledge/trained-scout.ts';
import { weights } from '../src/knowledge/trained-weights.ts';
import type { State } from '../src/state.ts';
import { optionsOf } from './subject.ts';

/** Plays an omgang; `choose` decides for one seat, the scout for the other. */
function play(state: State, seat: number, random: Sfc32, choose: (state: State) => number): number {
  const outcomes = new Uint8Array(mulle.maxOutcome);
  mulle.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
    if (turn === CHANCE) mulle.deal(state, outcomes, mulle.draw(state, random, outcomes));
    else mulle.play(state, turn === seat ? choose(state) : scoutMove(state));
  }
  return seat === 0 ? outcome(state) : -outcome(state);
}

test('there is a number for every weight', () => {
  expect(weights).toHaveLength(WEIGHTS);
  expect(weights.every((weight) => Number.isFinite(weight))).toBe(true);
});

// Training ends at 10 points per omgang; under other rule books the same nets lead by about four.
test.each(['synced', 'draft', 'regler'])('leads the scout under %s', (rules) => {
  const state = mulle.create(optionsOf(rules), 2);
  let lead = 0;
  for (let n = 0; n < 240; n++) lead += play(state, n & 1, new Sfc32(n >> 1), trainedMove);
  expect(lead / 240).toBeGreaterThan(0);
});

test('makes the first of the moves that it thinks most of', () => {
  const state = mulle.create(optionsOf('synced'), 2);
  const moves = new Int32Array(mulle.maxChoices);
  const values = new Float64Array(mulle.maxChoices);
  play(state, 0, new Sfc32(3), (at) => {
    const count = mulle.moves(at, moves);
    weighTrained(at, moves, count, values);
    const made = trainedMove(at);
    const seen = [...values.subarray(0, count)];
    expect(made).toBe(moves[seen.indexOf(Math.max(...seen))]);
    return made;
  });
});

test('plays the same in all worlds of its seat', () => {
  const state = mulle.create(optionsOf('synced'), 2);
  const world = mulle.create(optionsOf('synced'), 2);
  const random = new Sfc32(5);
  play(state, 1, new Sfc32(4), (at) => {
    const made = trainedMove(at);
    for (let i = 0; i < 5; i++) {
      mulle.copy(at, world);
      mulle.redeal(world, 1, random);
      expect(trainedMove(world)).toBe(made);
    }
    return made;
  });
});
