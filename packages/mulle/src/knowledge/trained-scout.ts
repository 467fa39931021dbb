/**
 * The trained scout is quick enough for playouts and better than the scout: it reads the scout's
 * facts and a few more, and weighs them with a small net for each kind of move. The nets were
 * trained by policy gradient (training/README.md). Hidden cards of a state are only ever counted
 * together with the stock, so it plays the same in all worlds of its seat.
 */
import type { Move } from '@pakli/core';
import {
  BIT,
  HALF,
  HAND_VALUE,
  MULLE_POINTS,
  OF_VALUE0,
  OF_VALUE1,
  popcount,
  SPECIAL,
  TABLE_VALUE,
  TOP_VALUE,
  WORD,
} from '../cards.ts';
import { actionOf, BUILD_ON, DISCARD, FEED, kindOf, TROTTA, valueOf } from '../codes.ts';
import { newSelection } from '../gathering.ts';
import { directSet, masks, maskTable } from '../masks.ts';
import { MAX_CHOICES, moves } from '../moves.ts';
import { pilesOfMove } from '../play.ts';
import { mullePoints } from '../scoring.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import { weights } from './trained-weights.ts';
import { CardWorth } from './worth.ts';

/** A captured card without points still denies the opponent a mulle of its twin. */
const PLAIN_CARD = 0.41;
/** Hand values that take sums: 2 to 13. */
const HAND_VALUES = 0x3ffc;

/** Facts of a move, of the position, and hidden units of a net. `weigh` assumes eight units. */
export const FACTS = 18;
export const SCENE = 8;
export const UNITS = 8;
/** Inputs of a net: facts, scene, and 1. Their direct weights come first, then their weights to the units. */
export const INPUTS: number = FACTS + SCENE + 1;
/** Offset of the units' output weights in a net, and of the next net. */
export const FROM_UNITS: number = INPUTS + INPUTS * UNITS;
export const NET: number = FROM_UNITS + UNITS;
/** One net each for discards, captures, and moves that lay a card on piles. */
const NETS = 3;
export const WEIGHTS: number = NETS * NET;

const listed = new Int32Array(MAX_CHOICES);
const piles = newSelection();
const worth = new CardWorth(PLAIN_CARD);

/** Facts of the move looked at last, and of the position. */
export const facts: Float64Array = new Float64Array(FACTS);
export const scene: Float64Array = new Float64Array(SCENE);
/** By net: its units and value before the facts are added; and for which nets this is computed. */
const bases = new Float64Array(NETS * (UNITS + 1));
let knownBases = 0;

// What the seat at turn knows, for one call.
let unseen0 = 0;
let unseen1 = 0;
let unseenTwice0 = 0;
let unseenTwice1 = 0;
let proven = 0;
/** Chance that the other hand has none of n given unseen cards. */
const none = new Float64Array(9);
let knownChances = 0;
const chances = new Float64Array(TOP_VALUE + 1);
let tableWorth = 0;

/** Reads the position, whose table is masked for the seat. */
export function lookAround(state: State, seat: number): void {
  const { at, options } = state;
  worth.prepare(options);
  const other = S.HAND + 4 * (1 - seat);
  const hand0 = at[other]!;
  const hand1 = at[other + 1]!;
  const stock0 = at[S.STOCK]!;
  const stock1 = at[S.STOCK + 1]!;
  unseen0 = hand0 | stock0;
  unseen1 = hand1 | stock1;
  unseenTwice0 = at[other + 2]! | at[S.STOCK + 2]! | (hand0 & stock0);
  unseenTwice1 = at[other + 3]! | at[S.STOCK + 3]! | (hand1 & stock1);
  proven = at[S.PROVEN + 1 - seat]!;
  const held = at[S.HELD + 1 - seat]!;
  const left = at[S.STOCK_CARDS]!;
  none[0] = 1;
  for (let n = 1; n <= 8; n++) {
    const rest = left - n + 1;
    none[n] = rest <= 0 ? 0 : (none[n - 1]! * rest) / (rest + held);
  }
  knownChances = 0;
  knownBases = 0;
  tableWorth = 0;
  for (let p = S.TABLE, end = p + at[S.PILES]! * S.STRIDE; p < end; p += S.STRIDE) {
    const word = at[p]!;
    tableWorth +=
      (word & S.SINGLE) === S.ONE_CARD
        ? worth.card[word >>> S.KIND_SHIFT]!
        : worth.sum(at[p + 1]!, at[p + 2]!, at[p + 3]!, at[p + 4]!);
  }
  // The last capturer matters in the last round, for the leftovers.
  const last = at[S.ROUND]! < options.rounds ? 0 : at[S.LAST]!;
  scene[0] = at[S.HELD + seat]! / 8;
  scene[1] = held / 8;
  scene[2] = at[S.PILES]! / 8;
  scene[3] = left / 88;
  scene[4] = last === 0 ? 0 : last === seat + 1 ? 1 : -1;
  scene[5] = tableWorth / 10;
  scene[6] = popcount(at[S.OWNED + seat]!);
  scene[7] = popcount(at[S.OWNED + 1 - seat]!);
}

/** Chance that the other hand has a card of this hand value. */
function chanceOf(value: number): number {
  if (((knownChances >>> value) & 1) !== 0) return chances[value]!;
  knownChances |= 1 << value;
  const low = OF_VALUE0[value]!;
  const high = OF_VALUE1[value]!;
  const cards =
    popcount(unseen0 & low) +
    popcount(unseen1 & high) +
    popcount(unseenTwice0 & low) +
    popcount(unseenTwice1 & high);
  const chance = ((proven >>> value) & 1) === 0 ? 1 - none[cards]! : 1;
  chances[value] = chance;
  return chance;
}

function isUnseen(kind: number): boolean {
  return ((WORD[kind] === 0 ? unseen0 : unseen1) & BIT[kind]!) !== 0;
}

function holdsBoth(at: Int32Array, seat: number, kind: number): boolean {
  return (at[S.HAND + 4 * seat + 2 + WORD[kind]!]! & BIT[kind]!) !== 0;
}

/** Hand values left after a card of this one is played. */
function valuesLeft(at: Int32Array, seat: number, hBit: number): number {
  return (at[S.VALUES + seat]! & ~hBit) | (at[S.VALUES_TWICE + seat]! & hBit);
}

// What a move combines: its cards as a set and their worth, the number of piles, mulles that
// singles among them could have become for the other and for the seat, and cards of builds by
// owner.
let low = 0;
let high = 0;
let low2 = 0;
let high2 = 0;
let joined = 0;
let spoiledTheirs = 0;
let spoiledOwn = 0;
let ownCards = 0;
let theirCards = 0;
let potWorth = 0;

/** Joins the selected piles to a card. */
function join(at: Int32Array, seat: number, kind: number): void {
  const hand = S.HAND + 4 * seat;
  low = kind < HALF ? BIT[kind]! : 0;
  high = kind < HALF ? 0 : BIT[kind]!;
  low2 = 0;
  high2 = 0;
  joined = 0;
  spoiledTheirs = 0;
  spoiledOwn = 0;
  ownCards = 0;
  theirCards = 0;
  for (let w = 0; w < piles.length; w++) {
    for (let rest = piles[w]!; rest !== 0; rest &= rest - 1) {
      const p = S.TABLE + (32 * w + 31 - Math.clz32(rest & -rest)) * S.STRIDE;
      const word = at[p]!;
      joined++;
      if ((word & S.SINGLE) === S.ONE_CARD) {
        const single = word >>> S.KIND_SHIFT;
        if (single !== kind) {
          const points = MULLE_POINTS[single]!;
          if (isUnseen(single)) spoiledTheirs += (1 - none[1]!) * points;
          if ((at[hand + WORD[single]!]! & BIT[single]!) !== 0) spoiledOwn += points;
        }
      } else if ((word & S.BUILD) !== 0) {
        const cards = popcount(at[p + 1]!) + popcount(at[p + 2]!);
        if (((word >>> S.OWNER_SHIFT) & 1) === seat) ownCards += cards;
        else theirCards += cards;
      }
      low2 |= at[p + 3]! | (low & at[p + 1]!);
      high2 |= at[p + 4]! | (high & at[p + 2]!);
      low |= at[p + 1]!;
      high |= at[p + 2]!;
    }
  }
  potWorth = worth.sum(low, high, low2, high2);
}

function lookAtDiscard(at: Int32Array, seat: number, kind: number): void {
  const own = worth.card[kind]!;
  const points = MULLE_POINTS[kind]!;
  const t = TABLE_VALUE[kind]!;
  const hBit = 1 << HAND_VALUE[kind]!;
  const takers = valuesLeft(at, seat, hBit);
  const taker = (takers >>> t) & 1;
  const lies = (masks.direct >>> t) & 1;
  const twin = isUnseen(kind) ? 1 - none[1]! : 0;
  const both = holdsBoth(at, seat, kind) ? points / 4 : 0;
  const chance = chanceOf(t);
  // Hand values for which the card makes a new sum.
  const sums = ((masks.items | masks.pairSums | masks.moreSums) << t) & HAND_VALUES;
  let risk = 0;
  for (let rest = sums; rest !== 0; rest &= rest - 1) {
    risk += chanceOf(31 - Math.clz32(rest & -rest));
  }
  facts[0] = own;
  facts[1] = twin * points;
  facts[2] = twin * own;
  facts[3] = chance * own;
  facts[4] = chance;
  facts[5] = both;
  facts[6] = chance * both;
  facts[7] = taker;
  facts[8] = risk;
  facts[9] = risk * own;
  facts[10] = popcount(sums & takers);
  facts[11] = (takers & hBit) === 0 ? 0 : 1;
  facts[12] = hBit >= 1 << SPECIAL ? 1 : 0;
  facts[13] = t / 13;
  facts[14] = lies * chance;
  facts[15] = lies * taker;
  facts[16] = points / 10;
  facts[17] = (1 - taker) * own;
}

function lookAtCapture(at: Int32Array, seat: number, kind: number): void {
  join(at, seat, kind);
  const points = MULLE_POINTS[kind]!;
  const h = HAND_VALUE[kind]!;
  const left = at[S.PILES]! - joined;
  const another = (at[S.VALUES_TWICE + seat]! >>> h) & 1;
  const mulle = ((kind < HALF ? low2 : high2) & BIT[kind]!) !== 0;
  facts[0] = potWorth;
  facts[1] = (low2 | high2) === 0 ? 0 : mullePoints(low2, high2) / 5;
  facts[2] = spoiledTheirs;
  facts[3] = spoiledOwn;
  facts[4] = ownCards;
  facts[5] = theirCards;
  facts[6] = left === 0 ? 1 : 0;
  facts[7] = worth.card[kind]!;
  facts[8] = joined;
  facts[9] = (tableWorth - potWorth) / 10;
  facts[10] = left / 8;
  facts[11] = another;
  facts[12] = chanceOf(h) * potWorth;
  facts[13] = holdsBoth(at, seat, kind) ? points / 4 : 0;
  facts[14] = !mulle && isUnseen(kind) ? points / 10 : 0;
  facts[15] = h >= SPECIAL ? 1 : 0;
  facts[16] = another * potWorth;
  facts[17] = chanceOf(h);
}

/** Builds, trottas and feeds. */
function lookAtBuild({ at }: State, seat: number, move: Move): void {
  const action = actionOf(move);
  const kind = kindOf(move);
  const value = action === BUILD_ON ? valueOf(move) : TABLE_VALUE[kind]!;
  if (action === BUILD_ON && masks.piles <= 31 && ((masks.direct >>> value) & 1) !== 0) {
    // Equal piles join (rule 6.2); sums are not worth the time here.
    piles[0] = piles[0]! | directSet[value]!;
  }
  join(at, seat, kind);
  const hBit = 1 << HAND_VALUE[kind]!;
  const takers = valuesLeft(at, seat, hBit);
  const chance = chanceOf(value);
  const taker = (takers >>> value) & 1;
  facts[0] = action === TROTTA ? 1 : 0;
  facts[1] = action === FEED ? 1 : 0;
  facts[2] = potWorth;
  facts[3] = potWorth * taker;
  facts[4] = potWorth * chance;
  facts[5] = chance;
  facts[6] = taker;
  facts[7] = (at[S.VALUES_TWICE + seat]! >>> value) & 1;
  facts[8] = spoiledTheirs;
  facts[9] = spoiledOwn;
  facts[10] = joined;
  facts[11] = theirCards;
  facts[12] = ownCards;
  facts[13] = (low2 | high2) === 0 ? 0 : mullePoints(low2, high2) / 5;
  facts[14] = value >= SPECIAL ? 1 : 0;
  facts[15] = holdsBoth(at, seat, kind) ? MULLE_POINTS[kind]! / 4 : 0;
  facts[16] = (tableWorth - potWorth) / 10;
  facts[17] = (takers & hBit) === 0 ? 0 : 1;
}

/** Fills `facts` and returns the net to weigh them with. */
export function lookAt(state: State, seat: number, move: Move): number {
  const action = actionOf(move);
  const kind = kindOf(move);
  if (action === DISCARD) {
    lookAtDiscard(state.at, seat, kind);
    return 0;
  }
  pilesOfMove(state, move, piles);
  if (action === BUILD_ON || action === TROTTA || action === FEED) {
    lookAtBuild(state, seat, move);
    return 2;
  }
  lookAtCapture(state.at, seat, kind);
  return 1;
}

/** The part of a net that all moves share. */
function prepare(net: number): void {
  knownBases |= 1 << net;
  const from = net * NET;
  const base = net * (UNITS + 1);
  let sum = weights[from + INPUTS - 1]!;
  let row = from + INPUTS + (INPUTS - 1) * UNITS;
  for (let j = 0; j < UNITS; j++) bases[base + j] = weights[row + j]!;
  for (let i = 0; i < SCENE; i++) {
    const x = scene[i]!;
    sum += x * weights[from + FACTS + i]!;
    row = from + INPUTS + (FACTS + i) * UNITS;
    for (let j = 0; j < UNITS; j++) bases[base + j] = bases[base + j]! + x * weights[row + j]!;
  }
  bases[base + UNITS] = sum;
}

/** Evaluates a net on the facts, in points. Units are variables, not an array: playouts spend most of their time here. */
function weigh(net: number): number {
  if (((knownBases >>> net) & 1) === 0) prepare(net);
  const from = net * NET;
  const base = net * (UNITS + 1);
  let sum = bases[base + UNITS]!;
  let a = bases[base]!;
  let b = bases[base + 1]!;
  let c = bases[base + 2]!;
  let d = bases[base + 3]!;
  let e = bases[base + 4]!;
  let f = bases[base + 5]!;
  let g = bases[base + 6]!;
  let h = bases[base + 7]!;
  for (let i = 0, row = from + INPUTS; i < FACTS; i++, row += UNITS) {
    const x = facts[i]!;
    if (x === 0) continue;
    sum += x * weights[from + i]!;
    a += x * weights[row]!;
    b += x * weights[row + 1]!;
    c += x * weights[row + 2]!;
    d += x * weights[row + 3]!;
    e += x * weights[row + 4]!;
    f += x * weights[row + 5]!;
    g += x * weights[row + 6]!;
    h += x * weights[row + 7]!;
  }
  const out = from + FROM_UNITS;
  if (a > 0) sum += a * weights[out]!;
  if (b > 0) sum += b * weights[out + 1]!;
  if (c > 0) sum += c * weights[out + 2]!;
  if (d > 0) sum += d * weights[out + 3]!;
  if (e > 0) sum += e * weights[out + 4]!;
  if (f > 0) sum += f * weights[out + 5]!;
  if (g > 0) sum += g * weights[out + 6]!;
  if (h > 0) sum += h * weights[out + 7]!;
  return sum;
}

/** The trained scout's values of listed moves of the seat at turn. */
export function weighTrained(
  state: State,
  list: Int32Array,
  many: number,
  into: Float64Array,
): void {
  const seat = state.at[S.TURN]!;
  maskTable(state, seat);
  lookAround(state, seat);
  for (let i = 0; i < many; i++) into[i] = weigh(lookAt(state, seat, list[i]!));
}

/** Its move for the seat at turn; ties go by canonical order. */
export function trainedMove(state: State): Move {
  const many = moves(state, listed);
  if (many === 1) return listed[0]!;
  const seat = state.at[S.TURN]!;
  lookAround(state, seat);
  let best = 0;
  let bestValue = -Infinity;
  for (let i = 0; i < many; i++) {
    const value = weigh(lookAt(state, seat, listed[i]!));
    if (value > bestValue) {
      bestValue = value;
      best = i;
    }
  }
  return listed[best]!;
}
