import type { State } from '../state.ts';
import { holds } from '../engine/measure.ts';
import { PC } from '../engine/stack.ts';
import { entryOf } from '../program/program.ts';
import { canDoAny, type OpNodeOf, type Operation } from './operation.ts';

export const ifHolds: Operation<'if'> = {
  link(step, next, linker) {
    const yes = linker.list(step.do, next);
    const no = linker.list(step.else ?? [], next);
    const node = linker.add('if', step, next, [yes, no]);
    node.body = entryOf(yes, next);
    node.bodies = [entryOf(no, next)];
    return node;
  },
  can(state: State, { cond, inside: [yes = [], no = []] }: OpNodeOf<'if'>) {
    return canDoAny(state, holds(state, cond) ? yes : no);
  },
  begin(state, f, node) {
    const { cond, body, bodies, next } = node;
    state.frames[f + PC] = holds(state, cond) ? body : (bodies[0] ?? next);
    return 0;
  },
  worth: (step, of) => 0.9 * of(step.do),
};
