import { ANSWER, type State } from '../state.ts';
import { ask, ASK_EITHER, M_EITHER, offer } from '../engine/offers.ts';
import { PC, STEP } from '../engine/stack.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { entryOf } from '../program/program.ts';
import { EITHER_WORDS } from '../cards/steps.ts';
import { canDoAny, WAITING, type OpNode, type OpNodeOf, type Operation } from './operation.ts';

/** One of several options; a move names the option's first word. */
export const either: Operation<'either'> = {
  link(step, next, linker) {
    const words = step.options.map(([first]: readonly { op: string }[]) => first?.op ?? 'nothing');
    const strange = words.find((word) => !EITHER_WORDS.some((known) => known === word));
    if (strange !== undefined) linker.refuse(`no option begins with ${strange}`);
    if (new Set(words).size < words.length) linker.refuse('two options begin with one word');
    const inside = step.options.map((option) => linker.list(option, next));
    const node = linker.add('either', step, next, inside);
    node.bodies = inside.map((option) => entryOf(option, next));
    return node;
  },
  can: (state, { inside }) => inside.some((option) => canDoAny(state, option)),
  begin(state, f, node, actor) {
    const open = node.inside.flatMap((option, i) => (canDoAny(state, option) ? [i] : []));
    if (open.length === 1) return enter(state, f, node, open[0]!);
    if (open.length === 0) return 0;
    state.frames[f + STEP] = 1;
    this.ask?.(state, f, node, actor);
    return WAITING;
  },
  ask(state, _f, { inside }) {
    for (const option of inside) {
      if (canDoAny(state, option)) offer(state, M_EITHER | wordOf(option));
    }
    ask(state, ASK_EITHER, viewpoint.owner);
  },
  answer(state, f, node) {
    const word = state.now[ANSWER]!;
    return enter(
      state,
      f,
      node,
      node.inside.findIndex((option) => wordOf(option) === word),
    );
  },
  worth: ({ options }, of) => Math.max(...options.map(of)),
};

function enter({ frames }: State, f: number, node: OpNodeOf<'either'>, option: number): number {
  frames[f + PC] = node.bodies[option] ?? node.next;
  return 0;
}

function wordOf([first]: readonly OpNode[]): number {
  return EITHER_WORDS.findIndex((word) => word === first?.op);
}
