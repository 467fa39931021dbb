/** What a seat knows, what it sees of an event, and states that fit what it knows (rule 10). */
import { EVERYBODY, type Hidden, type Seat, type Reader } from '@pakli/core';
import { formatKind, HALF, parseKind, TABLE_VALUE } from './cards.ts';
import { list } from './moves.ts';
import { addCard, receive, removeCard } from './hand.ts';
import { namesAt, pileView } from './pile-view.ts';
import { kindsOf } from './play.ts';
import { laySingle } from './table.ts';
import { clashTable } from './proof.ts';
import { isPlausible, playOf } from './replay.ts';
import { findHand } from './redeal.ts';
import { sheet } from './scoring.ts';
import {
  BARRED,
  BUILD,
  CLASH,
  CLASHES,
  COUNT_SHIFT,
  HAND,
  HELD,
  LAST,
  LOCKED,
  MULLES,
  OMGANG,
  beginRound,
  OWNED,
  OWNER_SHIFT,
  PILES,
  PLAYED,
  PLAYS,
  PROVEN,
  ROUND,
  setup,
  STARTER,
  STOCK,
  STOCK_CARDS,
  STRIDE,
  TABBE,
  TABLE,
  TAKEN,
  TOTALS,
  TURN,
  State,
} from './state.ts';
import { SEATS, type Event, type PileView, type Proof, type Seen, type View } from './types.ts';

const SEAT_LIST: readonly Seat[] = [0, 1];

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) bits.push(31 - Math.clz32(left & -left));
  return bits;
}

/** The kinds of two words as text. */
function namesOf(low: number, high: number): string[] {
  return kindsOf(low, high).map(formatKind);
}

function proofOf(at: Int32Array, seat: Seat): Proof {
  const barred = namesOf(at[BARRED + 2 * seat]!, at[BARRED + 2 * seat + 1]!);
  return {
    takers: bitsOf(at[PROVEN + seat]!),
    barred,
    clashes: barred.length === 0 ? [] : Array.from(clashTable(at, seat), bitsOf),
  };
}

export function view(state: State, reader: Reader): View {
  const { at } = state;
  const last = at[LAST]! - 1;
  return {
    seat: reader,
    seats: SEATS,
    options: state.options,
    turn: at[TURN]!,
    moves: reader === at[TURN] ? list(state) : [],
    table: Array.from({ length: at[PILES]! }, (_, pile) => pileView(at, pile)),
    hand: reader === EVERYBODY ? null : namesAt(at, HAND + 4 * reader),
    handSizes: [at[HELD]!, at[HELD + 1]!],
    stockSize: at[STOCK_CARDS]!,
    captured: SEAT_LIST.map((owner) => namesAt(at, TAKEN + 4 * owner)),
    mulles: SEAT_LIST.map((owner) => namesOf(at[MULLES + 2 * owner]!, at[MULLES + 2 * owner + 1]!)),
    tabbe: [at[TABBE]!, at[TABBE + 1]!],
    last: last < 0 ? null : last,
    starter: at[STARTER]!,
    round: at[ROUND]!,
    omgang: at[OMGANG]!,
    totals: [at[TOTALS]!, at[TOTALS + 1]!],
    sheets: SEAT_LIST.map((owner) => sheet(state, owner)),
    proofs: SEAT_LIST.map((owner) => proofOf(at, owner)),
    opening: Array.from({ length: state.opening.length / STRIDE }, (_, pile) =>
      pileView(state.opening, pile, 0),
    ),
    plays: Array.from({ length: at[PLAYED]! }, (_, i) => playOf(at, i)),
  };
}

/** The other hand and the stock, which has no order. */
export function hidden({ at }: State): Hidden {
  return {
    'hand:0': namesAt(at, HAND),
    'hand:1': namesAt(at, HAND + 4),
    stock: namesAt(at, STOCK),
  };
}

export function seen(event: Event, reader: Reader): Seen {
  if (event.kind !== 'deal') return event;
  return {
    kind: 'deal',
    round: event.round,
    table: event.table,
    hand: reader === EVERYBODY ? null : (event.hands[reader] ?? null),
    sizes: event.hands.map((hand) => hand.length),
  };
}

/** A pile of kinds. */
export interface Pile {
  readonly cards: readonly number[];
  readonly value: number;
  readonly build: PileView['build'];
}

/** Lays a pile down as the last one; its cards leave the stock. */
export function layPile(at: Int32Array, pile: Pile): void {
  for (const kind of pile.cards) leaveStock(at, kind);
  const single = pile.cards[0];
  if (pile.build === null && pile.cards.length === 1 && single !== undefined) {
    laySingle(at, single);
    return;
  }
  const p = TABLE + at[PILES]! * STRIDE;
  at[PILES] = at[PILES]! + 1;
  at[p] = pile.value | (pile.cards.length << COUNT_SHIFT);
  if (pile.build !== null) {
    const owned = OWNED + pile.build.owner;
    at[owned] = at[owned]! | (1 << pile.value);
    at[p] |= BUILD | (pile.build.locked ? LOCKED : 0) | (pile.build.owner << OWNER_SHIFT);
  }
  for (const kind of pile.cards) addCard(at, p + 1, kind);
}

function leaveStock(at: Int32Array, kind: number): void {
  removeCard(at, STOCK, kind);
  at[STOCK_CARDS] = at[STOCK_CARDS]! - 1;
}

/** Puts a card from the stock into a hand. */
export function handFromStock(at: Int32Array, seat: Seat, kind: number): void {
  leaveStock(at, kind);
  receive(at, seat, kind);
}

/** Puts a card from the stock into a captured pile. */
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
  plays.forEach(({ seat, move }, i) => (at[PLAYS + i] = seat === 0 ? move : ~move));
  at[PLAYED] = plays.length;
  for (const pile of given.table) layPile(at, { ...pile, cards: pile.cards.map(kind) });
  for (const seat of SEAT_LIST) {
    for (const name of given.captured[seat] ?? []) moveFromStock(at, TAKEN + 4 * seat, kind(name));
    for (const name of given.mulles[seat] ?? []) setKind(at, MULLES + 2 * seat, kind(name));
    at[TABBE + seat] = given.tabbe[seat] ?? 0;
    const proof = given.proofs[seat];
    for (const value of proof?.takers ?? []) at[PROVEN + seat] = at[PROVEN + seat]! | (1 << value);
    for (const name of proof?.barred ?? []) setKind(at, BARRED + 2 * seat, kind(name));
    proof?.clashes.forEach((values, t) => {
      for (const v of values) {
        at[CLASH + CLASHES * seat + t] = at[CLASH + CLASHES * seat + t]! | (1 << v);
      }
    });
  }
  at[LAST] = given.last === null ? 0 : given.last + 1;
  at[ROUND] = given.round;
  at[TURN] = given.turn;
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
