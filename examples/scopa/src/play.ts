/** Playing and dealing (rules 1 to 4), and the end of a hand (rules 5 and 6). */
import { shuffle, tellAfterwards, type Listener, type Move, type Random } from '@pakli/core';
import { cardText, DECK, KING, valueOf } from './cards.ts';
import { captureOf, cardOf, isIn, laysDown, takenBy } from './moves.ts';
import { countHand, type Count } from './scoring.ts';
import * as S from './state.ts';
import { beginHand, cardsAt, isDecided, type State } from './state.ts';

export type Event =
  | {
      readonly kind: 'deal';
      readonly number: number;
      readonly hands: readonly (readonly string[])[];
      readonly table: readonly string[];
    }
  | {
      readonly kind: 'play';
      readonly seat: number;
      readonly card: string;
      readonly takes: readonly string[];
      readonly scopa: boolean;
    }
  | { readonly kind: 'rest'; readonly seat: number; readonly cards: readonly string[] }
  | {
      readonly kind: 'counted';
      readonly count: Count;
      readonly points: readonly number[];
      readonly over: boolean;
    };

export function play(state: State, move: Move, listener?: Listener<Event>): void {
  if (listener === undefined) step(state, move);
  else tellAfterwards(listener, (tell) => step(state, move, tell));
}

function step(state: State, move: Move, tell?: Listener<Event>): void {
  const { place, now } = state;
  const seat = now[S.TURN]!;
  const card = cardOf(move);
  const takes = !laysDown(move);
  const named = tell === undefined ? [] : takenBy(state, move).map(cardText);
  if (takes) {
    const set = captureOf(place, move);
    for (let other = 0; other < DECK; other++) if (isIn(set, other)) place[other] = S.TAKEN + seat;
    now[S.LAST] = seat;
  }
  place[card] = takes ? S.TAKEN + seat : S.TABLE;
  let empty = true;
  let last = true;
  let swept = true;
  for (let other = 0; other < DECK; other++) {
    const where = place[other]!;
    if (where === S.HAND || where === S.HAND + 1) empty = false;
    else if (where === S.STOCK) last = false;
    else if (where === S.TABLE) swept = false;
  }
  last &&= empty;
  // Rule 4.2: not with the last card of the hand.
  const scopa = takes && !last && swept;
  if (scopa) state.scope[seat] = state.scope[seat]! + 1;
  now[S.TURN] = 1 - seat;
  tell?.({ kind: 'play', seat, card: cardText(card), takes: named, scopa });
  if (last) endHand(state, tell);
  else if (empty) now[S.PHASE] = S.MORE;
}

/** Rules 4.3 and 5: the remaining cards go to the player who took last, and the hand is counted. */
function endHand(state: State, tell?: Listener<Event>): void {
  const { place, now, points } = state;
  const taker = now[S.LAST]!;
  const rest = cardsAt(state, S.TABLE);
  for (const card of rest) place[card] = S.TAKEN + taker;
  if (rest.length > 0) tell?.({ kind: 'rest', seat: taker, cards: rest.map(cardText) });
  const count = countHand(state);
  count.points.forEach((sum, seat) => (points[seat] = points[seat]! + sum));
  const number = now[S.NUMBER]!;
  const over = isDecided(state.options, points, number);
  tell?.({ kind: 'counted', count, points: [...points], over });
  now[S.TURN] = now[S.ELDEST]!;
  if (over) now[S.PHASE] = S.DONE;
  else beginHand(state, number + 1, 1 - now[S.ELDEST]!);
}

const stock = new Uint8Array(DECK);

/** Rule 1.3: three hand cards each, and four on the table at the beginning, of which at most two are kings. */
export function draw(state: State, random: Random, into: Uint8Array): number {
  const first = state.now[S.PHASE] === S.FIRST;
  const count = first ? 10 : 6;
  for (;;) {
    let size = 0;
    for (let card = 0; card < DECK; card++) if (state.place[card] === S.STOCK) stock[size++] = card;
    shuffle(stock, size, count, random);
    into.set(stock.subarray(0, count));
    if (!first || !tooManyKings(into)) return count;
  }
}

/** Rule 1.4. */
export function tooManyKings(outcome: Uint8Array): boolean {
  return outcome.subarray(6, 10).filter((card) => valueOf(card) === KING).length > 2;
}

/** Of an outcome: three cards for the eldest hand, three for the other, and the cards for the table. */
export function deal(
  state: State,
  outcome: Uint8Array,
  length: number,
  listener?: Listener<Event>,
): void {
  const { place, now } = state;
  const eldest = now[S.ELDEST]!;
  for (let i = 0; i < length; i++) {
    place[outcome[i]!] = i < 3 ? S.HAND + eldest : i < 6 ? S.HAND + 1 - eldest : S.TABLE;
  }
  now[S.PHASE] = S.PLAY;
  now[S.TURN] = eldest;
  if (listener === undefined) return;
  const hands = [0, 1].map((seat) => cardsAt(state, S.HAND + seat).map(cardText));
  const table = length > 6 ? cardsAt(state, S.TABLE).map(cardText) : [];
  listener({ kind: 'deal', number: now[S.NUMBER]!, hands, table });
}
