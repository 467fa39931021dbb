/**
 * What a move of a recorded match was worth. A player is shown only what the
 * mover knew and estimates the legal moves; the loss is the best estimate minus
 * that of the move played. `hindsight` calculates the moves again with all
 * cards open: what only it finds could not be known. A search would not do for
 * that, since two searches differ by their judgement as well.
 */
import {
  stateAfter,
  Sfc32,
  type Answer,
  type Estimate,
  type Game,
  type GameTypes,
  type Move,
  type Player,
  type Seat,
  type StateOf,
  type ViewOf,
} from '@pakli/core';
import type { Loss } from '@pakli/core/analysis';
import { thinkWithin, type Budget, type Clock, type Knowledge } from '@pakli/core/search';

/** The judging player, and how long it may think about a move. */
export interface Judge<K extends GameTypes> {
  readonly player: Player<ViewOf<K>>;
  readonly budget: Budget;
  readonly seed: number;
}

/** A played move compared with the best one; where its value is a bound, the loss is a minimum. */
export interface Weighed extends Loss {
  readonly played: Estimate;
  readonly best: Estimate;
  /** How far the best other move was behind the one played; 0 if one was as good or may have been. */
  readonly ahead: number;
  /** Its standard error. */
  readonly aheadError?: number;
}

/** A judgement with no worlds and no calculation behind it. */
function isGuess({ weight, atMost }: Estimate): boolean {
  return weight === 1 && atMost !== true;
}

function weigh({ move: answer, estimates = [] }: Answer, move: Move): Weighed | undefined {
  const played = estimates.find((estimate) => estimate.move === move);
  // The true value may be anything below a bound.
  const values = estimates.filter(({ atMost }) => atMost !== true);
  // The highest of many guesses is the luckiest: guesses are not compared with values that were worked out.
  const grounded = values.filter((estimate) => !isGuess(estimate));
  const known = grounded.length > 0 ? grounded : values;
  const [highest] = known.toSorted((one, other) => other.value - one.value);
  // The reference is the judge's own answer: a move that it skipped or dropped after few worlds may only have been lucky.
  const first = known.find((estimate) => estimate.move === answer) ?? highest;
  if (played === undefined || first === undefined) return undefined;
  // Among equals the move played counts as the best.
  const best = known.includes(played) && played.value >= first.value ? played : first;
  const [next] = estimates
    .filter((one) => one !== played && one.untried !== true)
    .toSorted((one, other) => other.value - one.value);
  const ahead = !known.includes(played) || next === undefined ? 0 : played.value - next.value;
  const error = errorBetween(best, played, answer);
  const aheadError = next && errorBetween(played, next, answer);
  const compared = estimates.filter(
    (one) => one.untried !== true && (grounded.length === 0 || !isGuess(one)),
  );
  return {
    played,
    best,
    lost: Math.max(0, best.value - played.value),
    ...(error === undefined ? {} : { error }),
    stake: Math.max(0, ...compared.map(({ value }) => best.value - value)),
    ...(compared.includes(played) ? {} : { guess: true as const }),
    ahead: Math.max(0, ahead),
    ...(aheadError === undefined ? {} : { aheadError }),
  };
}

/** Standard error of the difference of two values, more exact if one of them is the answer. */
function errorBetween(one: Estimate, other: Estimate, answer: Move): number | undefined {
  if (one === other) return 0;
  const gap =
    one.move === answer ? other.gapError : other.move === answer ? one.gapError : undefined;
  const errors = [one, other].map(({ error, weight }) => (weight === 0 ? 0 : error));
  const [first, second] = errors;
  return (
    gap ?? (first === undefined || second === undefined ? undefined : Math.hypot(first, second))
  );
}

/** A judge with only a bound or a guess for the move played gets this many times its steps in addition. */
const PATIENCE = 16;

/** Judges a move from the view alone; undefined if the player has no estimates. */
export async function judge<K extends GameTypes>(
  { player, budget, seed }: Judge<K>,
  view: ViewOf<K>,
  move: Move,
  clock: Clock,
): Promise<Weighed | undefined> {
  const thinking = player.think(view, new Sfc32(seed));
  thinking.look?.(move);
  await thinkWithin(thinking, budget, clock);
  const weighed = weigh(thinking.answer(), move);
  if (weighed === undefined || budget.steps === undefined) return weighed;
  if (weighed.played.atMost !== true && !isGuess(weighed.played)) return weighed;
  await thinkWithin(thinking, { ...budget, steps: PATIENCE * budget.steps }, clock);
  return weigh(thinking.answer(), move);
}

/** A judgement with all cards open. */
export interface Hindsight extends Weighed {
  /** Nothing was hidden, so the mover could have calculated the same. */
  readonly inSight: boolean;
}

/** Calculates the moves if the game can, or solves them within the budget if nothing was hidden; undefined if neither is possible. */
export async function hindsight<K extends GameTypes>(
  { game, knowledge }: { readonly game: Game<K>; readonly knowledge: Knowledge<K> },
  budget: Budget,
  state: StateOf<K>,
  move: Move,
  clock: Clock,
): Promise<Hindsight | undefined> {
  const solver = knowledge.solve?.(game.view(state, game.turn(state)));
  const exact = calculated(game, knowledge, state, game.turn(state));
  if (exact === undefined && solver !== undefined) await thinkWithin(solver, budget, clock);
  const answer = exact === undefined ? solver?.answer() : bestOf(exact);
  const weighed = answer && weigh(answer, move);
  return weighed && { ...weighed, inSight: solver !== undefined };
}

/** Calculated moves as an answer. */
function bestOf(estimates: readonly Estimate[]): Answer {
  const [first] = estimates.toSorted((one, other) => other.value - one.value);
  return { move: first?.move ?? 0, estimates };
}

function calculated<K extends GameTypes>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  state: StateOf<K>,
  seat: Seat,
): Estimate[] | undefined {
  if (knowledge.open?.(state, seat) === undefined) return undefined;
  const estimates: Estimate[] = [];
  for (const move of game.view(state, seat).moves) {
    const value = knowledge.open(stateAfter(game, state, move), seat);
    if (value === undefined) return undefined;
    estimates.push({ move, value, weight: 0 });
  }
  return estimates;
}
