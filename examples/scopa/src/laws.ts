/** What the generic laws cannot know about Scopa: where each card is, and which of them a seat must not know. */
import type { Seat, StateOf } from '@pakli/core';
import type { Laws } from '@pakli/core/module';
import { DECK } from './cards.ts';
import type { Scopa } from './game.ts';
import { cardsAt, countAt, HAND, PHASE, PLAY, STOCK, TABLE, TAKEN, type State } from './state.ts';

/** Place by place, the stock last. */
const PLACES = [TABLE, TAKEN, TAKEN + 1, HAND, HAND + 1, STOCK];

function cards(state: State): number[] {
  return PLACES.flatMap((place) => cardsAt(state, place));
}

/** The other hand; the stock has no order. When it is empty, everybody can tell what the other holds. */
function hidden(state: State, seat: Seat): number[] {
  if (state.now[PHASE] !== PLAY || countAt(state, STOCK) === 0) return [];
  const other = HAND + 1 - seat;
  return cards(state).flatMap((card, i) => (state.place[card] === other ? [i] : []));
}

export const laws: Laws<Scopa> = {
  deck: Array.from({ length: DECK }, (_, card) => card),
  cards,
  hidden,
  /** Cards return in the next hand: only the deals of this one differ in another world. */
  outcomes(table, world: StateOf<Scopa>) {
    const is = cards(table.state);
    const would = cards(world);
    const by = new Map(is.map((card, i) => [card, would[i] ?? card]));
    const deals = table.steps.filter((step) => step.kind === 'chance').map((step) => step.outcome);
    const first = deals.findLastIndex((outcome) => outcome.length === 10);
    const open = table.state.now[PHASE] === PLAY;
    return deals.map((outcome, i) =>
      open && i >= first ? outcome.map((card) => by.get(card) ?? card) : outcome,
    );
  },
};
