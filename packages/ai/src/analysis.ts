/**
 * What a move of a recorded match was worth. A player is shown what the mover
 * knew, and nothing else, and weighs the moves it had; what a move lost is the
 * best estimate less that of the move played. `hindsight` weighs them once
 * more with all cards open: what it alone finds could not be known.
 */
import {
  stateAfter,
  Sfc32,
  thinkWithin,
  type Budget,
  type Clock,
  type Estimate,
  type Game,
  type Kinds,
  type Knowledge,
  type Move,
  type Player,
  type Seat,
  type StateOf,
  type ViewOf,
} from '@pakli/core';
import { thinkOpenly } from './cheat.ts';

/** Who judges, and how long it may think about a move. */
export interface Judge<K extends Kinds> {
  readonly player: Player<ViewOf<K>>;
  readonly budget: Budget;
  readonly seed: number;
}

/** A move that was played beside the best one. */
export interface Weighed {
  readonly played: Estimate;
  readonly best: Estimate;
  /** Never below 0; at least so much, where the value of the move played is a bound. */
  readonly lost: number;
}

function weigh(estimates: readonly Estimate[], move: Move): Weighed | undefined {
  const played = estimates.find((estimate) => estimate.move === move);
  // A bound may be anything below.
  const known = estimates.filter(({ atMost }) => atMost !== true);
  const [first] = known.toSorted((one, other) => other.value - one.value);
  if (played === undefined || first === undefined) return undefined;
  // Among equals the move that was played is as good as any.
  const best = known.includes(played) && played.value >= first.value ? played : first;
  return { played, best, lost: Math.max(0, best.value - played.value) };
}

/** A judge that has only a bound for the move played gets so many times its steps once more. */
const PATIENCE = 16;

/** From the view alone; undefined if the judge plays but weighs no moves. */
export async function judge<K extends Kinds>(
  { player, budget, seed }: Judge<K>,
  view: ViewOf<K>,
  move: Move,
  clock: Clock,
): Promise<Weighed | undefined> {
  const thinking = player.think(view, new Sfc32(seed));
  await thinkWithin(thinking, budget, clock);
  const weighed = weigh(thinking.answer().estimates ?? [], move);
  if (weighed?.played.atMost !== true || budget.steps === undefined) return weighed;
  await thinkWithin(thinking, { ...budget, steps: PATIENCE * budget.steps }, clock);
  return weigh(thinking.answer().estimates ?? [], move);
}

/**
 * With all cards open: calculated where the game can, else searched in the true
 * state alone; or solved as far as the budget goes, where nothing was hidden.
 */
export async function hindsight<K extends Kinds>(
  { game, knowledge }: { readonly game: Game<K>; readonly knowledge: Knowledge<K> },
  { budget, seed }: Pick<Judge<K>, 'budget' | 'seed'>,
  state: StateOf<K>,
  move: Move,
  clock: Clock,
): Promise<Weighed | undefined> {
  const exact = calculated(game, knowledge, state, game.turn(state));
  if (exact !== undefined) return weigh(exact, move);
  const worlds = budget.steps ?? Infinity;
  const thinking =
    knowledge.solve?.(game.view(state, game.turn(state))) ??
    thinkOpenly(game, knowledge, state, new Sfc32(seed), worlds);
  await thinkWithin(thinking, budget, clock);
  return weigh(thinking.answer().estimates ?? [], move);
}

function calculated<K extends Kinds>(
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
