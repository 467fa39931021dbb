import { ANSWER, cardsIn, HAND, zoneOf, type CardSlot, type State } from '../state.ts';
import { offerCards } from '../engine/offers.ts';
import { handOver } from '../engine/supply.ts';
import { askForCard } from './choose.ts';
import type { Operation } from './operation.ts';

/** RULES 7.11: a card of the own hand, by choice. */
export const give: Operation<'give'> = {
  can: (state, _node, actor) => state.size[zoneOf(actor, HAND)]! > 0,
  begin(state, f, _node, actor) {
    const hand = cardsIn(state, zoneOf(actor, HAND));
    if (hand.length > 1) return askForCard(state, f, hand, hand.length, actor);
    return hand[0] === undefined ? 0 : giveCard(state, hand[0], actor);
  },
  ask(state, _f, _node, actor) {
    const hand = cardsIn(state, zoneOf(actor, HAND));
    offerCards(state, hand, hand.length, actor);
  },
  answer: (state, _f, _node, actor) => giveCard(state, state.now[ANSWER]!, actor),
  worth: () => -0.7,
};

function giveCard(state: State, card: CardSlot, actor: number): number {
  handOver(state, card, 1 - actor);
  return 1;
}
