/** States that fit what a seat knows, and positions laid out card by card (rule 10). */
import type { Seat } from '@pakli/core';
import { HALF, parseKind, TABLE_VALUE } from './cards.ts';
import { beginRound, setup } from './deal.ts';
import { addCard, receive, removeCard } from './hand.ts';
import { findHand } from './redeal.ts';
import { isPlausible } from './replay.ts';
import * as S from './state.ts';
import { State } from './state.ts';
import { laySingle } from './piles.ts';
import { type PileView, type View, SEAT_LIST } from './types.ts';

/** A pile of kinds. */
export interface PileOfKinds {
  readonly cards: readonly number[];
  readonly value: number;
  readonly build: PileView['build'];
}

/** Lays a pile down last; its cards leave the stock. */
export function layPile(at: Int32Array, pile: PileOfKinds): void {
  for (const kind of pile.cards) leaveStock(at, kind);
  const single = pile.cards[0];
  if (pile.build === null && pile.cards.length === 1 && single !== undefined) {
    laySingle(at, single);
    return;
  }
  const p = S.TABLE + at[S.PILES]! * S.STRIDE;
  at[S.PILES] = at[S.PILES]! + 1;
  at[p] = pile.value | (pile.cards.length << S.COUNT_SHIFT);
  if (pile.build !== null) {
    const owned = S.OWNED + pile.build.owner;
    at[owned] = at[owned]! | (1 << pile.value);
    at[p] |= S.BUILD | (pile.build.locked ? S.LOCKED : 0) | (pile.build.owner << S.OWNER_SHIFT);
  }
  for (const kind of pile.cards) addCard(at, p + 1, kind);
}

function leaveStock(at: Int32Array, kind: number): void {
  removeCard(at, S.STOCK, kind);
  at[S.STOCK_CARDS] = at[S.STOCK_CARDS]! - 1;
}

/** Moves a card from the stock to a hand. */
export function handFromStock(at: Int32Array, seat: Seat, kind: number): void {
  leaveStock(at, kind);
  receive(at, seat, kind);
}

/** Moves a card from the stock to a captured pile. */
export function moveFromStock(at: Int32Array, offset: number, kind: number): void {
  leaveStock(at, kind);
  addCard(at, offset, kind);
}

export function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, kind) => sum + TABLE_VALUE[kind]!, 0);
}

function kind(name: string): number {
  const found = parseKind(name);
  if (found === undefined) throw new Error(`a view names a card that does not exist: ${name}`);
  return found;
}

/** A new state that fits the view. */
export function stateOf(given: View): State {
  const state = new State(given.options);
  world(given, state);
  return state;
}

/** Some state that fits the view. */
export function world(given: View, into: State): void {
  const { at } = into;
  const deal = { number: given.omgang - 1, starter: given.starter, carry: given.totals };
  setup(into, deal);
  const { plays } = given;
  for (const pile of given.opening) layPile(at, { ...pile, cards: pile.cards.map(kind) });
  beginRound(into);
  const { opening } = into;
  setup(into, deal);
  into.opening = opening;
  plays.forEach(({ seat, move }, i) => (at[S.PLAYS + i] = seat === 0 ? move : ~move));
  at[S.PLAYED] = plays.length;
  for (const pile of given.table) layPile(at, { ...pile, cards: pile.cards.map(kind) });
  for (const seat of SEAT_LIST) {
    for (const name of given.captured[seat] ?? [])
      moveFromStock(at, S.TAKEN + 4 * seat, kind(name));
    for (const name of given.mulles[seat] ?? []) setKind(at, S.MULLES + 2 * seat, kind(name));
    at[S.TABBE + seat] = given.tabbe[seat] ?? 0;
    const proof = given.proofs[seat];
    for (const value of proof?.takers ?? [])
      at[S.PROVEN + seat] = at[S.PROVEN + seat]! | (1 << value);
    for (const name of proof?.barred ?? []) setKind(at, S.BARRED + 2 * seat, kind(name));
    proof?.clashes.forEach((values, t) => {
      for (const v of values) {
        at[S.CLASH + S.CLASHES * seat + t] = at[S.CLASH + S.CLASHES * seat + t]! | (1 << v);
      }
    });
  }
  at[S.LAST] = given.last === null ? 0 : given.last + 1;
  at[S.ROUND] = given.round;
  at[S.TURN] = given.turn;
  if (given.seat !== null) {
    for (const name of given.hand ?? []) handFromStock(at, given.seat, kind(name));
  }
  SEAT_LIST.forEach((seat) => {
    if (seat === given.seat) return;
    if (!findHand(into, seat, given.handSizes[seat] ?? 0))
      throw new Error('a view that no state fits');
  });
  if (!isPlausible(into)) throw new Error('a view whose moves lead to another table');
}

/** Marks a kind in two words of bits. */
export function setKind(at: Int32Array, offset: number, kind: number): void {
  const word = offset + (kind < HALF ? 0 : 1);
  at[word] = at[word]! | (1 << (kind % HALF));
}
