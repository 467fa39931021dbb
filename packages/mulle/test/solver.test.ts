import { Sfc32 } from '@pakli/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knowledge, mulle } from '../src/index.ts';
import { after, ending, minimax } from './endings.ts';
import { optionsOf } from './subject.ts';

const RULES = [
  'synced',
  'draft',
  'regler',
  'synced spadeAce=3',
  'regler spadeAce=3',
  'draft+seven',
];

function solve(state: Parameters<typeof mulle.view>[0]) {
  const thinking = knowledge.solve?.(mulle.view(state, mulle.turn(state)));
  if (thinking === undefined) throw new Error('the ending is not solved');
  return thinking;
}

test.each(RULES)('endings of %s are solved as plain minimax solves them', (rules) => {
  const options = optionsOf(rules);
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 3 }), (seed, cards) => {
      const state = ending(options, cards, new Sfc32(seed));
      const seat = mulle.turn(state);
      const thinking = solve(state);
      while (!thinking.step(1));
      const { move, estimates = [] } = thinking.answer();
      const truth = minimax(state);
      expect(minimax(after(state, move))).toBe(truth);
      const own = estimates.find((estimate) => estimate.move === move)?.value;
      if (estimates.length > 1) expect(own).toBe(seat === 0 ? truth : -truth);
    }),
    { numRuns: 25 },
  );
});

test('a deeper ending is solved move by move to the value it promised', () => {
  const options = optionsOf('synced');
  for (let seed = 1; seed <= 6; seed++) {
    let state = ending(options, 5, new Sfc32(seed));
    const promised: number[] = [];
    while (mulle.turn(state) >= 0) {
      const seat = mulle.turn(state);
      const thinking = solve(state);
      while (!thinking.step(50));
      const { move, estimates = [] } = thinking.answer();
      const value = estimates.find((estimate) => estimate.move === move)?.value ?? 0;
      if (estimates.length > 1) promised.push(seat === 0 ? value : -value);
      state = after(state, move);
    }
    expect(promised.length).toBeGreaterThan(3);
    for (const value of promised) expect(value).toBe(minimax(state));
  }
});

test('steps in any portions give the same answer', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const state = ending(optionsOf('synced'), 6, new Sfc32(seed));
    const [whole, pieces] = [solve(state), solve(state)];
    whole.step(20);
    for (let i = 0; i < 20; i++) pieces.step(1);
    expect(pieces.answer()).toEqual(whole.answer());
  }
});

test('nothing is solved while a card is hidden', () => {
  const state = ending(optionsOf('synced rounds=2'), 3, new Sfc32(1));
  expect(knowledge.solve?.(mulle.view(state, mulle.turn(state)))).toBeUndefined();
});
