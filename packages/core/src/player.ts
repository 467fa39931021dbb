/**
 * The contract of computer players. A player is given a view and random
 * numbers and thinks in steps; anyone who hosts it owns the clock. With the same
 * view, random numbers and number of steps it gives the same answer.
 */
import type { BaseView, Move } from './game.ts';
import type { Random } from './random.ts';

/** What a player thinks of one legal move. */
export interface Estimate {
  readonly move: Move;
  /** Win share or expected points for the player, higher is better. */
  readonly value: number;
  /** How many worlds stand behind the value, 0 if it is calculated to the end, 1 for a judgement without worlds; where some count more than others, as many equal ones as tell as much. */
  readonly weight: number;
  /** Standard error of the value, in the unit of the value: 0 if it is calculated to the end, absent where no worlds say how far it may be off. */
  readonly error?: number;
  /** Standard error of how far the move is behind the answer's. Moves that were tried in the same worlds share their luck, so it is mostly smaller than `error`. */
  readonly gapError?: number;
  /** Where the value is a chance: the points that the player may expect as far as it looked. */
  readonly points?: number;
  /** The value is a bound: the move was only shown to be worth no more. */
  readonly atMost?: true;
  /** Nothing was tried for the move: the value is a first impression, not to be shown or compared with values of moves that were tried. */
  readonly untried?: true;
  /** In the game's words: what the value assumes will be undertaken, where the move does not say so. */
  readonly goal?: string;
  /** Why, as `because` writes it: the key of a sentence in the message catalogues, and facts of the position. */
  readonly reason?: string;
}

/** The move that a player would play, and what it thinks of the others. */
export interface Answer {
  readonly move: Move;
  readonly estimates?: readonly Estimate[];
}

/** A player at work on one decision. */
export interface Thinking {
  /** Does n units of work; true when more would change nothing. */
  step(n: number): boolean;
  /** Asks before the first step that a move be tried as thoroughly as the answer, where thinking would pass it over. */
  look?(move: Move): void;
  /** The best answer so far. */
  answer(): Answer;
}

/** A computer player: it is given a view, never a state. */
export interface Player<View extends BaseView> {
  /** Only called with the view of a seat that has a move. */
  think(view: View, random: Random): Thinking;
}

/** A reason with the numbers and cards that it names: `build:14,HJ Q`. */
export function because(key: string, ...facts: readonly (number | string)[]): string {
  return facts.length === 0 ? key : `${key}:${facts.join(',')}`;
}

/** The thinking of a player that knows its answer at once. */
export function answerAtOnce(answer: Answer): Thinking {
  return { step: () => true, answer: () => answer };
}

/**
 * Standard error of a weighted mean, from the sums over samples of their squared
 * weights, and of those times the value and the squared value; undefined for
 * less than two samples.
 */
export function standardError(
  count: number,
  weight: number,
  mean: number,
  [squares, values, squaredValues]: readonly [number, number, number],
): number | undefined {
  if (count < 2 || weight <= 0) return undefined;
  const spread = squaredValues - mean * (2 * values - mean * squares);
  return Math.sqrt((Math.max(0, spread) * count) / (count - 1)) / weight;
}

/** Lets a player think for a number of steps. */
export function askPlayer<View extends BaseView>(
  player: Player<View>,
  view: View,
  random: Random,
  steps: number,
): Answer {
  const thinking = player.think(view, random);
  thinking.step(steps);
  return thinking.answer();
}

/** Plays any legal move, each as often as the others. */
export const randomPlayer: Player<BaseView> = {
  think(view, random) {
    const move = view.moves[random.below(view.moves.length)];
    if (move === undefined) throw new Error('asked to play without a legal move');
    return answerAtOnce({ move });
  },
};
