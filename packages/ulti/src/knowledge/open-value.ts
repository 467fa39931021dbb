/** The value of perfect play with all cards open, for reviews of a deal. */
import { OVER, type Seat } from '@pakli/core';
import { hasLanes } from '../kontra.ts';
import { payoff } from '../scoring.ts';
import { laneOf, LEVELS, type State, turn } from '../state.ts';
import { SEATS } from '../types.ts';
import { openCards } from './open-cards.ts';
import { solver } from './shared-solver.ts';

/** Budget per position, in beginnings of tricks. */
const BUDGET = 3_000_000;

/** The seat's own result. Undefined before the first card and where it takes too long. */
export function openValue(state: State, seat: Seat): number | undefined {
  if (turn(state) === OVER) {
    const payoffs = new Float64Array(SEATS);
    payoff(state, payoffs);
    return payoffs[seat];
  }
  const open = openCards(state);
  if (open === undefined) return undefined;
  const question = { ask: 'payoff', stakes: open.stakes } as const;
  const { low, high } = solver().value(open.position, question, state.options, BUDGET);
  if (low !== high) return undefined;
  return seat === open.position.soloist ? low : -low * shareOf(state, seat);
}

/** A defender's share of the soloist's result: half, unless each has doubled alone (rule 6.3). */
function shareOf(state: State, seat: Seat): number {
  // Then the contract has one component, which both of them win or lose.
  if (!hasLanes(state)) return 1 / 2;
  const own = laneOf(state, seat);
  const times = [0, 1].map((lane) => 2 ** state.at[LEVELS + lane]!);
  return times[own]! / (times[0]! + times[1]!);
}
