/** Worlds count in proportion to their likelihood, however rare they are. */
import { askPlayer, OVER, Sfc32, type Game } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import { search } from '../src/index.ts';
import { equalWorlds, WeightedWorlds } from '../src/worlds.ts';
import { coin, viewOf, type Toy, type ToyState } from './toys.ts';

const SIDES = 200;

/** A coin of two hundred sides: calling side 0, side 1, or nothing. */
const die: Game<Toy> = {
  ...coin,
  redeal(state, _seat, random) {
    state.coin = random.below(SIDES);
  },
  play(state, move) {
    state.won = [move === 2 ? 0.1 : Number(move === state.coin), 0];
    state.turn = OVER;
  },
};

/** Side 0 is as likely as all others together. */
const loaded: Knowledge<Toy> = {
  likelihood: () => ({ logOf: (world: ToyState) => Math.log(world.coin === 0 ? SIDES - 1 : 1) }),
};

function weigh(knowledge: Knowledge<Toy>, worlds: number, seed: number) {
  const player = search.flat(die, knowledge, { worlds, prune: false });
  return askPlayer(player, viewOf(die, 1), new Sfc32(seed), worlds);
}

describe('likely worlds', () => {
  test('weigh what they are likely', () => {
    const { move, estimates = [] } = weigh(loaded, 3000, 1);
    expect(move).toBe(0);
    expect(estimates[0]!.value).toBeGreaterThan(0.46);
    expect(estimates[0]!.value).toBeLessThan(0.54);
    expect(estimates[1]!.value).toBeLessThan(0.01);
    expect(estimates[2]!.value).toBeCloseTo(0.1);
    // Fewer worlds of equal weight would tell as much, but most of them count.
    expect(estimates[0]!.weight).toBeLessThan(3000);
    expect(estimates[0]!.weight).toBeGreaterThan(2000);
  });

  test('are not lost where they are rarer than the worlds that one is chosen from', () => {
    // A million times as likely and one in two hundred: nothing else counts.
    const sure: Knowledge<Toy> = {
      likelihood: () => ({ logOf: (world: ToyState) => Math.log(world.coin === 7 ? 1e6 : 1) }),
    };
    const { estimates = [] } = weigh(sure, 400, 2);
    expect(estimates[0]!.value).toBeLessThan(0.01);
  });

  test('by any measure give the same answer', () => {
    const scaled: Knowledge<Toy> = {
      likelihood: () => ({
        logOf: (world: ToyState) => Math.log(world.coin === 0 ? SIDES - 1 : 1) - 7,
      }),
    };
    expect(weigh(scaled, 50, 3)).toEqual(weigh(loaded, 50, 3));
  });

  test.each([
    ['0 in every world', -Infinity, -Infinity],
    ['no number', Number.NaN, Number.NaN],
  ])('that are %s count alike', (_, side, other) => {
    const never: Knowledge<Toy> = {
      likelihood: () => ({ logOf: (world: ToyState) => (world.coin === 0 ? side : other) }),
    };
    const { move, estimates = [] } = weigh(never, 1000, 5);
    expect(move).toBe(2);
    expect(estimates[0]!.value).toBeGreaterThan(0);
    expect(estimates[0]!.value).toBeLessThan(0.02);
    expect(estimates[2]!.value).toBeCloseTo(0.1);
  });

  // As plain numbers the second is 0 in every world, and the third overflows.
  test.each([Math.log(1e-300), -1e6, 1e6])('of the order of e to the %d are told apart', (unit) => {
    const tiny: Knowledge<Toy> = {
      likelihood: () => ({
        logOf: (world: ToyState) => unit + (world.coin < 100 ? Math.log(50) : 0),
      }),
    };
    const { estimates = [] } = weigh(tiny, 2000, 6);
    for (const { value } of estimates) expect(value).not.toBeNaN();
    // One of a hundred sides, nearly.
    expect(estimates[0]!.value).toBeGreaterThan(0.005);
    expect(estimates[2]!.value).toBeCloseTo(0.1);
  });

  test.each([-Infinity, Math.log(1e-300)])(
    'of 0 and of 1e-300 beside others leave the others alone',
    (log) => {
      const rest: Knowledge<Toy> = {
        likelihood: () => ({ logOf: (world: ToyState) => (world.coin === 0 ? log : 0) }),
      };
      const { estimates = [] } = weigh(rest, 1000, 8);
      expect(estimates[0]!.value).toBeLessThan(1e-200);
      expect(estimates[1]!.value).toBeGreaterThan(0);
    },
  );

  test('that the trial did not come near stay ordinary numbers', () => {
    const rare: Knowledge<Toy> = {
      likelihood: () => {
        let asked = 0;
        return { logOf: () => (++asked === 500 ? Infinity : 0) };
      },
    };
    for (const { value } of weigh(rare, 1000, 9).estimates!) expect(value).not.toBeNaN();
  });

  test('that a sample misses leave it a world that is possible', () => {
    const seen = { found: 0, missed: 0 };
    for (let seed = 1; seed <= 20; seed++) {
      const worlds = new WeightedWorlds(die, viewOf(die, 1), {
        logOf: (world: ToyState) => Math.log(Number(world.coin === 3)),
      });
      const random = new Sfc32(seed);
      for (let i = 0; i < 5; i++) {
        worlds.world.coin = -1;
        const weight = worlds.sample(random);
        expect(worlds.world.coin, `seed ${seed}`).toBeGreaterThanOrEqual(0);
        seen[weight === 0 ? 'missed' : 'found']++;
      }
    }
    expect(seen.missed).toBeGreaterThan(0);
    expect(seen.found).toBeGreaterThan(0);
  });

  test('are read from the view once', () => {
    let read = 0;
    const counting: Knowledge<Toy> = {
      likelihood: (view) => {
        expect(view).toEqual(viewOf(die, 1));
        read++;
        return { logOf: () => 0 };
      },
    };
    weigh(counting, 20, 4);
    expect(read).toBe(1);
  });
});

describe('samples', () => {
  const random = new Sfc32(5);
  test('of what is possible count one each', () => {
    const worlds = equalWorlds(die, viewOf(die, 1));
    expect(Array.from({ length: 20 }, () => worlds.sample(random))).toEqual(Array(20).fill(1));
  });

  test('of what is likely have a mean that is true: weight and choice make up for each other', () => {
    const likelihood = { logOf: (world: ToyState): number => Math.log(1 + (world.coin % 10)) };
    const worlds = new WeightedWorlds(die, viewOf(die, 1), likelihood);
    let weights = 0;
    let sevens = 0;
    for (let i = 0; i < 20_000; i++) {
      const weight = worlds.sample(random);
      weights += weight;
      if (worlds.world.coin % 10 === 7) sevens += weight;
    }
    // The mean of 1 to 10 beside the largest, and 8 of their sum of 55.
    expect(weights / 20_000).toBeCloseTo(0.55, 2);
    expect(sevens / weights).toBeGreaterThan(8 / 55 - 0.01);
    expect(sevens / weights).toBeLessThan(8 / 55 + 0.01);
  });
});
