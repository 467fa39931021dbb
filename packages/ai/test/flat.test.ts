/** The flat search with worlds, luck, partners and temperature, in games small enough to solve by hand. */
import { askPlayer, OVER, Sfc32, type Answer, type Game } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { search } from '../src/index.ts';
import { coin, viewOf, type Toy } from './toys.ts';

function think(game: Game<Toy>, worlds: number, seed: number, knowledge = {}): Answer {
  const player = search.flat(game, knowledge, { worlds });
  return askPlayer(player, viewOf(game, 1), new Sfc32(seed), worlds);
}

function valuesOf({ estimates = [] }: Answer): number[] {
  return estimates.map(({ value }) => value);
}

/** Four at a table, two against two: each move pays another seat. */
const PAID = [
  [3, 0, 0, 0],
  [0, 0, 5, 0],
  [0, 9, 0, 0],
];
const pairs: Game<Toy> = {
  ...coin,
  seats: [4],
  side: (_state, seat) => seat % 2,
  play(state, move) {
    state.won = PAID[move]!;
    state.turn = OVER;
  },
  view: (state, seat) => ({ ...coin.view(state, seat), seats: 4 }),
};

test('what a partner gets is as good as the own, what others get is nothing', () => {
  const answer = think(pairs, 4, 1);
  // Its value is its own payoff.
  expect(valuesOf(answer)).toEqual([3, 0, 0]);
  expect(answer.move).toBe(1);
});

test('the same holds where playouts end early', () => {
  const knowledge: Knowledge<Toy> = {
    stage: ({ turn }) => turn,
    evaluate: ({ won }, into) => into.set(won),
  };
  const unfinished: Game<Toy> = {
    ...pairs,
    play(state, move) {
      state.won = PAID[move]!;
      state.turn = 1;
    },
  };
  const early = think(unfinished, 4, 1, knowledge);
  expect(valuesOf(early)).toEqual([3, 0, 0]);
  expect(early.move).toBe(1);
});

/** Seat 1's answer sets the payoff, whatever seat 0 does. */
const luck: Game<Toy> = {
  ...coin,
  play(state, move) {
    if (state.turn === 1) state.won = [move, 0];
    state.turn = state.turn === 0 ? 1 : OVER;
  },
};

test('all moves have the same luck in a world, and worlds have their own', () => {
  for (let seed = 0; seed < 10; seed++) {
    const [first = 0, ...others] = valuesOf(think(luck, 400, seed));
    expect(others).toEqual([first, first]);
    expect(first).toBeGreaterThan(0.8);
    expect(first).toBeLessThan(1.2);
  }
});

test('moves between which chance may still decide are all tried on', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { estimates = [] } = think(coin, 60, seed);
    expect(estimates.map(({ weight }) => weight)).toEqual([60, 60, 60]);
  }
});

test('temperature plays a move the rarer the weaker it looks', () => {
  const mostlyHeads: Knowledge<Toy> = {
    likelihood: () => ({ logOf: (world) => Math.log(world.coin === 0 ? 3 : 1) }),
  };
  const settings = { worlds: 200, temperature: 0.25, prune: false } as const;
  const player = search.flat(coin, mostlyHeads, settings);
  const chosen = [0, 0, 0];
  for (let seed = 0; seed < 400; seed++) {
    const { move } = askPlayer(player, viewOf(coin, 1), new Sfc32(seed), 200);
    chosen[move]! += 1 / 400;
  }
  // Heads, tails and neither win 3/4, 1/4 and 1/2 of the worlds.
  const odds = [1, Math.exp(-2), Math.exp(-1)];
  const sum = odds.reduce((all, odd) => all + odd, 0);
  for (const [move, odd] of odds.entries()) expect(chosen[move]).toBeCloseTo(odd / sum, 1);
});

test('the error of a value shrinks with the worlds, and shared luck is no error of a difference', () => {
  const [heads, tails, neither] = think(coin, 60, 1).estimates ?? [];
  const share = heads?.value ?? 0;
  const error = Math.sqrt((share * (1 - share)) / 59);
  expect(heads?.error).toBeCloseTo(error, 9);
  expect(tails?.error).toBeCloseTo(error, 9);
  expect(neither?.error).toBe(0);
  // Heads win where tails lose: their difference is twice as far off as either. Calling nothing wins half in every world.
  const { move, estimates = [] } = think(coin, 60, 1);
  const gaps = estimates.map(({ gapError = Number.NaN }) => gapError);
  const expected = [0, 1, 2].map((one) =>
    one === move ? 0 : one + move === 1 ? 2 * error : error,
  );
  for (const [i, gap] of gaps.entries()) expect(gap).toBeCloseTo(expected[i]!, 9);
  for (const { error: own, gapError } of think(luck, 60, 1).estimates ?? []) {
    expect(own).toBeGreaterThan(0);
    expect(gapError).toBe(0);
  }
});

test('one world says nothing of an error, and pairs say nothing of what a partner shares', () => {
  for (const estimate of think(coin, 1, 1).estimates ?? []) {
    expect(estimate).not.toHaveProperty('error');
  }
  for (const estimate of think(pairs, 4, 1).estimates ?? []) {
    expect(estimate).toMatchObject({ error: 0 });
    expect(estimate).not.toHaveProperty('gapError');
  }
});
