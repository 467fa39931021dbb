/** What perfect play with all cards open is worth in the last round, for anyone who looks back at an omgang. */
import { OVER, type Seat } from '@pakli/core';
import { HELD, ROUND, TURN, type State } from '../state.ts';
import { outcome } from './horizon.ts';
import { EndingSolver } from './solver.ts';

/** With more cards in both hands it would take seconds. */
const MOST_CARDS = 12;
/** Positions that an answer may take: a set-up table can be richer than any that is played. */
const BUDGET = 200_000;

/** Undefined before the last round, where the cards to come are nobody's, and where it takes too long. */
export function openValue(state: State, seat: Seat): number | undefined {
  const { at, options } = state;
  if (at[ROUND]! < options.rounds) return undefined;
  const value = at[TURN] === OVER ? outcome(state) : solved(state);
  // Adding 0 makes 0 of -0.
  return value === undefined || seat === 0 ? value : 0 - value;
}

function solved(state: State): number | undefined {
  const { at } = state;
  if (at[TURN]! < 0 || at[HELD]! + at[HELD + 1]! > MOST_CARDS) return undefined;
  return new EndingSolver(state).value(BUDGET);
}
