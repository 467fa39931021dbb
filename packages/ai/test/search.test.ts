import { askPlayer, OVER, Sfc32, type Answer, type Game } from '@pakli/core';
import type { Knowledge, Prune } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import { cheat, search } from '../src/index.ts';
import { coin, stones, viewOf, type Toy } from './toys.ts';

const valueOf = ({ estimates = [] }: Answer, move: number): number =>
  estimates.find((estimate) => estimate.move === move)?.value ?? Number.NaN;
const flat = (worlds: number, temperature = 0) => search.flat(stones, {}, { worlds, temperature });
/** Heads are three times as likely as tails. */
const mostlyHeads: Knowledge<Toy> = {
  likelihood: () => ({ logOf: (world) => Math.log(world.coin === 0 ? 3 : 1) }),
};

/** The number of worlds in which taking one of three stones was tried: it wins half the time, taking all always. */
function triedFor(prune: Prune | false): number {
  const player = search.flat(stones, {}, { worlds: 300, prune });
  const { estimates = [] } = askPlayer(player, viewOf(stones, 3), new Sfc32(1), 300);
  return estimates[0]!.weight;
}

describe('flat search', () => {
  test('sees a win in one and leaves the rest out', () => {
    const thinking = flat(10_000).think(viewOf(stones, 3), new Sfc32(1));
    let worlds = 0;
    while (!thinking.step(1)) worlds++;
    expect(thinking.answer().move).toBe(3);
    expect(worlds).toBeLessThan(200);
  });
  test('its estimate is the share of wins', () => {
    // One stone left for the other: he takes it. Two: he wins half the time at random.
    const answer = askPlayer(
      search.flat(stones, {}, { worlds: 4000, prune: false }),
      viewOf(stones, 3),
      new Sfc32(1),
      4000,
    );
    expect(valueOf(answer, 3)).toBe(1);
    expect(valueOf(answer, 2)).toBe(0);
    expect(valueOf(answer, 1)).toBeCloseTo(0.5, 1);
  });
  test('a forced move is done at once', () => {
    expect(flat(100).think(viewOf(stones, 1), new Sfc32(1)).step(1)).toBe(true);
  });
  test('likely worlds count more', () => {
    const player = search.flat(coin, mostlyHeads, { worlds: 4000, prune: false });
    const answer = askPlayer(player, viewOf(coin, 1), new Sfc32(3), 4000);
    expect(answer.move).toBe(0);
    expect(valueOf(answer, 0)).toBeCloseTo(0.75, 1);
    expect(valueOf(answer, 1)).toBeCloseTo(0.25, 1);
    expect(valueOf(answer, 2)).toBe(0.5);
  });
  test('a move is left out after its trial, not before', () => {
    // After thirty worlds it is behind by five standard errors.
    expect(triedFor({ trial: 30, clear: 3 })).toBe(30);
    expect(triedFor(false)).toBe(300);
  });
  test('and not before it is clear', () => {
    // Behind by a half with a deviation of a half: ten standard errors are a hundred worlds.
    expect(triedFor({ trial: 10, clear: 10 })).toBeGreaterThan(75);
    expect(triedFor({ trial: 10, clear: 10 })).toBeLessThan(135);
  });
  test('a move that is always behind by the same has a second trial', () => {
    const player = search.flat(stones, {}, { worlds: 300, prune: { trial: 30, clear: 3 } });
    const { estimates = [] } = askPlayer(player, viewOf(stones, 3), new Sfc32(1), 300);
    expect(estimates[1]!.weight).toBe(60);
  });
  test('moves are played out with the same random numbers', () => {
    // Seat 1 adds a random number to seat 0's choice: that is the only difference.
    const lottery: Game<Toy> = {
      ...coin,
      play(state, move) {
        if (state.turn === 1) state.won = [state.pile + move, 0];
        else state.pile = move;
        state.turn = state.turn === 1 ? OVER : 1;
      },
    };
    const knowledge: Knowledge<Toy> = { policy: (_state, random) => random.below(1000) };
    const player = search.flat(lottery, knowledge, { worlds: 20, prune: false });
    const answer = askPlayer(player, viewOf(lottery, 1), new Sfc32(1), 20);
    expect(valueOf(answer, 1) - valueOf(answer, 0)).toBeCloseTo(1, 9);
    expect(valueOf(answer, 2) - valueOf(answer, 0)).toBeCloseTo(2, 9);
  });
  test('temperature draws a move the less often the more it is behind', () => {
    // Taking one of three wins half the time, taking all always: behind by a half.
    const counts = [0, 0, 0, 0];
    const player = search.flat(stones, {}, { worlds: 200, temperature: 0.5, prune: false });
    for (let seed = 0; seed < 400; seed++) {
      counts[askPlayer(player, viewOf(stones, 3), new Sfc32(seed), 200).move]!++;
    }
    const share = 1 / (1 + Math.E);
    expect(counts[1]! / 400).toBeGreaterThan(share - 0.08);
    expect(counts[1]! / 400).toBeLessThan(share + 0.08);
    expect(counts[2]).toBe(0);
  });
  test('the policy knows who searches', () => {
    const asked = new Set<number>();
    const knowledge: Knowledge<Toy> = {
      policy(state, _random, self) {
        asked.add(self);
        return Math.min(state.pile, 1);
      },
    };
    askPlayer(search.flat(stones, knowledge, { worlds: 5 }), viewOf(stones, 9), new Sfc32(1), 5);
    expect(asked).toEqual(new Set([0]));
  });
  test('temperature plays weaker moves, never one that is worse in every world', () => {
    const chosen = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      chosen.add(askPlayer(flat(20, 2), viewOf(stones, 3), new Sfc32(seed), 20).move);
    }
    // Taking two of three loses in every world; taking one may win.
    expect(chosen).toEqual(new Set([1, 3]));
  });
});

describe('an answer', () => {
  const player = flat(60);
  test('gives the same answer for the same numbers, however its steps are cut', () => {
    const view = viewOf(stones, 11);
    for (let seed = 0; seed < 20; seed++) {
      const whole = askPlayer(player, view, new Sfc32(seed), 60);
      const thinking = player.think(view, new Sfc32(seed));
      for (let i = 0; i < 20; i++) thinking.step(3);
      expect(thinking.answer()).toEqual(whole);
    }
  });
  test('lists an estimate for every legal move', () => {
    const { estimates } = askPlayer(player, viewOf(stones, 11), new Sfc32(1), 60);
    expect(estimates!.map(({ move }) => move)).toEqual([1, 2, 3]);
  });
});

test('a reason of the game stands beside each estimate', () => {
  const knowledge: Knowledge<Toy> = { reason: (state, move) => `leaves-${state.pile - move}` };
  const { estimates } = askPlayer(
    search.flat(stones, knowledge, { worlds: 5 }),
    viewOf(stones, 9),
    new Sfc32(1),
    5,
  );
  expect(estimates!.map(({ reason }) => reason)).toEqual(['leaves-8', 'leaves-7', 'leaves-6']);
});

test('what the game can solve is not searched', () => {
  const knowledge: Knowledge<Toy> = {
    solve: (view) =>
      view.pile < 4 ? { step: () => true, answer: () => ({ move: view.pile }) } : undefined,
  };
  const player = search.flat(stones, knowledge, { worlds: 50 });
  expect(askPlayer(player, viewOf(stones, 2), new Sfc32(1), 1)).toEqual({ move: 2 });
  expect(askPlayer(player, viewOf(stones, 9), new Sfc32(1), 50).estimates).toHaveLength(3);
});

test('playouts end with the stage and are weighed there', () => {
  // A stage is a pile of more than six; the weight says that taking three is best.
  const knowledge: Knowledge<Toy> = {
    stage: (state) => (state.pile > 6 ? 1 : 0),
    evaluate: (state, into) => into.fill(0).set([6 - state.pile]),
  };
  const answer = askPlayer(
    search.flat(stones, knowledge, { worlds: 50 }),
    viewOf(stones, 7),
    new Sfc32(1),
    50,
  );
  expect(answer.move).toBe(3);
  expect([1, 2, 3].map((move) => valueOf(answer, move))).toEqual([0, 1, 2]);
});

test('only the cheat sees the coin', () => {
  for (const side of [0, 1]) {
    const state = coin.create({ size: 1 }, 2);
    coin.setup(state, { number: 0, starter: 0, carry: [0, 0] });
    state.coin = side;
    expect(cheat(coin, {}, state, new Sfc32(1), 30).move).toBe(side);
  }
});
