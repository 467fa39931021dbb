import { EVENTS } from '../cards/steps.ts';
import { ANSWER, CARDS, DECK, zoneOf, type CardSlot, type State } from '../state.ts';
import { canDraw, drawForbidden } from '../engine/lasting.ts';
import { amountOf, fits } from '../engine/measure.ts';
import { offerCards } from '../engine/offers.ts';
import { note } from '../engine/reactions.ts';
import { removeAllCards, STEP } from '../engine/stack.ts';
import { drawCard, pushDraw, tellDrawn } from '../engine/supply.ts';
import { askForCard } from './choose.ts';
import { AFTER, WAITING, type OpNodeOf, type Operation } from './operation.ts';

/** RULES 7.7: from the top of a deck; or cards of the own deck that pass a filter, one or all. */
export const draw: Operation<'draw'> = {
  can(state, node, actor) {
    const { num, filter, step } = node;
    if (num.kind !== 'whole' && amountOf(state, num) < 1) return false;
    if (filter !== null) return !drawForbidden(state, actor) && find(state, node, actor) > 0;
    return canDraw(state, actor, step.from === 'oppDeck' ? 1 - actor : actor);
  },
  begin(state, f, node, actor) {
    if (node.binds) removeAllCards(state, f);
    if (!this.can(state, node, actor)) return 0;
    if (node.filter === null) {
      const owner = node.step.from === 'oppDeck' ? 1 - actor : actor;
      state.frames[f + STEP] = AFTER;
      pushDraw(state, actor, owner, amountOf(state, node.num));
      return WAITING;
    }
    const count = find(state, node, actor);
    const one = node.num.kind !== 'whole';
    if (one && count > 1) return askForCard(state, f, found, count, actor);
    return drawFound(state, [...found.subarray(0, count)], actor);
  },
  ask(state, _f, node, actor) {
    offerCards(state, found, find(state, node, actor), actor);
  },
  answer: (state, _f, _node, actor) => drawFound(state, [state.now[ANSWER]!], actor),
  worth({ by, count }) {
    const cards = typeof count === 'number' ? count : 2;
    return by === 'opponent' ? -0.6 * cards : 0.8 * cards;
  },
};

const found = new Uint8Array(CARDS);

/** The cards of the own deck that pass the filter. Returns how many. */
function find(state: State, { filter }: OpNodeOf<'draw'>, actor: number): number {
  const deck = zoneOf(actor, DECK);
  let count = 0;
  for (let i = deck * CARDS, end = i + state.size[deck]!; i < end; i++) {
    if (fits(state, filter, state.zones[i]!)) found[count++] = state.zones[i]!;
  }
  return count;
}

function drawFound(state: State, cards: readonly CardSlot[], actor: number): number {
  for (const card of cards) drawCard(state, card, actor);
  tellDrawn(state, actor, zoneOf(actor, DECK), cards);
  note(state, EVENTS.afterDraw, actor);
  return cards.length;
}
