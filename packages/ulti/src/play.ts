/** Dealing (rule 3) and applying a move. */
import { OVER, shuffle, type Move, type Random } from '@pakli/core';
import { announce, answer, discard } from './auction.ts';
import { BEATS, DECK_SIZE, formatCards } from './cards.ts';
import { BID, CONCEDE, DISCARD, DONE, KONTRA, RAISE, TRUMP } from './codes.ts';
import { AT_DEFENDER_TRICK, AT_SOLOIST_TRICK, startPlay } from './contract.ts';
import { report, type Sink } from './events.ts';
import { kontra, raise, startRaising } from './kontra.ts';
import {
  bidOf,
  BIDDING,
  CONCEDED,
  dealerOf,
  DEALT,
  EARLY,
  ENDING,
  FOREHAND,
  HAND,
  LED,
  LENGTH,
  ON_TABLE,
  ORDER,
  PHASE,
  SCORED,
  SOLOIST,
  SPOKEN,
  STRONGER,
  TAKEN,
  TRICK,
  TRICKS,
  TURN,
  WINNER,
  WON,
  type State,
} from './state.ts';
import { SEATS, TRICKS_OF_DEAL } from './types.ts';

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

export function deal(state: State, outcome: Uint8Array, length: number, sink?: Sink): void {
  const { at } = state;
  const forehand = at[FOREHAND]!;
  for (let place = 0; place < length; place++) {
    const seat = (forehand + DEALT_TO[place]!) % SEATS;
    at[DEALT + seat] = at[DEALT + seat]! | (1 << outcome[place]!);
  }
  openAuction(state);
  sink?.({
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

export function play(state: State, move: Move, sink?: Sink): void {
  if (sink !== undefined) report(state, move, sink, act);
  else act(state, move);
}

function act(state: State, move: Move): void {
  const { at, log } = state;
  const length = at[LENGTH]!;
  log[length] = move | (at[TURN]! << 8);
  at[LENGTH] = length + 1;
  if (move < DISCARD) playCard(state, move);
  else if (move <= BID) discard(state, move - DISCARD);
  else if (move < 128) announce(state, bidOf(state, move - BID));
  else if (move < DONE) answer(state, move);
  else if (move === DONE) raise(state, 0);
  else if (move === CONCEDE) concede(state);
  else if (move < KONTRA) startPlay(state, move - TRUMP);
  else if (move < RAISE) kontra(state, move - KONTRA);
  else raise(state, move - RAISE);
}

/** Rules 7.1 and 7.3. */
function playCard(state: State, card: number): void {
  const { at } = state;
  const seat = at[TURN]!;
  const bit = 1 << card;
  at[HAND + seat] = at[HAND + seat]! ^ bit;
  const onTable = at[ON_TABLE]!;
  if (onTable === 0) {
    at[TRICK] = bit;
    at[LED] = 0xff << (card & 24);
    at[STRONGER] = BEATS[at[ORDER]! + card]!;
    at[WINNER] = seat;
  } else {
    at[TRICK] = at[TRICK]! | bit;
    if ((at[STRONGER]! & bit) !== 0) {
      at[STRONGER] = BEATS[at[ORDER]! + card]!;
      at[WINNER] = seat;
    }
    if (onTable === 2) {
      endTrick(state);
      return;
    }
    at[SPOKEN] = 0;
  }
  at[ON_TABLE] = onTable + 1;
  at[TURN] = seat === 2 ? 0 : seat + 1;
}

function endTrick(state: State): void {
  const { at } = state;
  const winner = at[WINNER]!;
  const tricks = at[TRICKS]! + 1;
  at[ON_TABLE] = 0;
  at[TRICKS] = tricks;
  at[TURN] = winner;
  let end = 0;
  if (winner === at[SOLOIST]) {
    at[WON] = at[WON]! + 1;
    at[TAKEN] = at[TAKEN]! | at[TRICK]!;
    end = AT_SOLOIST_TRICK;
  } else {
    at[TAKEN + 1] = at[TAKEN + 1]! | at[TRICK]!;
    end = AT_DEFENDER_TRICK;
  }
  if (tricks === TRICKS_OF_DEAL || at[EARLY] === end) {
    at[PHASE] = SCORED;
    at[TURN] = OVER;
  } else if (tricks === 1) {
    at[SPOKEN] = 0;
    startRaising(state);
  }
}

/** Rule 7.7. */
function concede({ at }: State): void {
  at[ENDING] = CONCEDED;
  at[PHASE] = SCORED;
  at[TURN] = OVER;
}

/** Cards that have been played in this deal, by any seat. */
export function playedCards({ at }: State): number {
  return at[TAKEN]! | at[TAKEN + 1]! | (at[ON_TABLE] === 0 ? 0 : at[TRICK]!);
}
