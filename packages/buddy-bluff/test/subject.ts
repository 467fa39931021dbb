/** What the laws of core need to know about Buddy Bluff. */
import type { Seat } from '@pakli/core';
import { DECK_SIZE, type Card } from '@pakli/core/cards';
import type { LawSubject } from '@pakli/core/testing';
import { buddyBluff, encoding, learn, players, type BuddyBluff } from '../src/index.ts';
import { lastRound } from '../src/knowledge/last-round.ts';
import { amongGreedy } from '../src/knowledge/levels.ts';
import { nets } from '../src/knowledge/scorer.ts';
import type { Options } from '../src/options.ts';
import { deckOf, handOf, NONE, pileOf, POOL, type State } from '../src/state.ts';
import { ROUNDS } from '../src/types.ts';
import { SEATS } from './side-by-side.ts';

await learn();
const { win, people } = nets();

/** Every card by place: centre, pool, slots, hands, and last the deck in rising order. */
function cardsOf(state: State): Card[] {
  return [
    ...Array.from(state.centre).filter((card) => card !== NONE),
    ...pileOf(state, POOL),
    ...SEATS.flatMap((seat) => pileOf(state, seat)),
    ...SEATS.flatMap((seat) => handOf(state, seat)),
    ...deckOf(state),
  ];
}

/** Rule 7: the other hands and the deck, and nothing else. */
function hiddenFrom(state: State, seat: Seat): number[] {
  // While nobody else holds a card, everybody knows the cards of the deck, and its order is not in
  // the state.
  if (SEATS.every((other) => other === seat || state.held[other] === 0)) return [];
  const seen = new Set([
    ...Array.from(state.centre),
    ...[POOL, ...SEATS].flatMap((pile) => pileOf(state, pile)),
    ...handOf(state, seat),
  ]);
  return cardsOf(state).flatMap((card, place) => (seen.has(card) ? [] : [place]));
}

export function subjectOf(options: Options): LawSubject<BuddyBluff> {
  return {
    game: buddyBluff,
    options,
    cards: cardsOf,
    deck: Array.from({ length: DECK_SIZE }, (_, card) => card),
    hidden: hiddenFrom,
    encoding,
    players,
    // With the nets, as at a table.
    knowledge: (view) => (view.round === ROUNDS ? lastRound(win!, people!, view) : amongGreedy),
  };
}
