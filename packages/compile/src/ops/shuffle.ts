import { EVENTS } from '../cards/steps.ts';
import { DECK, TRASH, zoneOf } from '../state.ts';
import { note } from '../engine/reactions.ts';
import { STEP } from '../engine/stack.ts';
import { joinTrash, shuffleDeck } from '../engine/supply.ts';
import { WAITING, type Operation } from './operation.ts';

/** The own deck, with or without the trash. */
export const shuffle: Operation<'shuffle'> = {
  can: (state, { step }, actor) =>
    state.size[zoneOf(actor, step.what === 'deck' ? DECK : TRASH)]! > 0,
  begin(state, f, node, actor) {
    if (!this.can(state, node, actor)) return 0;
    const joined = node.step.what === 'trashIntoDeck' ? joinTrash(state, actor) : 0;
    state.frames[f + STEP] = 1;
    if (!shuffleDeck(state, actor, joined)) return WAITING;
    note(state, EVENTS.afterShuffle, actor);
    return 1;
  },
  answer(state, _f, _node, actor) {
    note(state, EVENTS.afterShuffle, actor);
    return 1;
  },
  worth: () => 0.1,
};
