/** Players that put a value on each legal play and take the best. */
import { answerAtOnce, type Estimate, type Move, type Player, type Random } from '@pakli/core';
import { State } from '../state.ts';
import type { View } from '../types.ts';
import { MAX_CHOICES, world } from '../view.ts';

/** Fills in the legal moves and their values for the seat at turn, from what that seat sees; returns how many. */
export type Weigher = (state: State, moves: Int32Array, values: Float64Array) => number;

const moves = new Int32Array(MAX_CHOICES);
const values = new Float64Array(MAX_CHOICES);

/** The move with the highest value; equals are drawn by lot. Allocates nothing: playouts live on it. */
export function bestMove(weigh: Weigher, state: State, random: Random): Move {
  const count = weigh(state, moves, values);
  let best = -Infinity;
  let equals = 0;
  let move = moves[0]!;
  for (let i = 0; i < count; i++) {
    const value = values[i]!;
    if (value > best) {
      best = value;
      equals = 1;
      move = moves[i]!;
    } else if (value === best && random.below(++equals) === 0) move = moves[i]!;
  }
  return move;
}

/** A weigher as a player: the hidden hands of the state it builds are never looked at. */
export function weighing(weigh: Weigher): Player<View> {
  return {
    think(view, random) {
      const state = new State(view.options);
      world(view, state);
      const move = bestMove(weigh, state, random);
      const count = weigh(state, moves, values);
      const estimates = Array.from({ length: count }, (_, i): Estimate => ({
        move: moves[i]!,
        value: values[i]!,
        weight: 1,
      }));
      return answerAtOnce({ move, estimates });
    },
  };
}
