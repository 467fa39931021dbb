import { amountOf } from '../engine/measure.ts';
import { LOOP, PC } from '../engine/stack.ts';
import { canDoAny, type BehaviourOf, type Operation } from './operation.ts';

/** A number of times, evaluated when the step begins and kept in LOOP. */
export const repeat: Operation<'repeat'> = {
  link(step, next, linker) {
    const joint = linker.loop('nextTime', step, next);
    const node = linker.add('repeat', step, next, joint.inside);
    node.body = joint.id;
    return node;
  },
  can: (state, { num, inside: [steps = []] }) => amountOf(state, num) > 0 && canDoAny(state, steps),
  begin(state, f, node) {
    state.frames[f + LOOP] = amountOf(state, node.num);
    state.frames[f + PC] = node.body;
    return 0;
  },
  worth: (step, of) => 0.9 * of(step.do),
};

export const nextTime: BehaviourOf<'nextTime'> = {
  can: () => false,
  begin({ frames }, f, node) {
    const more = frames[f + LOOP]! > 0;
    if (more) frames[f + LOOP] = frames[f + LOOP]! - 1;
    frames[f + PC] = more ? node.body : node.next;
    return 0;
  },
};
