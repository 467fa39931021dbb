/** Small parts built on a game: belief, players, and the pure interface of a state. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askPlayer,
  Belief,
  answerAtOnce,
  fork,
  isRefusal,
  listMoves,
  stateAfter,
  randomMatch,
  randomPlayer,
  Sfc32,
  type Game,
  EVERYBODY,
} from '../src/index.ts';
import { chiSquareBound, difference, Script } from '../src/testing/index.ts';
import { LOOK, Toy, toyRules, type ToyKinds, type ToyState } from './toy.ts';

const toy: Game<ToyKinds> = new Toy();

function position(text: string): ToyState {
  const state = toy.create(toyRules.defaults, 2);
  expect(toy.readPosition(state, text)).toBeUndefined();
  return state;
}

const START = '0 0 0,0 1 0 - - a1,b1,a2/a3,b2,b3; 0,0 0,0 ; 0,0 -1';

describe('belief', () => {
  test('samples worlds that look the same to its seat and leaves the view alone', () => {
    const state = position(START);
    const view = toy.view(state, 0);
    const before = JSON.stringify(view);
    const belief = new Belief(toy, view);
    const hands = new Set<string>();
    const random = new Sfc32(1);
    for (let i = 0; i < 200; i++) {
      belief.sample(random);
      expect(JSON.stringify(toy.view(belief.world, 0))).toBe(before);
      hands.add(belief.world.hands.slice(3).sort().join(' '));
      // The owner may play on in the world: the next sample starts afresh.
      toy.play(belief.world, 0);
    }
    // Three of the five cards that seat 0 has not seen: b2 a3 b3 a4 b4.
    expect(hands.size).toBe(10);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('is not for spectators', () => {
    expect(() => new Belief(toy, toy.view(position(START), EVERYBODY))).toThrow('spectator');
  });
});

describe('players', () => {
  test('the random one plays every move equally often', () => {
    const view = toy.view(position(START), 0);
    const counts = new Map<number, number>();
    const random = new Sfc32(2);
    for (let i = 0; i < 4000; i++) {
      const { move } = askPlayer(randomPlayer, view, random, 1);
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, LOOK]);
    const statistic = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(statistic).toBeLessThan(chiSquareBound(3));
  });

  test('the random one is not asked without a move', () => {
    const view = toy.view(position(START), 1);
    expect(() => askPlayer(randomPlayer, view, new Sfc32(1), 1)).toThrow('without a legal move');
  });

  test('think as long as they are allowed', () => {
    const steps: number[] = [];
    const player = {
      think: () => ({
        step: (n: number): boolean => steps.push(n) > 0,
        answer: () => ({ move: steps.length }),
      }),
    };
    expect(askPlayer(player, toy.view(position(START), 0), new Sfc32(1), 500)).toEqual({ move: 1 });
    expect(steps).toEqual([500]);
    const known = answerAtOnce({ move: 4 });
    expect(known.step(1)).toBe(true);
    expect(known.answer()).toEqual({ move: 4 });
  });
});

describe('states', () => {
  test('next leaves the given one as it is', () => {
    const state = position(START);
    const after = stateAfter(toy, state, 2);
    expect(toy.formatPosition(state)).toBe(START);
    expect(toy.formatPosition(after)).toBe('0 0 0,0 1 1 a2 - a1,b1/a3,b2,b3; 0,0 0,0 a2; 0,0 -1');
  });

  test('a fork is equal and independent', () => {
    const state = position(START);
    const other = fork(toy, state);
    expect(difference(other, state)).toBeUndefined();
    toy.play(other, 0);
    expect(toy.formatPosition(state)).toBe(START);
  });

  test('moves as a list', () => {
    expect(listMoves(toy, position(START))).toEqual([0, 1, 2, LOOK]);
  });
});

test('a script of choices makes a match that shrinks with it', () => {
  expect([3, 8, 1].map((n) => new Script([10, 7]).below(n))).toEqual([1, 2, 0]);
  const script = new Script([5]);
  expect([script.below(3), script.below(3)]).toEqual([2, 0]);
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 40 }), (numbers) => {
      const match = randomMatch(toy, new Script(numbers));
      expect(!isRefusal(match) && match.over).toBe(true);
    }),
  );
});
