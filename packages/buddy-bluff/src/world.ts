/** A state that fits a view, and positions laid out card by card. */
import type { Move, Seat } from '@pakli/core';
import { DECK_SIZE, parseCard, rankOf, type Card } from '@pakli/core/cards';
import { setup } from './deal.ts';
import { parseMove } from './moves.ts';
import * as S from './state.ts';
import { look, passOver, phaseOf, push, receive, State } from './state.ts';
import type { View } from './types.ts';

/** A position laid out card by card; unnamed cards are in the deck. */
export interface Layout {
  /** Of the match, from 0, and the totals before it. */
  readonly deal: number;
  readonly carry: readonly number[];
  readonly centre: readonly (Card | null)[];
  readonly pool: readonly Card[];
  readonly slots: readonly {
    readonly cards: readonly Card[];
    readonly seals: readonly { readonly from: number; readonly to: number }[];
  }[];
  readonly hands: readonly (readonly Card[])[];
  /** The last plays, as many as are known. */
  readonly played: readonly Move[];
  readonly starter: Seat;
  readonly player: Seat;
  readonly round: number;
  readonly plays: number;
}

/** Fills a state; assumes that no card is named twice. */
export function lay(state: State, layout: Layout): void {
  setup(state, { number: layout.deal, starter: layout.starter, carry: layout.carry });
  layout.centre.forEach((card, place) => {
    if (card === null) return;
    state.centre[place] = card;
    state.place[card] = S.IN_CENTRE;
  });
  for (const card of layout.pool) push(state, S.POOL, card);
  layout.slots.forEach(({ cards, seals }, slot) => {
    for (const card of cards) push(state, slot, card);
    const locked = Math.max(0, ...seals.map((seal) => seal.to));
    state.locked[slot] = locked;
    if (locked === cards.length) state.open[slot] = S.NONE;
    cards.slice(0, locked).forEach((card, index) => {
      if (seals.some((seal) => seal.from <= index && index < seal.to)) {
        state.place[card] = state.place[card]! | S.SEALED;
      } else state.accessible[rankOf(card)] = state.accessible[rankOf(card)]! - 1;
    });
  });
  layout.hands.forEach((hand, seat) => {
    for (const card of hand) receive(state, seat, card);
  });
  look(state);
  const { played, plays } = layout;
  for (const [index, move] of played.entries())
    state.played[plays - played.length + index] = move + 1;
  state.now[S.TURN] = layout.player;
  state.now[S.ROUND] = layout.round;
  state.now[S.PLAYED] = layout.plays;
  state.now[S.PHASE] = phaseOf(state, passOver(state));
}

function cardsOf(names: readonly string[]): Card[] {
  return names.map((name) => parseCard(name) ?? fail(name));
}

function fail(name: string): never {
  throw new Error(`a view names what does not exist: ${name}`);
}

/** A new state that fits the view. */
export function stateOf(given: View): State {
  const state = new State(given.options);
  world(given, state);
  return state;
}

/** Some state that fits the view: the other hands are filled with the first unseen cards. */
export function world(given: View, into: State): void {
  const centre = given.centre.map((name) =>
    name === null ? null : (parseCard(name) ?? fail(name)),
  );
  const pool = cardsOf(given.pool);
  const slots = given.slots.map((slot) => ({ cards: cardsOf(slot.cards), seals: slot.seals }));
  const own = cardsOf(given.hand ?? []);
  const known = new Set([...centre, ...pool, ...slots.flatMap((slot) => slot.cards), ...own]);
  const unseen = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !known.has(card),
  );
  const hands = given.handSizes.map((size, seat) =>
    seat === given.seat ? own : unseen.splice(0, size),
  );
  const { deal, carry, starter, player, round, plays } = given;
  const played = given.played.map((text) => parseMove(text) ?? fail(text));
  const when = { deal, carry, starter, player, round, plays };
  lay(into, { centre, pool, slots, hands, played, ...when });
}
