import { ANSWER } from '../state.ts';
import { offerOrders } from '../engine/offers.ts';
import { STEP } from '../engine/stack.ts';
import { rearrange as reorder } from '../engine/supply.ts';
import { playerOf, WAITING, type BehaviourOf, type Operation } from './operation.ts';

/** RULES 7.10: any other order of the plates, or only a swap of two. */
function ordering(
  swaps: boolean,
): Required<Pick<BehaviourOf<'rearrange' | 'swapProtocols'>, 'can' | 'begin' | 'ask' | 'answer'>> {
  return {
    can: () => true,
    begin(state, f, _node, actor) {
      state.frames[f + STEP] = 1;
      offerOrders(state, swaps, actor);
      return WAITING;
    },
    ask(state, _f, _node, actor) {
      offerOrders(state, swaps, actor);
    },
    answer(state, _f, { step }, actor) {
      reorder(state, actor, playerOf(step.whose), state.now[ANSWER]!);
      return 1;
    },
  };
}

export const rearrange: Operation<'rearrange'> = { ...ordering(false), worth: () => 0.7 };
export const swapProtocols: Operation<'swapProtocols'> = { ...ordering(true), worth: () => 0.7 };
