/**
 * Law 4 on small decks: every world that a seat cannot exclude is sampled as
 * often as it should be. The expected worlds are enumerated by the test, by
 * hand or by brute force, never by the game's own sampler.
 */
import { Belief } from '../belief.ts';
import { fork, type Game, type Kinds, type Seat, type StateOf } from '../game.ts';
import type { Random } from '../random.ts';

export interface Expectation<K extends Kinds> {
  /** What tells one world from another, such as the hidden hands as text. */
  key(world: StateOf<K>): string;
  /** The keys of all worlds, equally likely; or with their weights; or only how many there are. */
  readonly worlds: readonly string[] | Readonly<Record<string, number>> | number;
  readonly samples: number;
  readonly random: Random;
}

/**
 * Samples from the belief and from redealing the truth. Returns what is wrong,
 * or an empty list. The bound is five standard deviations of chi-square, so a
 * sound sampler fails once in a million runs.
 */
export function checkDistribution<K extends Kinds>(
  game: Game<K>,
  state: StateOf<K>,
  seat: Seat,
  expectation: Expectation<K>,
): string[] {
  const { random } = expectation;
  const belief = new Belief(game, game.view(state, seat));
  const dealt = fork(game, state);
  const faults = [
    fault(expectation, () => [belief.sample(random), belief.world]),
    fault(expectation, () => {
      game.copy(state, dealt);
      return [game.redeal(dealt, seat, random), dealt];
    }),
  ];
  return ['sample', 'redeal'].flatMap((how, i) =>
    faults[i] === undefined ? [] : [`${how} of seat ${seat}: ${faults[i]}`],
  );
}

/** Sum of weights and of squared weights of the samples with one key. */
interface Cell {
  sum: number;
  squares: number;
}

function fault<K extends Kinds>(
  expectation: Expectation<K>,
  draw: () => [number, StateOf<K>],
): string | undefined {
  const { worlds, samples } = expectation;
  const cells = new Map<string, Cell>();
  for (let i = 0; i < samples; i++) {
    const [weight, world] = draw();
    if (!(weight > 0)) return `weight ${weight}`;
    const name = expectation.key(world);
    const cell = cells.get(name) ?? { sum: 0, squares: 0 };
    cell.sum += weight;
    cell.squares += weight * weight;
    cells.set(name, cell);
  }
  const expected = sharesOf(worlds, cells);
  if (cells.size !== expected.size) {
    const missing = [...expected.keys()].filter((name) => !cells.has(name));
    const extra = [...cells.keys()].filter((name) => !expected.has(name));
    return `${cells.size} worlds instead of ${expected.size}; missing: ${missing.join(', ')}; impossible: ${extra.join(', ')}`;
  }
  const extra = [...cells.keys()].find((name) => !expected.has(name));
  if (extra !== undefined) return `world ${extra} is impossible`;
  return chiSquareFault(cells, expected);
}

function sharesOf(
  worlds: Expectation<Kinds>['worlds'],
  cells: ReadonlyMap<string, Cell>,
): Map<string, number> {
  if (typeof worlds === 'number') {
    const names = [...cells.keys()];
    while (names.length < worlds) names.push(`?${names.length}`);
    return new Map(names.slice(0, worlds).map((name) => [name, 1 / worlds]));
  }
  const weighted = Array.isArray(worlds)
    ? worlds.map((name: string): [string, number] => [name, 1])
    : Object.entries(worlds);
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weighted.map(([name, weight]) => [name, weight / total]));
}

/**
 * Chi-square over weighted samples: each deviation is measured in the standard
 * deviation that the weights themselves show, which for equal weights is
 * Pearson's statistic.
 */
function chiSquareFault(
  cells: ReadonlyMap<string, Cell>,
  expected: ReadonlyMap<string, number>,
): string | undefined {
  const freedom = expected.size - 1;
  if (freedom === 0) return undefined;
  let sum = 0;
  let squares = 0;
  for (const cell of cells.values()) {
    sum += cell.sum;
    squares += cell.squares;
  }
  let statistic = 0;
  for (const [name, share] of expected) {
    const cell = cells.get(name) ?? { sum: 0, squares: 0 };
    const variance =
      cell.squares * (1 - share) * (1 - share) + (squares - cell.squares) * share * share;
    statistic += ((cell.sum - sum * share) ** 2 / variance) * (1 - share);
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
