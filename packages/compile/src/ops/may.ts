import { ANSWER } from '../state.ts';
import { ask, ASK_MAY, M_MAY, offer } from '../engine/offers.ts';
import { PC, STEP } from '../engine/stack.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { entryOf } from '../program/program.ts';
import { canDoAny, seemsToDoAny, WAITING, type Operation } from './operation.ts';

/** Asks the text's owner yes or no, even where only the owner sees that there is nothing to do. */
export const may: Operation<'may'> = {
  link(step, next, linker) {
    const inside = linker.list(step.do, next);
    const node = linker.add('may', step, next, [inside]);
    node.body = entryOf(inside, next);
    return node;
  },
  can: (state, { inside: [steps = []] }) => canDoAny(state, steps),
  begin(state, f, node, actor) {
    const [steps = []] = node.inside;
    if (!canDoAny(state, steps) && !seemsToDoAny(state, steps)) return 0;
    state.frames[f + STEP] = 1;
    this.ask?.(state, f, node, actor);
    return WAITING;
  },
  ask(state, _f, { inside: [steps = []] }) {
    if (canDoAny(state, steps)) offer(state, M_MAY | 1);
    offer(state, M_MAY);
    ask(state, ASK_MAY, viewpoint.owner);
  },
  answer({ frames, now }, f, node) {
    if (now[ANSWER] === 1) frames[f + PC] = node.body;
    return 0;
  },
  worth: (step, of) => Math.max(0.3, of(step.do)),
};
