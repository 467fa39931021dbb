/** Compares the values of a stopped solver with those of the same solver once it is done. */
import { Sfc32, type Estimate } from '@pakli/core';
import { scoutMove, type Options } from '../src/index.ts';
import { EndingSolver } from '../src/knowledge/solver.ts';
import { after, ending } from './endings.ts';

/** Steps after which a clock may stop it; the last is what a hint uses. */
const STOPS = new Set([...Array.from({ length: 20 }, (_, i) => i + 1), 200]);

export interface Bounds {
  /** How many values were called a bound, exact, or a guess. */
  bounds: number;
  exact: number;
  guesses: number;
  readonly wrong: string[];
}

/** Endings with this many cards in both hands together, one per seed. */
export function checkBounds(options: Options, cards: number, seeds: number): Bounds {
  const found: Bounds = { bounds: 0, exact: 0, guesses: 0, wrong: [] };
  for (let seed = 1; seed <= seeds; seed++) {
    const even = ending(options, Math.ceil(cards / 2), new Sfc32(100 * cards + seed));
    const state = cards % 2 === 0 ? even : after(even, scoutMove(even));
    const solver = new EndingSolver(state);
    const stopped: (readonly Estimate[])[] = [];
    for (let step = 1; !solver.step(1); step++) {
      if (STOPS.has(step)) stopped.push(solver.answer().estimates ?? []);
    }
    const settled = solver.answer().estimates ?? [];
    for (const { move, value, weight, atMost } of stopped.flat()) {
      const truth = settled.find((estimate) => estimate.move === move)?.value ?? NaN;
      const at = `${cards} cards, seed ${seed}, move ${move}: ${value} is ${truth}`;
      if (atMost === true) {
        found.bounds++;
        if (truth > value) found.wrong.push(`bound of ${at}`);
      } else if (weight === 0) {
        found.exact++;
        if (truth !== value) found.wrong.push(at);
      } else found.guesses++;
    }
  }
  return found;
}
