import { canRefresh } from '../engine/lasting.ts';
import { STEP } from '../engine/stack.ts';
import { pushRefresh } from '../engine/supply.ts';
import { AFTER, WAITING, type Operation } from './operation.ts';

/** RULES 7.8. */
export const refresh: Operation<'refresh'> = {
  can: (state, _node, actor) => canRefresh(state, actor),
  begin(state, f, _node, actor) {
    if (!canRefresh(state, actor)) return 0;
    state.frames[f + STEP] = AFTER;
    pushRefresh(state, actor);
    return WAITING;
  },
  worth: () => 1.5,
};
