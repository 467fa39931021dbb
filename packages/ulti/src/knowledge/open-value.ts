/** What perfect play with all cards open is worth, for whoever looks back at a deal. */
import { OVER, type Seat } from '@pakli/core';
import { payoff } from '../scoring.ts';
import { side, type State } from '../state.ts';
import { turn } from '../trick.ts';
import { SEATS } from '../types.ts';
import { openCards } from './open-cards.ts';
import { solver } from './shared-solver.ts';

/** Beginnings of tricks that a position may take. */
const BUDGET = 3_000_000;

/** By side, as a search reckons: both defenders get what they win together. Undefined before the first card and where it takes too long. */
export function openValue(state: State, seat: Seat): number | undefined {
  const own = side(state, seat);
  if (turn(state) === OVER) {
    const payoffs = new Float64Array(SEATS);
    payoff(state, payoffs);
    return payoffs.reduce((sum, paid, other) => (side(state, other) === own ? sum + paid : sum), 0);
  }
  const open = openCards(state);
  if (open === undefined) return undefined;
  const question = { ask: 'payoff', stakes: open.stakes } as const;
  const { low, high } = solver().value(open.position, question, state.options, BUDGET);
  if (low !== high) return undefined;
  return own === side(state, open.position.soloist) ? low : -low;
}
