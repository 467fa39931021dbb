/** Players that put a value on each legal play and take the best: simple ones, and those that play by a net. */
import {
  answerAtOnce,
  type Answer,
  type Estimate,
  type Move,
  type Player,
  type Random,
  type Thinking,
} from '@pakli/core';
import { MAX_CHOICES } from '../moves.ts';
import type { State } from '../state.ts';
import type { View } from '../types.ts';
import { stateOf } from '../world.ts';
import { PassedOver } from './past.ts';

/** Puts values on plays, from what their player sees. */
export interface Scorer {
  /** The legal moves weighed last, and what each is worth. */
  readonly moves: Int32Array;
  readonly values: Float64Array;
  /** Fills both for the seat at turn; returns how many there are. */
  weigh(state: State, passed: PassedOver): number;
}

export function scorerOf(
  weigh: (state: State, moves: Int32Array, values: Float64Array) => number,
): Scorer {
  const moves = new Int32Array(MAX_CHOICES);
  const values = new Float64Array(MAX_CHOICES);
  return { moves, values, weigh: (state) => weigh(state, moves, values) };
}

const NOTHING = new PassedOver();

/** The move with the highest value; equals are drawn by lot. Allocates nothing: playouts live on it. */
export function bestMove(
  scorer: Scorer,
  state: State,
  random: Random,
  passed: PassedOver = NOTHING,
): Move {
  const { moves, values } = scorer;
  const count = scorer.weigh(state, passed);
  let best = 0;
  let equals = 1;
  for (let i = 1; i < count; i++) {
    if (values[i]! > values[best]!) {
      best = i;
      equals = 1;
    } else if (values[i] === values[best] && random.below(++equals) === 0) best = i;
  }
  return moves[best]!;
}

/** A scorer as a player, at once: the hidden hands of the state that it builds are never looked at. */
export function scoringPlayer(
  scorer: Scorer,
  reason?: (state: State, move: Move) => string,
): Player<View> {
  return {
    think(view, random) {
      const state = stateOf(view);
      const best = bestMove(scorer, state, random, PassedOver.before(state));
      const estimates = view.moves.map((move, i): Estimate => ({
        move,
        value: scorer.values[i]!,
        weight: 1,
        ...(reason === undefined ? {} : { reason: reason(state, move) }),
      }));
      return answerAtOnce({ move: best, estimates });
    },
  };
}

/** A search in which a prior answer counts as so many worlds: few hardly change it, and many overrule it. */
export function withPrior(search: Thinking, prior: Answer, worlds: number): Thinking {
  const values = new Map(prior.estimates?.map(({ move, value }) => [move, value]));
  const joined = (estimate: Estimate): Estimate => {
    const value = values.get(estimate.move) ?? estimate.value;
    const sum = estimate.weight * estimate.value + worlds * value;
    const share = estimate.weight / (estimate.weight + worlds);
    const { error, gapError } = estimate;
    return {
      ...estimate,
      value: sum / (estimate.weight + worlds),
      // A prior has no luck.
      ...(error === undefined ? {} : { error: share * error }),
      ...(gapError === undefined ? {} : { gapError: share * gapError }),
    };
  };
  return {
    step: (n) => search.step(n),
    answer() {
      const { move, estimates: found = [] } = search.answer();
      const estimates = found.map(joined);
      const [first, ...others] = estimates;
      if (first === undefined) return { move, estimates };
      const best = others.reduce((one, other) => (other.value > one.value ? other : one), first);
      return { move: best.move, estimates };
    },
  };
}
