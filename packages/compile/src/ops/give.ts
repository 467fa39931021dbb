import { ANSWER, HAND, topOf, zoneOf, type CardSlot, type State } from '../state.ts';
import { offerHand } from '../engine/offers.ts';
import { handOver } from '../engine/supply.ts';
import { askForHandCard } from './choose.ts';
import type { Operation } from './operation.ts';

/** RULES 7.11: a chosen card of the own hand. */
export const give: Operation<'give'> = {
  can: (state, _node, actor) => state.size[zoneOf(actor, HAND)]! > 0,
  begin(state, f, _node, actor) {
    const hand = zoneOf(actor, HAND);
    if (state.size[hand]! > 1) return askForHandCard(state, f, actor);
    return state.size[hand] === 0 ? 0 : giveCard(state, topOf(state, hand), actor);
  },
  ask(state, _f, _node, actor) {
    offerHand(state, actor);
  },
  answer: (state, _f, _node, actor) => giveCard(state, state.now[ANSWER]!, actor),
  worth: () => -0.7,
};

function giveCard(state: State, card: CardSlot, actor: number): number {
  handOver(state, card, 1 - actor);
  return 1;
}
