/** The beginning of an omgang, and dealing (rules 4.1 and 4.2): the only chance in the game. */
import { shuffle, type Random, type Listener, type Deal } from '@pakli/core';
import { CARDS, formatKind } from './cards.ts';
import { collectCards, receiveAll, removeCard, removeCards, spreadCards } from './hand.ts';
import { forget } from './proof.ts';
import * as S from './state.ts';
import { type State, clear } from './state.ts';
import { laySingle } from './piles.ts';
import type { Event } from './types.ts';

/** Cards of the next deal (rules 4.1, 4.2). */
export function dealSize(state: State): number {
  const { options, at } = state;
  return (at[S.ROUND] === 0 ? options.tableSize : 0) + 2 * options.handSize;
}

const stock = new Uint8Array(CARDS);
const hand = new Int32Array(4);

/** Draws the table at the start of an omgang, then the starter's hand and the other's, each hand sorted. */
export function draw(state: State, random: Random, into: Uint8Array): number {
  const { at, options } = state;
  const { handSize } = options;
  const size = dealSize(state);
  const hands = size - 2 * handSize;
  shuffle(stock, spreadCards(at, S.STOCK, stock), size, random);
  for (let i = 0; i < hands; i++) into[i] = stock[i]!;
  for (let from = hands; from < size; from += handSize) {
    collectCards(stock, from, from + handSize, hand);
    spreadCards(hand, 0, into, from);
  }
  return size;
}

/** Rules 4.1 and 4.2: the starter is dealt first; nothing is added to the table later. */
export function deal(
  state: State,
  outcome: Uint8Array,
  length: number,
  listener?: Listener<Event>,
): void {
  const { at, options } = state;
  const { handSize } = options;
  const hands = length - 2 * handSize;
  const starter = at[S.STARTER]!;
  for (let i = 0; i < hands; i++) {
    removeCard(at, S.STOCK, outcome[i]!);
    laySingle(at, outcome[i]!);
  }
  for (let from = hands; from < length; from += handSize) {
    collectCards(outcome, from, from + handSize, hand);
    removeCards(at, S.STOCK, hand);
    receiveAll(at, from === hands ? starter : 1 - starter, hand, handSize);
  }
  at[S.STOCK_CARDS] = at[S.STOCK_CARDS]! - length;
  at[S.ROUND] = at[S.ROUND]! + 1;
  at[S.TURN] = starter;
  forget(at);
  beginRound(state);
  if (listener === undefined) return;
  const names = Array.from(outcome.subarray(0, length), formatKind);
  const first = names.slice(hands, hands + handSize);
  const second = names.slice(hands + handSize);
  listener({
    kind: 'deal',
    round: at[S.ROUND],
    table: names.slice(0, hands),
    hands: starter === 0 ? [first, second] : [second, first],
  });
}

export function setup(state: State, deal: Deal): void {
  const { at } = state;
  clear(state);
  at[S.STARTER] = deal.starter;
  at[S.OMGANG] = deal.number + 1;
  at[S.TOTALS] = deal.carry[0] ?? 0;
  at[S.TOTALS + 1] = deal.carry[1] ?? 0;
}

/** Saves the table at the start of a round. */
export function beginRound(state: State): void {
  const { at } = state;
  // A list, not a slice of `at`: allocating a buffer every round is slow.
  const opening: number[] = [];
  for (let p = S.TABLE, end = p + at[S.PILES]! * S.STRIDE; p < end; p++) opening.push(at[p]!);
  state.opening = opening;
  at.fill(0, S.PLAYED);
}
