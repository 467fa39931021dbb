/** Dealing (rule 3) and applying a move. */
import { OVER, shuffle, type Move, type Random, tellAfterwards, type Listener } from '@pakli/core';
import { announce, answer, discard } from './auction.ts';
import { DECK_SIZE, formatCards } from './cards.ts';
import { BID, CONCEDE, DISCARD, DONE, isPlay, KONTRA, PASS, RAISE, TRUMP } from './codes.ts';
import { startPlay } from './contract.ts';
import { report } from './events.ts';
import { kontra, raise, startRaising } from './kontra.ts';
import {
  bidOf,
  BIDDING,
  CONCEDED,
  dealerOf,
  DEALT,
  ENDING,
  FOREHAND,
  HAND,
  PHASE,
  SCORED,
  TURN,
  type State,
} from './state.ts';
import { layCard, note } from './trick.ts';
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
  const forehand = at[FOREHAND]!;
  for (let place = 0; place < length; place++) {
    const seat = (forehand + DEALT_TO[place]!) % SEATS;
    at[DEALT + seat] = at[DEALT + seat]! | (1 << outcome[place]!);
  }
  openAuction(state);
  listener?.({
    kind: 'deal',
    dealer: dealerOf(state),
    hands: [0, 1, 2].map((seat) => formatCards(at[DEALT + seat]!)),
  });
}

/** The hands are dealt; the forehand has to bid. */
export function openAuction({ at }: State): void {
  for (let seat = 0; seat < SEATS; seat++) at[HAND + seat] = at[DEALT + seat]!;
  at[TURN] = at[FOREHAND]!;
  at[PHASE] = BIDDING;
}

export function play(state: State, move: Move, listener?: Listener<Event>): void {
  if (listener === undefined) act(state, move);
  else playTelling(state, move, listener);
}

/** Apart from `play`, which would else make room for the closure at every move. */
function playTelling(state: State, move: Move, listener: Listener<Event>): void {
  tellAfterwards(listener, (tell) => report(state, move, tell, act));
}

function act(state: State, move: Move): void {
  note(state, move);
  if (!isPlay(move)) say(state, move);
  else if (layCard(state.at, move)) startRaising(state);
}

/** Everything but a card. */
function say(state: State, move: Move): void {
  if (move <= BID) discard(state, move - DISCARD);
  else if (move < PASS) announce(state, bidOf(state, move - BID));
  else if (move < DONE) answer(state, move);
  else if (move === DONE) raise(state, 0);
  else if (move === CONCEDE) concede(state);
  else if (move < KONTRA) startPlay(state, move - TRUMP);
  else if (move < RAISE) kontra(state, move - KONTRA);
  else raise(state, move - RAISE);
}

/** Rule 7.7. */
function concede({ at }: State): void {
  at[ENDING] = CONCEDED;
  at[PHASE] = SCORED;
  at[TURN] = OVER;
}
