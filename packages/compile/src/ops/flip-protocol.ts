import type { State } from '../state.ts';
import { emitFacts } from '../engine/events.ts';
import { NAMED } from '../engine/stack.ts';
import { winIfCompiled } from '../engine/win.ts';
import type { Operation } from './operation.ts';

/** The plate of a protocol becomes compiled, whoever has it; the text may refer to its line. */
export const flipProtocol: Operation<'flipProtocol'> = {
  can(state, { step }) {
    const plate = plateOf(state, step.protocol);
    return plate >= 0 && state.compiled[plate] === 0;
  },
  begin(state, f, { step }) {
    const plate = plateOf(state, step.protocol);
    if (plate < 0) return 0;
    state.frames[f + NAMED] = plate % 3;
    if (state.compiled[plate] !== 0) return 0;
    const player = plate < 3 ? 0 : 1;
    state.compiled[plate] = 1;
    emitFacts(state, 'plate', player, { protocol: step.protocol });
    winIfCompiled(state, player);
    return 1;
  },
  worth: () => 2,
};

/** By player and line; -1 if there is none. */
function plateOf(state: State, protocol: string): number {
  return state.plates.findIndex((plate) => state.program.protocols[plate] === protocol);
}
