/** The value of perfect play with open cards in the last round, for reviews of an omgang. */
import { OVER, type Seat } from '@pakli/core';
import { HELD, ROUND, TURN, type State } from '../state.ts';
import { outcome } from './horizon.ts';
import { EndingSolver } from './solver.ts';

/** More cards in both hands would take seconds. */
const MOST_CARDS = 12;
/** Position limit for an answer: a set-up table can be richer than any from play. */
const BUDGET = 200_000;

/** Undefined before the last round, while the stock still holds hands to come, and where it takes too long. */
export function openValue(state: State, seat: Seat): number | undefined {
  const { at, options } = state;
  if (at[ROUND]! < options.rounds) return undefined;
  const value = at[TURN] === OVER ? outcome(state) : solved(state);
  // Adding 0 turns -0 into 0.
  return value === undefined || seat === 0 ? value : 0 - value;
}

function solved(state: State): number | undefined {
  const { at } = state;
  if (at[TURN]! < 0 || at[HELD]! + at[HELD + 1]! > MOST_CARDS) return undefined;
  return new EndingSolver(state).value(BUDGET);
}
