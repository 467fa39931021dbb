/** What the generic laws cannot know about Schnapsen: where each card is, and which of them a seat must not know. */
import type { Seat, StateOf } from '@pakli/core';
import type { Laws } from '@pakli/core/module';
import { bit, countOf, DECK, listOf, type Cards } from './cards.ts';
import type { Schnapsen } from './game.ts';
import { DEAL, HAND, LED, PHASE, SHOWN, stockOf, TAKEN, UPCARD, type State } from './state.ts';
import { candidates } from './view.ts';

/** Place by place: known cards of a hand are apart from the others, and the talon is last. */
function placesOf(state: State): Cards[] {
  const { now } = state;
  const hidden = (seat: Seat): Cards => now[HAND + seat]! & ~now[SHOWN + seat]!;
  return [
    now[TAKEN]!,
    now[TAKEN + 1]!,
    bit(now[LED]!),
    bit(now[UPCARD]!),
    now[SHOWN]!,
    now[SHOWN + 1]!,
    hidden(0),
    hidden(1),
    stockOf(state),
  ];
}

function cards(state: State): number[] {
  return placesOf(state).flatMap(listOf);
}

/** The other hand, except for the cards it has shown; where only as many cards are possible, everybody can tell. */
function hidden(state: State, seat: Seat): number[] {
  const other = 1 - seat;
  const covered = state.now[HAND + other]! & ~state.now[SHOWN + other]!;
  const may = candidates(state, other);
  if (countOf(may) === countOf(covered)) return [];
  return cards(state).flatMap((card, i) => ((covered >> card) & 1 ? [i] : []));
}

export const laws: Laws<Schnapsen> = {
  deck: Array.from({ length: DECK }, (_, card) => card),
  cards,
  hidden,
  /** Cards return in the next hand: only the deals of this one differ in another world. */
  outcomes(table, world: StateOf<Schnapsen>) {
    const is = cards(table.state);
    const would = cards(world);
    const by = new Map(is.map((card, i) => [card, would[i] ?? card]));
    const deals = table.steps.filter((step) => step.kind === 'chance').map((step) => step.outcome);
    const first = deals.findLastIndex((outcome) => outcome.length === 11);
    const open = table.state.now[PHASE] !== DEAL;
    return deals.map((outcome, i) =>
      open && i >= first ? outcome.map((card) => by.get(card) ?? card) : outcome,
    );
  },
};
