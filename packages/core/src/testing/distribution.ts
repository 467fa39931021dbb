/**
 * Law 4 on small decks: all worlds that a seat cannot exclude are dealt equally
 * often. The test enumerates the expected worlds by hand or by brute force,
 * never with the game's own sampler.
 */
import { Belief } from '../belief.ts';
import { fork, type Game, type GameTypes, type Seat, type StateOf } from '../game.ts';
import type { Random } from '../random.ts';

/** The expected worlds. */
export interface Expectation<K extends GameTypes> {
  /** Identifies a world, such as the hidden hands as text. */
  key(world: StateOf<K>): string;
  /** The keys of all worlds; or the number of worlds by key; or only the number of keys, if all have equally many worlds. */
  readonly worlds: readonly string[] | Readonly<Record<string, number>> | number;
  readonly samples: number;
  readonly random: Random;
}

/**
 * Samples from the belief and by redealing the truth, and returns the faults.
 * The bound is five standard deviations of chi-square, so a correct sampler
 * fails once in a million runs.
 */
export function checkDistribution<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  seat: Seat,
  expectation: Expectation<K>,
): string[] {
  const { random } = expectation;
  const belief = new Belief(game, game.view(state, seat));
  const dealt = fork(game, state);
  const faults = [
    fault(expectation, () => {
      belief.sample(random);
      return belief.world;
    }),
    fault(expectation, () => {
      game.copy(state, dealt);
      game.redeal(dealt, seat, random);
      return dealt;
    }),
  ];
  return ['sample', 'redeal'].flatMap((how, i) =>
    faults[i] === undefined ? [] : [`${how} of seat ${seat}: ${faults[i]}`],
  );
}

function fault<K extends GameTypes>(
  expectation: Expectation<K>,
  draw: () => StateOf<K>,
): string | undefined {
  const { worlds, samples } = expectation;
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const name = expectation.key(draw());
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const expected = sharesOf(worlds, counts);
  if (counts.size !== expected.size) {
    const missing = [...expected.keys()].filter((name) => !counts.has(name));
    const extra = [...counts.keys()].filter((name) => !expected.has(name));
    return `${counts.size} worlds instead of ${expected.size}; missing: ${missing.join(', ')}; impossible: ${extra.join(', ')}`;
  }
  const extra = [...counts.keys()].find((name) => !expected.has(name));
  if (extra !== undefined) return `world ${extra} is impossible`;
  return chiSquareFault(counts, expected, samples);
}

function sharesOf(
  worlds: Expectation<GameTypes>['worlds'],
  counts: ReadonlyMap<string, number>,
): Map<string, number> {
  if (typeof worlds === 'number') {
    const names = [...counts.keys()];
    while (names.length < worlds) names.push(`?${names.length}`);
    return new Map(names.slice(0, worlds).map((name) => [name, 1 / worlds]));
  }
  const shares = Array.isArray(worlds)
    ? worlds.map((name: string): [string, number] => [name, 1])
    : Object.entries(worlds);
  const total = shares.reduce((sum, [, share]) => sum + share, 0);
  return new Map(shares.map(([name, share]) => [name, share / total]));
}

/** Pearson's statistic. */
function chiSquareFault(
  counts: ReadonlyMap<string, number>,
  expected: ReadonlyMap<string, number>,
  samples: number,
): string | undefined {
  const freedom = expected.size - 1;
  if (freedom === 0) return undefined;
  let statistic = 0;
  for (const [name, share] of expected) {
    const mean = samples * share;
    statistic += ((counts.get(name) ?? 0) - mean) ** 2 / mean;
  }
  const bound = chiSquareBound(freedom);
  if (statistic <= bound) return undefined;
  return `chi-square ${statistic.toFixed(1)} over ${bound.toFixed(1)} with ${freedom} degrees of freedom`;
}

/** Wilson and Hilferty's approximation of the chi-square quantile five standard deviations out. */
export function chiSquareBound(freedom: number): number {
  const ninth = 2 / (9 * freedom);
  return freedom * (1 - ninth + 5 * Math.sqrt(ninth)) ** 3;
}
