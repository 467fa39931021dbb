/** The beginning of a deal, and dealing (rule 3): the only chance in the game. */
import { shuffle, type Random, type Listener, type Deal } from '@pakli/core';
import { DECK_SIZE, formatCards } from './cards.ts';
import * as S from './state.ts';
import { dealerOf, type State, clear } from './state.ts';
import { SEATS, type Event } from './types.ts';

/** Rule 3: by place in the deck, how many seats after the forehand the card goes: 5 5 5, 2, 5 5 5. */
const PACKETS: readonly (readonly [number, number])[] = [
  [0, 5],
  [1, 5],
  [2, 5],
  [0, 7],
  [1, 5],
  [2, 5],
];

export const DEALT_TO: Uint8Array = Uint8Array.from(
  PACKETS.flatMap(([seat, size]) => Array<number>(size).fill(seat)),
);

const deck = new Uint8Array(DECK_SIZE);

export function draw(_state: State, random: Random, into: Uint8Array): number {
  for (let card = 0; card < DECK_SIZE; card++) deck[card] = card;
  shuffle(deck, DECK_SIZE, DECK_SIZE - 1, random);
  into.set(deck);
  return DECK_SIZE;
}

export function deal(
  state: State,
  outcome: Uint8Array,
  length: number,
  listener?: Listener<Event>,
): void {
  const { at } = state;
  const forehand = at[S.FOREHAND]!;
  for (let place = 0; place < length; place++) {
    const seat = (forehand + DEALT_TO[place]!) % SEATS;
    at[S.DEALT + seat] = at[S.DEALT + seat]! | (1 << outcome[place]!);
  }
  openAuction(state);
  listener?.({
    kind: 'deal',
    dealer: dealerOf(state),
    hands: [0, 1, 2].map((seat) => formatCards(at[S.DEALT + seat]!)),
  });
}

/** The hands are dealt; the forehand has to bid. */
export function openAuction({ at }: State): void {
  for (let seat = 0; seat < SEATS; seat++) at[S.HAND + seat] = at[S.DEALT + seat]!;
  at[S.TURN] = at[S.FOREHAND]!;
  at[S.PHASE] = S.BIDDING;
}

export function setup(state: State, deal: Deal): void {
  const { at } = state;
  clear(state);
  at[S.FOREHAND] = deal.starter;
  at[S.NUMBER] = deal.number;
  for (let seat = 0; seat < SEATS; seat++) at[S.CARRY + seat] = deal.carry[seat] ?? 0;
}
