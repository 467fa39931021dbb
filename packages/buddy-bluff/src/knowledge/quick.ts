/** The quick player: the play that leaves the best chance to win, by the net alone. A tenth of a millisecond a move. */
import { answerAtOnce, type Estimate, type Player, type Random } from '@pakli/core';
import { State } from '../state.ts';
import type { View } from '../types.ts';
import { world } from '../view.ts';
import type { Chances } from './chances.ts';
import { Passed } from './passed.ts';
import { reason } from './reason.ts';

const passed = new Passed();

/** Of a net; the hidden hands of the state that it builds are never looked at. */
export function quick(chances: Chances): Player<View> {
  return {
    think(view, random) {
      const state = new State(view.options);
      world(view, state);
      passed.read(state);
      const count = chances.weigh(state, passed);
      const move = chances.moves[best(chances.values, count, random)]!;
      const estimates = Array.from({ length: count }, (_, i): Estimate => ({
        move: chances.moves[i]!,
        value: chances.values[i]!,
        weight: 1,
        reason: reason(state, chances.moves[i]!),
      }));
      return answerAtOnce({ move, estimates });
    },
  };
}

/** The index of the highest value; equals are drawn by lot. */
function best(values: Float64Array, count: number, random: Random): number {
  let at = 0;
  let equals = 1;
  for (let i = 1; i < count; i++) {
    if (values[i]! > values[at]!) {
      at = i;
      equals = 1;
    } else if (values[i] === values[at] && random.below(++equals) === 0) at = i;
  }
  return at;
}
