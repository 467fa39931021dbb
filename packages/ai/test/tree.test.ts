/** The moves that the tree search finds in games whose best moves are known. */
import { askPlayer, CHANCE, OVER, Sfc32, type Answer, type Game } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import { search } from '../src/index.ts';
import { coin, stones, viewOf, type Toy } from './toys.ts';

function think(game: Game<Toy>, size: number, iterations: number, knowledge = {}): Answer {
  const player = search.tree(game, knowledge, { iterations });
  return askPlayer(player, viewOf(game, size), new Sfc32(1), iterations);
}

function valueOf({ estimates = [] }: Answer, move: number): number {
  return estimates.find((estimate) => estimate.move === move)?.value ?? Number.NaN;
}

describe('the tree', () => {
  test('leaves a multiple of four stones, however far the end is', () => {
    for (const size of [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]) {
      expect([size, think(stones, size, 4000).move]).toEqual([size, size % 4]);
    }
  });
  test('so it does where a policy plays badly, which playouts alone believe', () => {
    // Everybody takes one: to playouts an odd pile is won whatever the move.
    const knowledge: Knowledge<Toy> = { policy: () => 1 };
    expect(think(stones, 7, 4000, knowledge).move).toBe(3);
  });
  test('plans for what it will know, not for what a world shows', () => {
    // Move 0 waits and calls the coin later, 1 takes six tenths. A player who saw the coin would wait.
    const later: Game<Toy> = {
      ...coin,
      play(state, move) {
        if (state.pile === 2) state.won = [move === state.coin ? 1 : 0, 0];
        else if (move === 1) state.won = [0.6, 0];
        state.turn = state.pile === 2 || move !== 0 ? OVER : 0;
        state.pile = 2;
      },
    };
    const thinking = search
      .tree(later, {}, { iterations: 3000 })
      .think(viewOf(later, 1), new Sfc32(1));
    thinking.look?.(0);
    thinking.step(3000);
    const answer = thinking.answer();
    expect(answer.move).toBe(1);
    expect(valueOf(answer, 0)).toBeGreaterThan(0.4);
    expect(valueOf(answer, 0)).toBeLessThan(0.55);
  });
  test('averages over what is dealt on the way', () => {
    // Calling heads pays the roll of a three-sided die; the other calls pay less.
    const die: Game<Toy> = {
      ...coin,
      play(state, move) {
        state.pile = move;
        state.turn = CHANCE;
      },
      draw(_state, random, into) {
        into[0] = random.below(3);
        return 1;
      },
      deal(state, outcome) {
        state.won = [state.pile === 0 ? outcome[0]! : 0.9, 0];
        state.turn = OVER;
      },
    };
    const answer = think(die, 1, 4000);
    expect(answer.move).toBe(0);
    expect(valueOf(answer, 0)).toBeCloseTo(1, 1);
  });
  test('counts likely worlds more', () => {
    const mostlyHeads: Knowledge<Toy> = {
      likelihood: () => ({ logOf: (world) => Math.log(world.coin === 0 ? 3 : 1) }),
    };
    const answer = think(coin, 1, 4000, mostlyHeads);
    expect(answer.move).toBe(0);
    expect(valueOf(answer, 0)).toBeCloseTo(0.75, 1);
    expect(valueOf(answer, 2)).toBe(0.5);
  });
  test('ends with the stage and weighs it there', () => {
    const knowledge: Knowledge<Toy> = {
      stage: (state) => (state.pile > 6 ? 1 : 0),
      evaluate: (state, into) => into.fill(0).set([6 - state.pile]),
    };
    const answer = think(stones, 7, 300, knowledge);
    expect(answer.move).toBe(3);
    expect([1, 2, 3].map((move) => valueOf(answer, move))).toEqual([0, 1, 2]);
  });
  test('plays for its side, and returns what the seat itself gets', () => {
    const paid = [
      [3, 0, 0, 0],
      [0, 0, 5, 0],
      [0, 9, 0, 0],
    ];
    const pairs: Game<Toy> = {
      ...coin,
      side: (_state, seat) => seat % 2,
      create: () => ({ ...coin.create({ size: 1 }, 4), won: [0, 0, 0, 0] }),
      play(state, move) {
        state.won = paid[move]!;
        state.turn = OVER;
      },
      view: (state, seat) => ({ ...coin.view(state, seat), seats: 4 }),
    };
    const answer = think(pairs, 1, 100);
    expect(answer.move).toBe(1);
    expect([0, 1, 2].map((move) => valueOf(answer, move))).toEqual([3, 0, 0]);
  });
});

describe('its answer', () => {
  test('is the same for the same numbers, however its steps are cut', () => {
    const player = search.tree(stones, {}, { iterations: 300 });
    for (let seed = 0; seed < 10; seed++) {
      const whole = askPlayer(player, viewOf(stones, 11), new Sfc32(seed), 300);
      const thinking = player.think(viewOf(stones, 11), new Sfc32(seed));
      for (let i = 0; i < 100; i++) thinking.step(3);
      expect(thinking.answer()).toEqual(whole);
    }
  });
  test('stays the same when it says that more would change nothing', () => {
    const thinking = search
      .tree(stones, {}, { iterations: 3000 })
      .think(viewOf(stones, 3), new Sfc32(1));
    let steps = 0;
    while (!thinking.step(1)) steps++;
    expect(steps).toBeLessThan(2500);
    expect(thinking.answer().move).toBe(3);
  });
  test('a forced move is done at once', () => {
    const thinking = search
      .tree(stones, {}, { iterations: 10 })
      .think(viewOf(stones, 1), new Sfc32(1));
    expect(thinking.step(1)).toBe(true);
    expect(thinking.answer().move).toBe(1);
  });
  test('says of moves that it had no time for that they are untried', () => {
    const { estimates } = think(stones, 9, 1);
    expect(estimates!.filter(({ untried }) => untried === true)).toHaveLength(2);
  });
  test('knows a move that somebody asks about as well as its own', () => {
    const thinking = search
      .tree(stones, {}, { iterations: 1000 })
      .think(viewOf(stones, 3), new Sfc32(1));
    thinking.look?.(2);
    thinking.step(1000);
    const { move, estimates = [] } = thinking.answer();
    const [, asked, own] = estimates;
    expect(move).toBe(3);
    expect(Math.abs(asked!.weight - own!.weight)).toBeLessThanOrEqual(1);
    expect(asked!.value).toBeLessThan(0.1);
  });
});
