/**
 * Legal moves (rule 5). The masks of the table (masks.ts) hold what every card needs; then each
 * kind in hand, in canonical order, lists its captures, builds, trotta, feed and discard. The
 * scratch variables are shared by all states and keep nothing between calls.
 */
import type { Move } from '@pakli/core';
import { captureSets } from './captures.ts';
import {
  CARDS,
  HALF,
  HAND_VALUE,
  KINDS,
  OF_VALUE0,
  OF_VALUE1,
  SPECIAL,
  TABLE_VALUE,
  TOP_VALUE,
} from './cards.ts';
import * as Code from './codes.ts';
import { buildPayload, encode } from './codes.ts';
import { buildPlace, directSet, isBase, masks, maskTable, twinPlace } from './masks.ts';
import { MOST_UNIONS, UNION_WORDS, unions } from './packing.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { findSmallUnions } from './sums.ts';

/** Upper bound per kind in hand: its captures, a build on every pile (two on a build), trotta, feed or discard. */
export const MAX_CHOICES: number = KINDS * (MOST_UNIONS + CARDS + TOP_VALUE + 2);

// Special cards in the two words of a set.
const SPECIAL0 = OF_VALUE0[14]! | OF_VALUE0[15]!;
const SPECIAL1 = OF_VALUE1[14]! | OF_VALUE1[16]!;

// Captures of each hand value found in this call: how many, and their sets on a small table.
let knownValues = 0;
const known = new Int16Array(SPECIAL);
const knownSets = new Int32Array(SPECIAL * MOST_UNIONS);

/** Writes the legal moves of the seat at turn in canonical order and returns how many. */
export function moves(state: State, into: Int32Array): number {
  const at = state.at;
  const options = state.options;
  const seat = at[S.TURN]!;
  if (seat < 0) return 0;
  maskTable(state, seat);
  knownValues = 0;
  // Read once: the loop below is the hottest of the game.
  const { own, theirs, direct, sums, bases, baseSet } = masks;
  const { trottaNeedsTaker, discardIfCapture, specialSelfBuild } = options;
  const small = masks.piles <= Code.SMALL_TABLE;
  const plainBuilds = small && !options.upDown;
  const mayDiscard = options.discardWithOwnBuild || own === 0;
  const trottable = options.trottaNew ? masks.gather & ~own & ~masks.closed & ~3 : 0;
  const hand0 = at[S.HAND + 4 * seat]!;
  const hand1 = at[S.HAND + 4 * seat + 1]!;
  // Rule 5.1a: cards whose twin lies as a single.
  let twins0 = hand0 & masks.singles0;
  let twins1 = hand1 & masks.singles1;
  if (!options.twinTakesSpecial) {
    twins0 &= ~SPECIAL0;
    twins1 &= ~SPECIAL1;
  }
  // Hand values held, and held at least twice: takers and reservation (rule 5).
  const held = at[S.VALUES + seat]!;
  const heldTwice = at[S.VALUES_TWICE + seat]!;
  let count = 0;
  let rest = hand0;
  let base = 0;
  let twins = twins0;
  for (;;) {
    if (rest === 0) {
      if (base !== 0) break;
      rest = hand1;
      base = HALF;
      twins = twins1;
      continue;
    }
    const lowest = rest & -rest;
    rest ^= lowest;
    const kind = base + 31 - Math.clz32(lowest);
    const h = HAND_VALUE[kind]!;
    const t = TABLE_VALUE[kind]!;
    const hBit = 1 << h;
    const tBit = 1 << t;
    const first = count;
    // 5.1 captures
    if ((twins & lowest) !== 0) {
      into[count++] = small
        ? encode(Code.CAPTURE, kind, 1 << twinPlace(at, kind))
        : encode(Code.CAPTURE_NTH, kind, 0);
    } else if (h >= SPECIAL) {
      if (((own | theirs) & hBit) !== 0) {
        into[count++] = small
          ? encode(Code.CAPTURE, kind, 1 << buildPlace[h]!)
          : encode(Code.CAPTURE_NTH, kind, 0);
      }
    } else if ((sums & hBit) !== 0) {
      count = sumCaptures(state, kind, h, small, into, count);
    } else if ((direct & hBit) !== 0) {
      into[count++] = small
        ? encode(Code.CAPTURE, kind, directSet[h]!)
        : encode(Code.CAPTURE_NTH, kind, 0);
    }
    const canCapture = count > first;
    const others = (held & ~hBit) | (heldTwice & hBit);
    const reserved = (own & hBit & ~heldTwice) !== 0;
    if (!reserved) {
      // 5.2 builds
      const takers = h >= SPECIAL && !specialSelfBuild ? others & ~hBit : others;
      if (plainBuilds) {
        // Values of piles that can be built to a free value with a taker.
        const from = ((takers & ~theirs) >>> t) & bases;
        if (from !== 0) {
          let set = 0;
          for (let v = from; v !== 0; v &= v - 1) set |= directSet[31 - Math.clz32(v & -v)]!;
          for (set &= baseSet; set !== 0; set &= set - 1) {
            const i = 31 - Math.clz32(set & -set);
            const value = (at[S.TABLE + i * S.STRIDE]! & S.VALUE) + t;
            into[count++] = encode(Code.BUILD_ON, kind, buildPayload(i, value));
          }
        }
      } else count = buildsOnAny(state, kind, takers, into, count);
      // 5.3 trotta
      if ((trottable & tBit) !== 0 && (!trottaNeedsTaker || (others & tBit) !== 0)) {
        into[count++] = encode(Code.TROTTA, kind, 0);
      }
    }
    if ((own & tBit) !== 0) {
      // 5.4 feed
      if (!trottaNeedsTaker || (others & tBit) !== 0) {
        into[count++] = encode(Code.FEED, kind, buildPlace[t]!);
      }
    } else if (!reserved && mayDiscard && (discardIfCapture || !canCapture)) {
      // 5.5 discard
      into[count++] = encode(Code.DISCARD, kind, 0);
    }
  }
  return count === 0 ? fallback(hand0, hand1, into) : count;
}

function sumCaptures(
  state: State,
  kind: number,
  h: number,
  small: boolean,
  into: Int32Array,
  from: number,
): number {
  let count = from;
  let found = known[h]!;
  const sets = h * MOST_UNIONS;
  if (((knownValues >>> h) & 1) === 0) {
    found = small ? smallCaptures(state, h, sets) : captureSets(state, h);
    known[h] = found;
    knownValues |= 1 << h;
  }
  for (let k = 0; k < found; k++) {
    into[count++] = small
      ? encode(Code.CAPTURE, kind, knownSets[sets + k]!)
      : encode(Code.CAPTURE_NTH, kind, k);
  }
  return count;
}

/** Captures by sum on a small table, given that `masks.sums` has one; written to `knownSets`. */
function smallCaptures(state: State, h: number, sets: number): number {
  const direct = ((masks.direct >>> h) & 1) === 0 ? 0 : directSet[h]!;
  if (((masks.moreSums >>> h) & 1) === 0) {
    const pairs = allPairs(h);
    if (pairs !== 0) {
      knownSets[sets] = pairs | direct;
      return 1;
    }
  }
  const lower = masks.items & ((1 << h) - 1);
  let found = findSmallUnions(h, lower, directSet, masks.notItems, state.at);
  if (found < 0) found = captureSets(state, h);
  for (let k = 0; k < found; k++) knownSets[sets + k] = unions[k * UNION_WORDS]! | direct;
  return found;
}

/** If there are only pairs and no pile has a choice of partner, all pairs are the one capture; else 0. */
function allPairs(h: number): number {
  let union = 0;
  const { items, notItems } = masks;
  for (let rest = items & ((2 << (h >> 1)) - 1); rest !== 0; rest &= rest - 1) {
    const v = 31 - Math.clz32(rest & -rest);
    if (((items >>> (h - v)) & 1) === 0) continue;
    let low = directSet[v]! & ~notItems;
    let high = directSet[h - v]! & ~notItems;
    if (v + v === h) {
      // The first of two equal halves against the rest.
      high = low & (low - 1);
      low &= -low;
      if (high === 0) continue;
    }
    if ((low & (low - 1)) !== 0 || (high & (high - 1)) !== 0) return 0;
    union |= low | high;
  }
  return union;
}

/** Rule 5.2 pile by pile: with `upDown`, and on large tables. */
function buildsOnAny(
  state: State,
  kind: number,
  takers: number,
  into: Int32Array,
  from: number,
): number {
  const { at, options } = state;
  const seat = at[S.TURN]!;
  const piles = at[S.PILES]!;
  const t = TABLE_VALUE[kind]!;
  const free = takers & ~masks.theirs;
  let count = from;
  if (takers === 0) return count;
  for (let i = 0, p = S.TABLE; i < piles; i++, p += S.STRIDE) {
    const word = at[p]!;
    if (!isBase(word, seat, options)) continue;
    const value = word & S.VALUE;
    const up = value + t;
    if (options.upDown && (word & S.BUILD) !== 0 && value !== t) {
      const down = value > t ? value - t : t - value;
      // A build that returns to its own value is no second build of that value (5.2b).
      if ((((down === value ? takers : free) >>> down) & 1) !== 0) {
        into[count++] = encode(Code.BUILD_ON, kind, buildPayload(i, down));
      }
    }
    if (up <= TOP_VALUE && ((free >>> up) & 1) !== 0) {
      into[count++] = encode(Code.BUILD_ON, kind, buildPayload(i, up));
    }
  }
  return count;
}

/** Rule 5.5: with no legal move at all, every card may be discarded. */
function fallback(hand0: number, hand1: number, into: Int32Array): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const bits = kind < HALF ? hand0 >>> kind : hand1 >>> (kind - HALF);
    if ((bits & 1) !== 0) into[count++] = encode(Code.DISCARD, kind, 0);
  }
  return count;
}

const listed = new Int32Array(MAX_CHOICES);

/** The legal moves as a list, for callers that need no speed. */
export function list(state: State): Move[] {
  return [...listed.subarray(0, moves(state, listed))];
}
