/**
 * Worlds that a seat cannot tell apart: the other hand is drawn from all unseen cards, uniformly
 * over the choices that fit the proofs (proof.ts). Copies of a card count as two cards here, as in
 * the pack.
 */
import type { Random, Seat } from '@pakli/core';
import { CARDS, HAND_VALUE, lowest, TOP_VALUE } from './cards.ts';
import { collectCards, emptyHand, receiveAll, removeCards, spreadCards } from './hand.ts';
import { clashes, clashesOf, isBarred, isStuck } from './proof.ts';
import { HAND, HELD, PROVEN, STOCK, STOCK_CARDS, type State } from './state.ts';

const unseen = new Uint8Array(CARDS);
const pool = new Int32Array(4);
const hand = new Int32Array(4);

/** In place: a random hand of its size for the other seat, from its own cards and the stock. The present hand must fit the proofs. */
export function redeal(state: State, self: Seat, random: Random): void {
  const { at } = state;
  const seat = 1 - self;
  const held = at[HELD + seat]!;
  if (held === 0) return;
  mixPool(at, HAND + 4 * seat);
  if (!isStuck(at, seat)) {
    drawProven(state, seat, random);
    setHand(at, seat, held);
    return;
  }
  for (let tries = 0; tries < TRIES; tries++) {
    drawProven(state, seat, random);
    if (!clashes(state, seat, drawn, held)) {
      setHand(at, seat, held);
      return;
    }
  }
  drawCounted(state, seat, random);
  setHand(at, seat, held);
}

/** Tries before giving up on drawing a hand without a clash; then all fitting hands are counted, which takes longer. */
const TRIES = 50;

/** The pool: a hand and the stock in one set. */
function mixPool(at: Int32Array, hand: number): void {
  for (let i = 0; i < 2; i++) {
    const a = at[hand + i]!;
    const b = at[STOCK + i]!;
    pool[i] = a | b;
    pool[i + 2] = at[hand + i + 2]! | at[STOCK + i + 2]! | (a & b);
  }
}

// Drawing with proven takers: the cards of each proven hand value form a class, all others one
// more. The number of cards to take from a class is weighted by the number of ways to draw the rest
// of the hand from the classes still to come.

const drawn = new Uint8Array(CARDS);
/** A hand value has at most eight cards. */
const SAME = 8;
const classCards = new Uint8Array((TOP_VALUE + 1) * SAME);
const classSize = new Uint8Array(TOP_VALUE + 1);
/** ways[v * ROW + n]: choices of n cards from the classes of v and above, and from the others. */
const ROW = CARDS + 1;
const ways = new Float64Array((TOP_VALUE + 2) * ROW);

/** CHOOSE[n * ROW + k]: how many ways to choose k of n cards. */
const CHOOSE: Float64Array = pascal();

function pascal(): Float64Array {
  const table = new Float64Array(ROW * ROW);
  for (let n = 0; n < ROW; n++) {
    table[n * ROW] = 1;
    for (let k = 1; k <= n; k++) {
      table[n * ROW + k] = table[(n - 1) * ROW + k - 1]! + table[(n - 1) * ROW + k]!;
    }
  }
  return table;
}

/** A number in [0, 1) with 53 random bits. */
function fraction(random: Random): number {
  return (random.below(0x4000000) * 0x8000000 + random.below(0x8000000)) / 0x20000000000000;
}

/** Fills `drawn` with a hand from the pool that has all proven takers and no barred card. */
function drawProven(state: State, seat: Seat, random: Random): void {
  const { at } = state;
  const size = at[HELD + seat]!;
  const takers = at[PROVEN + seat]!;
  let others = spreadAllowed(at, seat);
  let left = size;
  if (takers !== 0) {
    others = sortOut(takers, others);
    countWays(takers, others, size);
    for (let rest = takers; rest !== 0; rest &= rest - 1) {
      const v = 31 - Math.clz32(rest & -rest);
      const take = drawCount(v, nextClass(rest), left, random);
      drawClass(v, take, size - left, random);
      left -= take;
    }
  }
  for (let i = 0; left > 0; i++, left--) {
    const j = i + random.below(others - i);
    const kind = unseen[j]!;
    unseen[j] = unseen[i]!;
    drawn[size - left] = kind;
  }
}

/** Puts the unbarred cards of the pool in `unseen`; returns how many. */
function spreadAllowed(at: Int32Array, seat: Seat): number {
  const count = spreadCards(pool, 0, unseen);
  if (!isStuck(at, seat)) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const kind = unseen[i]!;
    if (!isBarred(at, seat, kind)) unseen[kept++] = kind;
  }
  return kept;
}

/** Draws this many cards of class v into `drawn`, from an index on. */
function drawClass(v: number, take: number, place: number, random: Random): void {
  const from = v * SAME;
  for (let k = 0; k < take; k++) {
    const j = k + random.below(classSize[v]! - k);
    const kind = classCards[from + j]!;
    classCards[from + j] = classCards[from + k]!;
    drawn[place + k] = kind;
  }
}

/** Moves the cards of some hand values to their classes; returns how many others remain. */
function sortOut(takers: number, count: number): number {
  for (let rest = takers; rest !== 0; rest &= rest - 1) classSize[lowest(rest)] = 0;
  let others = 0;
  for (let i = 0; i < count; i++) {
    const kind = unseen[i]!;
    const v = HAND_VALUE[kind]!;
    if (((takers >>> v) & 1) === 0) unseen[others++] = kind;
    else {
      classCards[v * SAME + classSize[v]!] = kind;
      classSize[v] = classSize[v]! + 1;
    }
  }
  return others;
}

/** Offset of the classes after the lowest one of `rest`; the row of the others comes last. */
function nextClass(rest: number): number {
  const after = rest & (rest - 1);
  return after === 0 ? TOP_VALUE + 1 : lowest(after);
}

function countWays(takers: number, others: number, size: number): void {
  for (let n = 0; n <= size; n++) ways[(TOP_VALUE + 1) * ROW + n] = CHOOSE[others * ROW + n]!;
  let after = TOP_VALUE + 1;
  for (let rest = takers; rest !== 0;) {
    const v = 31 - Math.clz32(rest);
    rest &= ~(1 << v);
    const cards = classSize[v]!;
    for (let n = 0; n <= size; n++) {
      let sum = 0;
      for (let k = 1; k <= cards && k <= n; k++) {
        sum += CHOOSE[cards * ROW + k]! * ways[after * ROW + n - k]!;
      }
      ways[v * ROW + n] = sum;
    }
    after = v;
  }
}

/** How many cards of class v to take when `left` are still to be drawn; at least one. */
function drawCount(v: number, after: number, left: number, random: Random): number {
  const cards = classSize[v]!;
  let mark = fraction(random) * ways[v * ROW + left]!;
  let take = 0;
  for (let k = 1; k <= cards && k <= left; k++) {
    const some = CHOOSE[cards * ROW + k]! * ways[after * ROW + left - k]!;
    if (some === 0) continue;
    // Rounding may carry the mark past the last choice; take the last then.
    take = k;
    if (mark < some) break;
    mark -= some;
  }
  return take;
}

/** Makes the first `size` drawn cards the hand; the rest of the pool is the stock. */
function setHand(at: Int32Array, seat: Seat, size: number): void {
  collectCards(drawn, 0, size, hand);
  receiveAll(at, seat, hand, size);
  removeCards(pool, 0, hand);
  at[STOCK] = pool[0]!;
  at[STOCK + 1] = pool[1]!;
  at[STOCK + 2] = pool[2]!;
  at[STOCK + 3] = pool[3]!;
}

// Drawing where hardly any hand fits: cards of one hand value clash alike, so counting how many of
// each value a hand can have is enough.

const ALL_VALUES = (1 << (TOP_VALUE + 1)) - 1;
/** By hand value: the values it clashes with. */
const clashMasks = new Int32Array(TOP_VALUE + 1);
let needed = 0;

/** Fills `drawn` with a hand from the pool that fits all proofs. */
function drawCounted(state: State, seat: Seat, random: Random): void {
  const { at } = state;
  const held = at[HELD + seat]!;
  sortOut(ALL_VALUES, spreadAllowed(at, seat));
  for (let v = 2; v <= TOP_VALUE; v++) {
    clashMasks[v] = classSize[v] === 0 ? 0 : clashesOf(state, seat, classCards[v * SAME]!);
  }
  needed = at[PROVEN + seat]!;
  let left = held;
  let present = 0;
  let barred = 0;
  for (let v = 2; v <= TOP_VALUE; v++) {
    let mark = fraction(random) * countHands(v, left, present, barred);
    let take = 0;
    const most = mostOf(v, left, present, barred);
    for (let k = leastOf(v); k <= most; k++) {
      const some = countWith(v, k, left, present, barred);
      if (some === 0) continue;
      // Rounding may carry the mark past the last choice; take the last then.
      take = k;
      if (mark < some) break;
      mark -= some;
    }
    if (take === 0) continue;
    drawClass(v, take, held - left, random);
    left -= take;
    present |= 1 << v;
    barred |= clashMasks[v]!;
  }
}

/** The number of hands of `left` cards of value v and above, beside the `present` values and those they bar. */
function countHands(v: number, left: number, present: number, barred: number): number {
  if (v > TOP_VALUE) return left === 0 ? 1 : 0;
  const most = mostOf(v, left, present, barred);
  let sum = 0;
  for (let k = leastOf(v); k <= most; k++) sum += countWith(v, k, left, present, barred);
  return sum;
}

/** The same with k cards of value v. */
function countWith(v: number, k: number, left: number, present: number, barred: number): number {
  if (k === 0) return countHands(v + 1, left, present, barred);
  const rest = countHands(v + 1, left - k, present | (1 << v), barred | clashMasks[v]!);
  return CHOOSE[classSize[v]! * ROW + k]! * rest;
}

function leastOf(v: number): number {
  return (needed >>> v) & 1;
}

function mostOf(v: number, left: number, present: number, barred: number): number {
  const mask = clashMasks[v]!;
  if (((barred >>> v) & 1) !== 0 || (mask & present) !== 0) return 0;
  const most = Math.min(classSize[v]!, left);
  return ((mask >>> v) & 1) === 0 ? most : Math.min(most, 1);
}

/**
 * Gives a seat some hand of `size` cards that fits its proofs, from the stock:
 * for states built from views. False if there is none.
 */
export function findHand(state: State, seat: Seat, size: number): boolean {
  const { at } = state;
  emptyHand(at, seat);
  mixPool(at, HAND + 4 * seat);
  const count = spreadCards(at, STOCK, unseen);
  // First one card of each proven hand value, and what the other seat must have last.
  const takers = at[PROVEN + seat]!;
  const theirs = at[PROVEN + 1 - seat]!;
  const cards = [...unseen.subarray(0, count)].filter((kind) => !isBarred(at, seat, kind));
  const values = cards.map((kind) => HAND_VALUE[kind]!);
  // A view may come from outside, and searching for half a card or a missing taker would never end.
  const there = values.reduce((set, value) => set | (1 << value), 0);
  if (!Number.isInteger(size) || size < 0 || (takers & ~there) !== 0) return false;
  const rank = (i: number): number => {
    const value = values[i]!;
    if (((takers >>> value) & 1) !== 0 && values.indexOf(value) === i) return 0;
    return ((theirs >>> value) & 1) === 0 ? 1 : 2;
  };
  const order = [...cards.keys()].sort((a, b) => rank(a) - rank(b)).map((i) => cards[i]!);
  looks = MOST_LOOKS;
  const found = extend(state, seat, order, 0, 0, size);
  if (!found) return false;
  setHand(at, seat, size);
  at[STOCK_CARDS] = at[STOCK_CARDS]! - size;
  return true;
}

/** Proofs from real play leave a hand that is found at once; made-up proofs can hide it for ever. */
const MOST_LOOKS = 200_000;
let looks = 0;

function extend(
  state: State,
  seat: Seat,
  cards: readonly number[],
  from: number,
  have: number,
  size: number,
): boolean {
  if (looks-- <= 0) return false;
  if (have === size) return !clashes(state, seat, drawn, size);
  if (have > 0 && pairClash(state, seat, have)) return false;
  for (let i = from; i <= cards.length - (size - have); i++) {
    drawn[have] = cards[i]!;
    if (extend(state, seat, cards, i + 1, have + 1, size)) return true;
  }
  return false;
}

/** Does the last card clash with an earlier one? */
function pairClash(state: State, seat: Seat, have: number): boolean {
  const last = drawn[have - 1]!;
  const bit = 1 << HAND_VALUE[last]!;
  for (let i = 0; i < have - 1; i++) {
    const kind = drawn[i]!;
    if ((clashesOf(state, seat, kind) & bit) !== 0) return true;
    if ((clashesOf(state, seat, last) & (1 << HAND_VALUE[kind]!)) !== 0) return true;
  }
  return false;
}
