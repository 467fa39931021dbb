/**
 * What can still be won in the last round, where no search is needed: with one card left, or too
 * little left to matter. Values are from seat 0's view.
 */
import { HALF } from '../cards.ts';
import { intake, intakePoints, mullePoints } from '../scoring.ts';
import { HELD, LAST, ROUND, STOCK_CARDS, TAKEN, TURN, type State } from '../state.ts';
import { lastCapture } from './last-card.ts';
import { intakeWorth } from './worth.ts';

/** All kinds in one word of a set. */
const ALL: number = (1 << HALF) - 1;

export class Prospects {
  /** If intake points add up to a constant only the future matters; otherwise the past does, too. */
  readonly linear: boolean;
  private readonly intakeWorth: number;
  /** Intake points of both packs. */
  private readonly packIntake: number;

  constructor(root: State) {
    const { options } = root;
    this.linear = isLinear(root);
    this.intakeWorth = intakeWorth(options);
    this.packIntake = 2 * intakePoints(ALL, ALL, options);
  }

  /** The value of a position, or a bound that settles the window; `base` is the lead in it. */
  value(state: State, base: number, alpha: number, beta: number): number | undefined {
    const { at, options } = state;
    if (!this.linear || options.tablePairTabbe) return undefined;
    const rest = this.intakeWorth * (this.packIntake - intake(state, 0) - intake(state, 1));
    const cards = at[HELD]! + at[HELD + 1]!;
    if (cards === 1) return lastCard(state, base, rest);
    // Both cards of a kind that nobody has taken may still become a mulle.
    const low = ALL & ~(at[TAKEN]! | at[TAKEN + 4]!);
    const high = ALL & ~(at[TAKEN + 1]! | at[TAKEN + 5]!);
    const most = rest + cards + mullePoints(low, high);
    if (base + most <= alpha) return base + most;
    return base - most >= beta ? base - most : undefined;
  }
}

/** The last capturer gets the whole rest (rule 8.2). */
function lastCard(state: State, base: number, rest: number): number {
  const { at } = state;
  const sign = at[TURN] === 0 ? 1 : -1;
  const points = lastCapture(state);
  const without = at[LAST] === 0 ? base : base + (at[LAST] === 1 ? rest : -rest);
  if (points < 0) return without;
  const taking = base + sign * (rest + points);
  return sign > 0 ? Math.max(taking, without) : Math.min(taking, without);
}

/** Whether the points still to be won are worth the same whatever was won before. */
function isLinear(state: State): boolean {
  const { at, options } = state;
  const begun = at.subarray(TAKEN, TAKEN + 8).some((word) => word !== 0);
  return (
    options.spadeAce === 2 &&
    options.mulleCardInIntake &&
    at[STOCK_CARDS] === 0 &&
    at[ROUND]! >= options.rounds &&
    (at[LAST] !== 0 || !begun)
  );
}
