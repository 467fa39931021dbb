import { middleIgnored } from '../engine/lasting.ts';
import { openTextOf } from '../engine/reactions.ts';
import { BOTTOM } from '../engine/stack.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { onField } from './on-field.ts';
import { canDoAny, seemsToDoAny, type Operation } from './operation.ts';

/** RULES 14: a middle that is ignored or could do nothing is not copied. */
export const copyMiddle: Operation<'copyMiddle'> = {
  ...onField<'copyMiddle'>({
    fits(state, _node, card) {
      const { middle, steps } = state.program.texts[state.def[card]!]!;
      if (middle < 0 || middleIgnored(state, card)) return false;
      return canDoAny(state, steps) || seemsToDoAny(state, steps);
    },
    one(state, _f, _node, card) {
      const { middle } = state.program.texts[state.def[card]!]!;
      openTextOf(state, viewpoint.source, BOTTOM, middle);
      return 1;
    },
  }),
  worth: () => 2,
};
