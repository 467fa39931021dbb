import { DONE, PC } from '../engine/stack.ts';
import { entryOf } from '../program/program.ts';
import { canDoAny, type BehaviourOf, type Operation } from './operation.ts';

/** One sentence of two parts: "if you do" and "then". */
export const chain: Operation<'chain'> = {
  link(step, next, linker) {
    const then = linker.list(step.then, next);
    const between = linker.add('gate', step, next);
    between.body = entryOf(then, next);
    const first = linker.list([step.first], between.id);
    const node = linker.add('chain', step, next, [first, then]);
    node.body = entryOf(first, between.id);
    return node;
  },
  can(state, { step, inside: [first = [], then = []] }) {
    return canDoAny(state, first) || (step.gate === 'always' && canDoAny(state, then));
  },
  begin({ frames }, f, node) {
    frames[f + DONE] = 0;
    frames[f + PC] = node.body;
    return 0;
  },
  worth: ({ first, then }, of) => of([first]) + of(then),
};

/** Between the parts: goes on to the second, unless the first had to do something and did nothing. */
export const gate: BehaviourOf<'gate'> = {
  can: () => false,
  begin({ frames }, f, node) {
    const closed = node.step.gate === 'done' && frames[f + DONE] === 0;
    frames[f + PC] = closed ? node.next : node.body;
    return 0;
  },
};
