/**
 * Worlds that a seat cannot tell apart: the other hand is drawn from all
 * unseen cards, every choice of cards that fits what was proven (proof.ts) as
 * likely as any other. Copies of a card count as two cards here, as in the
 * pack.
 */
import type { Random, Seat } from '@pakli/core';
import { CARDS, copiesOf, HAND_VALUE, KINDS, TOP_VALUE } from './cards.ts';
import { addCard, removeCard, spreadCards } from './play.ts';
import { clashesOf } from './proof.ts';
import { BARRED, CLASH, CLASHES, HAND, HELD, PROVEN, STOCK, type State } from './state.ts';

const unseen = new Uint8Array(CARDS);
const pool = new Int32Array(4);

/** In place: another hand for the other seat. All worlds weigh the same. */
export function redeal(state: State, seat: Seat, random: Random): number {
  const other = 1 - seat;
  drawHand(state, other, random);
  return 1;
}

/** Gives a seat a random hand of its size from its own cards and the stock. The present hand must fit the proofs. */
export function drawHand(state: State, seat: Seat, random: Random): void {
  const { at } = state;
  const hand = HAND + 4 * seat;
  const held = at[HELD + seat]!;
  if (held === 0) return;
  if (at[PROVEN + seat] === 0 && !isStuck(at, seat)) {
    mixPool(at, hand);
    const count = spreadCards(pool, 0, unseen);
    for (let i = 0; i < 4; i++) {
      at[hand + i] = 0;
      at[STOCK + i] = pool[i]!;
    }
    for (let i = 0; i < held; i++) {
      const j = i + random.below(count - i);
      const kind = unseen[j]!;
      unseen[j] = unseen[i]!;
      addCard(at, hand, kind);
      removeCard(at, STOCK, kind);
    }
    return;
  }
  for (let tries = 0; tries < TRIES; tries++) {
    drawProven(state, seat, random);
    if (!clashes(state, seat, drawn, held)) {
      setHand(state, seat);
      return;
    }
  }
  walk(state, seat, random);
}

/** Hands that hold a clash are drawn again, so often; then the present hand is changed card by card. */
const TRIES = 2000;

/** The pool: a hand and the stock in one set. */
function mixPool(at: Int32Array, hand: number): void {
  for (let i = 0; i < 2; i++) {
    const a = at[hand + i]!;
    const b = at[STOCK + i]!;
    pool[i] = a | b;
    pool[i + 2] = at[hand + i + 2]! | at[STOCK + i + 2]! | (a & b);
  }
}

function isStuck(at: Int32Array, seat: Seat): boolean {
  return at[BARRED + 2 * seat] !== 0 || at[BARRED + 2 * seat + 1] !== 0;
}

function isBarred(at: Int32Array, seat: Seat, kind: number): boolean {
  const word = at[BARRED + 2 * seat + (kind < 26 ? 0 : 1)]!;
  return ((word >>> (kind % 26)) & 1) !== 0;
}

// Drawing with proven takers: cards are sorted by hand value, and the number
// of ways to draw the rest of the hand from each value upwards tells how many
// cards of a value to take. A hand value has at most eight cards.

const SAME = 8;
const byValue = new Uint8Array((TOP_VALUE + 1) * SAME);
const inValue = new Uint8Array(TOP_VALUE + 1);
/** ways[v * ROW + n]: choices of n cards of hand values v and above that fit the proofs. */
const ROW = CARDS + 1;
const ways = new Float64Array((TOP_VALUE + 2) * ROW);
const drawn = new Uint8Array(CARDS);

const CHOOSE: readonly (readonly number[])[] = pascal();

function pascal(): number[][] {
  const rows = [[1]];
  for (let n = 1; n <= SAME; n++) {
    const above = rows[n - 1] ?? [];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return rows;
}

/** A number in [0, 1) with 53 random bits. */
function fraction(random: Random): number {
  return (random.below(0x4000000) * 0x8000000 + random.below(0x8000000)) / 0x20000000000000;
}

/** Fills `drawn` with a hand that holds all proven takers and no barred card. */
function drawProven(state: State, seat: Seat, random: Random): void {
  const { at } = state;
  const hand = HAND + 4 * seat;
  const size = at[HELD + seat]!;
  const takers = at[PROVEN + seat]!;
  inValue.fill(0);
  for (let kind = 0; kind < KINDS; kind++) {
    if (isBarred(at, seat, kind)) continue;
    const value = HAND_VALUE[kind]!;
    for (let n = copiesOf(at, hand, kind) + copiesOf(at, STOCK, kind); n > 0; n--) {
      byValue[value * SAME + inValue[value]!] = kind;
      inValue[value] = inValue[value]! + 1;
    }
  }
  ways.fill(0, (TOP_VALUE + 1) * ROW, (TOP_VALUE + 1) * ROW + size + 1);
  ways[(TOP_VALUE + 1) * ROW] = 1;
  for (let v = TOP_VALUE; v >= 2; v--) {
    const least = (takers >>> v) & 1;
    const choose = CHOOSE[inValue[v]!]!;
    for (let n = 0; n <= size; n++) {
      let sum = 0;
      for (let k = least; k < choose.length && k <= n; k++) {
        sum += choose[k]! * ways[(v + 1) * ROW + n - k]!;
      }
      ways[v * ROW + n] = sum;
    }
  }
  let left = size;
  let count = 0;
  for (let v = 2; v <= TOP_VALUE && left > 0; v++) {
    const choose = CHOOSE[inValue[v]!]!;
    let mark = fraction(random) * ways[v * ROW + left]!;
    let take = 0;
    let possible = 0;
    for (let k = (takers >>> v) & 1; k < choose.length && k <= left; k++) {
      const some = choose[k]! * ways[(v + 1) * ROW + left - k]!;
      if (some === 0) continue;
      possible = k;
      take = k;
      if (mark < some) break;
      mark -= some;
    }
    // Rounding may carry the mark past the last choice: that one is taken.
    take = Math.min(take, possible);
    for (let k = 0; k < take; k++) {
      const j = k + random.below(inValue[v]! - k);
      const kind = byValue[v * SAME + j]!;
      byValue[v * SAME + j] = byValue[v * SAME + k]!;
      drawn[count++] = kind;
    }
    left -= take;
  }
}

/** Do these cards break what is proven (takers, barred cards, clashes)? */
function clashes(state: State, seat: Seat, cards: Uint8Array, count: number): boolean {
  const { at } = state;
  let held = 0;
  let twice = 0;
  for (let i = 0; i < count; i++) {
    const bit = 1 << HAND_VALUE[cards[i]!]!;
    twice |= held & bit;
    held |= bit;
  }
  if ((at[PROVEN + seat]! & ~held) !== 0) return true;
  if (!isStuck(at, seat)) return false;
  for (let i = 0; i < count; i++) {
    const kind = cards[i]!;
    const bit = 1 << HAND_VALUE[kind]!;
    const others = (held & ~bit) | (twice & bit);
    if (isBarred(at, seat, kind) || (clashesOf(state, seat, kind) & others) !== 0) return true;
  }
  return false;
}

/** Makes the drawn cards the hand; the rest of hand and stock is the stock. */
function setHand(state: State, seat: Seat): void {
  const { at } = state;
  const hand = HAND + 4 * seat;
  mixPool(at, hand);
  for (let i = 0; i < 4; i++) {
    at[hand + i] = 0;
    at[STOCK + i] = pool[i]!;
  }
  for (let i = 0; i < at[HELD + seat]!; i++) {
    addCard(at, hand, drawn[i]!);
    removeCard(at, STOCK, drawn[i]!);
  }
}

/**
 * For proofs that hardly any hand fits: exchanges of one card that keep the
 * hand fitting. Each exchange is as likely as its reverse, so that the hands
 * it tends to are equally likely as well.
 */
function walk(state: State, seat: Seat, random: Random): void {
  const { at } = state;
  const hand = HAND + 4 * seat;
  const held = at[HELD + seat]!;
  const stocked = spreadCards(at, STOCK, unseen);
  spreadCards(at, hand, drawn);
  if (stocked === 0) return;
  for (let step = 0; step < 64 * held; step++) {
    const i = random.below(held);
    const j = random.below(stocked);
    const kind = drawn[i]!;
    drawn[i] = unseen[j]!;
    if (clashes(state, seat, drawn, held)) drawn[i] = kind;
    else unseen[j] = kind;
  }
  setHand(state, seat);
}

/**
 * Gives a seat some hand that fits its proofs, from the stock alone: a search
 * with the rarest needs first, for states built from views. False if there is
 * none.
 */
export function findHand(state: State, seat: Seat): boolean {
  const { at } = state;
  const size = at[HELD + seat]!;
  const count = spreadCards(at, STOCK, unseen);
  // One card of each proven hand value first, and what the other seat must have last.
  const takers = at[PROVEN + seat]!;
  const theirs = at[PROVEN + 1 - seat]!;
  const cards = [...unseen.subarray(0, count)].filter((kind) => !isBarred(at, seat, kind));
  const values = cards.map((kind) => HAND_VALUE[kind]!);
  const rank = (i: number): number => {
    const value = values[i]!;
    if (((takers >>> value) & 1) !== 0 && values.indexOf(value) === i) return 0;
    return ((theirs >>> value) & 1) === 0 ? 1 : 2;
  };
  const order = [...cards.keys()].sort((a, b) => rank(a) - rank(b)).map((i) => cards[i]!);
  const found = extend(state, seat, order, 0, 0, size);
  if (found) setHand(state, seat);
  return found;
}

function extend(
  state: State,
  seat: Seat,
  cards: readonly number[],
  from: number,
  have: number,
  size: number,
): boolean {
  if (have === size) return !clashes(state, seat, drawn, size);
  if (have > 0 && pairClash(state, seat, have)) return false;
  for (let i = from; i <= cards.length - (size - have); i++) {
    drawn[have] = cards[i]!;
    if (extend(state, seat, cards, i + 1, have + 1, size)) return true;
  }
  return false;
}

/** Does the last card clash with one before it? */
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

/** The proofs about a seat as masks: bits of hand values by table value. */
export function clashTable(at: Int32Array, seat: Seat): Int32Array {
  return at.subarray(CLASH + CLASHES * seat, CLASH + CLASHES * (seat + 1));
}
