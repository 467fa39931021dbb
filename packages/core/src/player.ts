/**
 * The interface of computer players. A player is given a view and random
 * numbers and thinks in steps; its host owns the clock. The same view, random
 * numbers and number of steps give the same answer.
 */
import type { BaseView, Move } from './game.ts';
import type { Random } from './random.ts';

/** What a player thinks of one legal move. */
export interface Estimate {
  readonly move: Move;
  /** Win share or expected points for the player, higher is better. */
  readonly value: number;
  /** How many worlds the value is based on: 0 if it is exact, 1 for a judgement without worlds. Weighted worlds count as the number of equal ones that would say as much. */
  readonly weight: number;
  /** Standard error of the value, in its unit: 0 if it is exact, absent where no worlds were sampled. */
  readonly error?: number;
  /** Standard error of the gap to the answer's value. Moves tried in the same worlds share their luck, so it is mostly smaller than `error`. */
  readonly gapError?: number;
  /** Where the value is a chance: the expected points as far as the player looked. */
  readonly points?: number;
  /** The value is an upper bound: the move was only shown to be worth no more. */
  readonly atMost?: true;
  /** The move was never tried: the value is a first impression, not to be shown or compared with tried moves. */
  readonly untried?: true;
  /** In the game's terms: what the value assumes the player will go for, where the move does not say it. */
  readonly goal?: string;
  /** The reason, as `because` writes it: the key of a sentence in the message catalogues, and facts of the position. */
  readonly reason?: string;
}

/** The move that a player would play, and its estimates of all moves. */
export interface Answer {
  readonly move: Move;
  readonly estimates?: readonly Estimate[];
}

/** A player at work on one decision. */
export interface Thinking {
  /** Does n units of work; true when more would change nothing. */
  step(n: number): boolean;
  /** Requests, before the first step, that a move be tried as thoroughly as the answer even if it looks bad. */
  look?(move: Move): void;
  /** The best answer so far. */
  answer(): Answer;
}

/** A computer player: it is given a view, never a state. */
export interface Player<View extends BaseView> {
  /** Only called with the view of a seat that has a move. */
  think(view: View, random: Random): Thinking;
}

/** A reason with the numbers and cards it mentions: `build:14,HJ Q`. */
export function because(key: string, ...facts: readonly (number | string)[]): string {
  return facts.length === 0 ? key : `${key}:${facts.join(',')}`;
}

/** The `Thinking` of a player that knows its answer at once. */
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

/** Plays legal moves, all equally often. */
export const randomPlayer: Player<BaseView> = {
  think(view, random) {
    const move = view.moves[random.below(view.moves.length)];
    if (move === undefined) throw new Error('asked to play without a legal move');
    return answerAtOnce({ move });
  },
};
