import { Sfc32, type Estimate, type Thinking } from '@pakli/core';
import { expect, test } from 'vitest';
import { knowledge, mulle, scoutMove, type State } from '../src/index.ts';
import { lastCapture } from '../src/knowledge/last-card.ts';
import { EndingSolver } from '../src/knowledge/solver.ts';
import { checkBounds } from './bounds.ts';
import { after, ending, lastRound, Minimax } from './endings.ts';
import { optionsOf } from './subject.ts';

const RULES = [
  'synced',
  'draft',
  'regler',
  'synced spadeAce=3',
  'regler spadeAce=3',
  'draft+seven',
];

function solve(state: State): Thinking {
  const thinking = knowledge.solve?.(mulle.view(state, mulle.turn(state)));
  if (thinking === undefined) throw new Error('the ending is not solved');
  return thinking;
}

/** Estimates that differ from minimax, and how many were checked. */
function compare(state: State): { readonly wrong: string[]; readonly estimates: number } {
  const sign = mulle.turn(state) === 0 ? 1 : -1;
  const thinking = solve(state);
  while (!thinking.step(1));
  const { move, estimates = [] } = thinking.answer();
  const { moves } = mulle.view(state, mulle.turn(state));
  const truth = new Minimax(state.options);
  const values = moves.map((one) => sign * truth.value(after(state, one)) + 0);
  const at = mulle.formatPosition(state);
  const wrong = estimates.flatMap((estimate) => {
    const value = values[moves.indexOf(estimate.move)];
    const exact = { move: estimate.move, value, weight: 0 };
    return JSON.stringify(estimate) === JSON.stringify(exact)
      ? []
      : [`${JSON.stringify(estimate)} is ${value} at ${at}`];
  });
  if (moves.length > 1 && estimates.length !== moves.length) wrong.push(`moves are missing: ${at}`);
  if (values[moves.indexOf(move)] !== Math.max(...values)) wrong.push(`not the best move: ${at}`);
  return { wrong, estimates: estimates.length };
}

test('every estimate of a solved ending is what plain minimax says', () => {
  let estimates = 0;
  const wrong: string[] = [];
  for (const rules of RULES) {
    const options = optionsOf(rules);
    for (let seed = 1; seed <= 20; seed++) {
      // Some endings of every rule set, with four cards a hand, which take minimax longest.
      const cards = seed <= 3 ? 4 : seed % 4 === 0 ? 2 : 3;
      const compared = compare(ending(options, cards, new Sfc32(seed)));
      estimates += compared.estimates;
      wrong.push(...compared.wrong.map((text) => `${rules} seed ${seed}: ${text}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(estimates).toBeGreaterThan(360);
});

test('what is not settled yet is said to be a bound, and is one', () => {
  const options = optionsOf('synced');
  let bounds = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const state = ending(options, 4, new Sfc32(seed));
    const thinking = solve(state);
    const pieces: (readonly Estimate[])[] = [];
    while (!thinking.step(1)) pieces.push(thinking.answer().estimates ?? []);
    const settled = thinking.answer().estimates ?? [];
    for (const { move, value, weight, atMost } of pieces.flat()) {
      const truth = settled.find((estimate) => estimate.move === move)?.value ?? NaN;
      // With four cards it searches to the end at once.
      if (atMost === true) expect(truth).toBeLessThanOrEqual(value);
      else expect([value, weight]).toEqual([truth, 0]);
      if (atMost === true && truth < value) bounds++;
    }
  }
  expect(bounds).toBeGreaterThan(10);
});

test.each([9, 10, 11, 12, 13])('what is said to be a bound is one with %i cards left', (cards) => {
  const { bounds, guesses, wrong } = checkBounds(optionsOf('synced'), cards, cards < 12 ? 6 : 1);
  expect(wrong).toEqual([]);
  // Both occur: a search that is stopped early knows less.
  if (cards < 12) expect(bounds).toBeGreaterThan(5);
  expect(guesses).toBeGreaterThan(50);
});

test('a single move is not weighed', () => {
  const line = 'table: KL 9 ; Anna: HJ 2 ; Bo: HJ 3 ; round: 6';
  const state = mulle.create(optionsOf('synced'), 2);
  expect(mulle.readPosition(state, line)).toBeUndefined();
  const [move] = mulle.view(state, 0).moves;
  expect(new EndingSolver(state).answer()).toEqual({ move });
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
    const payoff = new Float64Array(2);
    mulle.payoff(state, payoff);
    for (const value of promised) expect(value).toBe(payoff[0]);
  }
});

test('a narrow look first comes to the same value', () => {
  const begun = ending(optionsOf('synced'), 7, new Sfc32(3));
  // With 13 cards the look is narrow, and it takes a third of the positions of 14.
  const state = after(begun, scoutMove(begun));
  const narrow = new EndingSolver(state, 2);
  while (!narrow.step(100));
  const { move, estimates = [] } = narrow.answer();
  const best = estimates.find((estimate) => estimate.move === move);
  const sign = mulle.turn(state) === 0 ? 1 : -1;
  expect(best).toEqual({
    move,
    value: sign * new EndingSolver(state).value(Infinity)! + 0,
    weight: 0,
  });
});

test('a narrow look that was cut short proves nothing', () => {
  const state = ending(optionsOf('synced'), 7, new Sfc32(3));
  const narrow = new EndingSolver(state, 2);
  narrow.step(40);
  const { estimates = [] } = narrow.answer();
  expect(estimates.length).toBeGreaterThan(0);
  for (const { weight, atMost } of estimates) expect({ weight, atMost }).toEqual({ weight: 1 });
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

test.each([...RULES, 'short', 'regler+short'])(
  'with all cards open the last round of %s is worth what minimax says, and nothing before it',
  (rules) => {
    const options = optionsOf(rules);
    for (let seed = 1; seed <= 6; seed++) {
      let state = ending(options, 3, new Sfc32(100 + seed));
      const truth = new Minimax(options);
      while (mulle.turn(state) >= 0) {
        const value = truth.value(state);
        expect(knowledge.open?.(state, 0)).toBe(value);
        expect(knowledge.open?.(state, 1)).toBe(0 - value);
        const { moves } = mulle.view(state, mulle.turn(state));
        state = after(state, moves[seed % moves.length]!);
      }
      expect(knowledge.open?.(state, 0)).toBe(truth.value(state));
    }
    const early = mulle.create({ ...options, rounds: 2, handSize: 3 }, 2);
    expect(knowledge.open?.(early, 0)).toBeUndefined();
    const line = 'table: KL 9 ; Anna: KL 2 ; Bo: KL 3 ; round: 1';
    expect(mulle.readPosition(early, line)).toBeUndefined();
    expect(knowledge.open?.(early, 0)).toBeUndefined();
  },
);

test.each([
  ['table: KL 9 | KL K ; Anna: HJ 9 ; Bo: (empty)', 0],
  ['table: KL 9 | SP 4 | HJ 5 ; Anna: HJ 9 ; Bo: (empty)', 1],
  ['table: KL 9 | KL K ; Anna: KL 9 ; Bo: (empty)', 9],
  ['table: KL 9 ; Anna: KL 9 ; Bo: (empty)', 10],
  ['table: {KL 9 KL 2 KL 2}=13 lock Bo | KL 3 ; Anna: HJ K ; Bo: (empty)', 2],
  ['table: KL 9 ; Anna: HJ 8 ; Bo: (empty)', -1],
])('the last card of %s takes mulles and tabbar for %i', (line, points) => {
  expect(lastCapture(lastRound(line))).toBe(points);
});
