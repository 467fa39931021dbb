import { ANSWER } from '../state.ts';
import { emitFacts } from '../engine/events.ts';
import { ask, ASK_NUMBER, ASK_PROTOCOL, M_NUMBER, M_PROTOCOL, offer } from '../engine/offers.ts';
import { NAMED, NUM, STEP } from '../engine/stack.ts';
import { WAITING, type Operation } from './operation.ts';

/** RULES 9.1: a number from 0 to 6, or one of the six protocols on the plates. */
export const declare: Operation<'declare'> = {
  can: () => false,
  begin(state, f, node, actor) {
    state.frames[f + STEP] = 1;
    this.ask?.(state, f, node, actor);
    return WAITING;
  },
  ask(state, _f, { step }, actor) {
    if (step.what === 'number') {
      for (let n = 0; n <= 6; n++) offer(state, M_NUMBER | n);
      ask(state, ASK_NUMBER, actor);
      return;
    }
    for (const plate of [...state.plates].sort((a, b) => a - b)) offer(state, M_PROTOCOL | plate);
    ask(state, ASK_PROTOCOL, actor);
  },
  answer(state, f, { step }, actor) {
    const answer = state.now[ANSWER]!;
    if (step.what === 'number') {
      state.frames[f + NUM] = answer;
      emitFacts(state, 'declare', actor, { declared: answer });
    } else {
      state.frames[f + NAMED] = answer;
      emitFacts(state, 'declare', actor, { declared: state.program.protocols[answer] ?? '' });
    }
    return 0;
  },
  worth: () => 0.1,
};
