/** Worlds that a seat cannot tell apart (rule 7). */
import { shuffle, type Random, type Seat } from '@pakli/core';
import { DECK_SIZE } from '@pakli/core/cards';
import { IN_DECK, IN_HAND, NONE, receive, type State } from './state.ts';
import { SEATS } from './types.ts';

const unknown = new Uint8Array(DECK_SIZE);

/** Only hands and deck are hidden, and nothing is ever proved about them: all ways to deal them are possible. */
export function redeal(state: State, seat: Seat, random: Random): void {
  const own = IN_HAND + seat;
  let count = 0;
  for (let card = 0; card < DECK_SIZE; card++) {
    const place = state.place[card]!;
    if (place === IN_DECK || (place >= IN_HAND && place < IN_HAND + SEATS && place !== own)) {
      unknown[count++] = card;
      state.place[card] = IN_DECK;
      // A card in the deck has no neighbour: equal positions are equal bytes.
      state.link[card] = NONE;
    }
  }
  let hidden = 0;
  for (let other = 0; other < SEATS; other++) if (other !== seat) hidden += state.held[other]!;
  shuffle(unknown, count, hidden, random);
  let next = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    const size = state.held[other]!;
    state.first[other] = NONE;
    state.last[other] = NONE;
    state.held[other] = 0;
    for (let i = 0; i < size; i++) receive(state, other, unknown[next++]!);
  }
}
