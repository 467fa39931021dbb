/** Partners win together: seats 0 and 2 against seat 1, one move, three ways to share. */
import { askPlayer, OVER, Sfc32, type Game } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { cheat, search } from '../src/index.ts';
import { stones, type Toy, type ToyState } from './toys.ts';

const SELFISH = 1;
const GENEROUS = 2;
const SPITEFUL = 3;
/** The payoff of each move, by seat. */
const PAYS: Readonly<Record<number, readonly number[]>> = {
  [SELFISH]: [3, 0, -4],
  [GENEROUS]: [-1, 0, 3],
  [SPITEFUL]: [2, -9, -1],
};

const partners: Game<Toy> = {
  ...stones,
  id: 'partners',
  seats: [3],
  create: (options, seats) => ({ options, seats, turn: 0, pile: 0, coin: 0, won: [0, 0, 0] }),
  play(state, move) {
    state.pile = move;
    state.won = [...(PAYS[move] ?? [])];
    state.turn = OVER;
  },
  side: (_state, seat) => seat % 2,
};

function start(): ToyState {
  const state = partners.create({ size: 3 }, 3);
  partners.setup(state, { number: 0, starter: 0, carry: [0, 0, 0] });
  return state;
}

/** The value of a move: its payoff for the seat that asks. */
const values = { [SELFISH]: 3, [GENEROUS]: -1, [SPITEFUL]: 2 };

test('what pays the whole side is played, whatever others lose, and told is what one gets oneself', () => {
  const view = { ...partners.view(start(), 0), seats: 3 };
  const { move, estimates } = askPlayer(
    search.flat(partners, {}, { worlds: 3 }),
    view,
    new Sfc32(1),
    3,
  );
  expect(Object.fromEntries(estimates!.map((one) => [one.move, one.value]))).toEqual(values);
  expect(move).toBe(GENEROUS);
});

test('so it is where a playout ends early and is weighed', () => {
  // The stage is over with the first move, and the weight is what was paid.
  const knowledge: Knowledge<Toy> = {
    stage: (state) => state.turn,
    evaluate: (state, into) => into.set(PAYS[state.pile] ?? [0, 0, 0]),
  };
  const long: Game<Toy> = {
    ...partners,
    play(state, move) {
      state.pile = move;
      state.turn = 1;
    },
  };
  const view = { ...partners.view(start(), 0), seats: 3 };
  const { move, estimates } = askPlayer(
    search.flat(long, knowledge, { worlds: 3 }),
    view,
    new Sfc32(1),
    3,
  );
  expect(Object.fromEntries(estimates!.map((one) => [one.move, one.value]))).toEqual(values);
  expect(move).toBe(GENEROUS);
});

test('the yardstick that sees all cards counts the same', () => {
  expect(cheat(partners, {}, start(), new Sfc32(1), 3).move).toBe(GENEROUS);
});
