/**
 * The scout: a card counter light enough for playouts. It judges moves without playing them: what a
 * move takes counts its points, what it leaves or lays down counts what the opponent might make of
 * it, given the unseen cards. Hidden cards of a state are only ever counted together with the
 * stock, so it plays the same in all worlds of its seat.
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
  TABLE_VALUE,
  TOP_VALUE,
  WORD,
} from '../cards.ts';
import { actionOf, BUILD_ON, DISCARD, FEED, kindOf, TROTTA, valueOf } from '../codes.ts';
import { newSelection } from '../gathering.ts';
import { directSet, masks, maskTable } from '../masks.ts';
import { MAX_CHOICES, moves } from '../moves.ts';
import { pilesOfMove } from '../play.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import { CardWorth } from './worth.ts';

// Weights, in points, found by matches of the scout against itself.
/** A captured card without points still denies the opponent a mulle of its twin. */
const PLAIN_CARD = 0.41;
/** A single out of its twin's reach: twin in the other hand, in the own hand. */
const THEIR_TWIN = 0.84;
const OWN_TWIN = 0.4;
/** A discard: as food for its twin, for a card of its value, and per pile it lies beside. */
const SHOWN = 0.91;
const AT_RISK = 0.69;
const CROWD = 0.09;
/** A build: its contents if a taker stays, if the opponent has a taker, and a constant. */
const NEXT = 0.51;
const REPLY = 1.49;
const BUILD_MADE = 1.96;
const TROTTA_MADE = -0.57;
/** Each card of a captured build: the opponent loses it; an own one could have waited. */
const THEIR_BUILD = 0.92;
const OWN_BUILD = -0.95;
const TABBE = 2.58;
/** The capturing card's use elsewhere, as a share of its worth. */
const SPENT = 0.53;

const listed = new Int32Array(MAX_CHOICES);
const piles = newSelection();
const worth = new CardWorth(PLAIN_CARD);

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

function count(state: State, seat: number): void {
  const { at } = state;
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
}

/** Chance that the other holds a card of this hand value. */
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

/** Chance that the other hand has the twin of a card on the table or laid there. */
function twinChance(kind: number): number {
  const bit = BIT[kind]!;
  return ((WORD[kind] === 0 ? unseen0 : unseen1) & bit) === 0 ? 0 : 1 - none[1]!;
}

// What a move combines: its cards as a set and their worth, the number of piles, what singles among
// them could have become, and whose builds they were.
let low = 0;
let high = 0;
let low2 = 0;
let high2 = 0;
let joined = 0;
let exposed = 0;
let owned = 0;
let potWorth = 0;

/** Joins the selected piles to a card. */
function join(at: Int32Array, seat: number, kind: number): void {
  const hand = S.HAND + 4 * seat;
  low = kind < HALF ? BIT[kind]! : 0;
  high = kind < HALF ? 0 : BIT[kind]!;
  low2 = 0;
  high2 = 0;
  joined = 0;
  exposed = 0;
  owned = 0;
  for (let w = 0; w < piles.length; w++) {
    for (let rest = piles[w]!; rest !== 0; rest &= rest - 1) {
      const p = S.TABLE + (32 * w + 31 - Math.clz32(rest & -rest)) * S.STRIDE;
      const word = at[p]!;
      joined++;
      if ((word & S.SINGLE) === S.ONE_CARD) {
        const single = word >>> S.KIND_SHIFT;
        if (single !== kind) {
          exposed += THEIR_TWIN * twinChance(single) * MULLE_POINTS[single]!;
          const held = at[hand + WORD[single]!]! & BIT[single]!;
          if (held !== 0) exposed -= OWN_TWIN * MULLE_POINTS[single]!;
        }
      } else if ((word & S.BUILD) !== 0) {
        const cards = popcount(at[p + 1]!) + popcount(at[p + 2]!);
        owned += ((word >>> S.OWNER_SHIFT) & 1) === seat ? OWN_BUILD * cards : THEIR_BUILD * cards;
      }
      low2 |= at[p + 3]! | (low & at[p + 1]!);
      high2 |= at[p + 4]! | (high & at[p + 2]!);
      low |= at[p + 1]!;
      high |= at[p + 2]!;
    }
  }
  potWorth = worth.sum(low, high, low2, high2);
}

/** The value of a discard is what the opponent might make of it. */
function weighDiscard(at: Int32Array, kind: number): number {
  const own = worth.card[kind]!;
  const shown = SHOWN * twinChance(kind) * (MULLE_POINTS[kind]! + 2 * own);
  return -shown - AT_RISK * chanceOf(TABLE_VALUE[kind]!) * own - CROWD * at[S.PILES]!;
}

/** The value of a listed move to the seat at turn. */
function weigh(state: State, seat: number, move: Move): number {
  const { at } = state;
  const action = actionOf(move);
  const kind = kindOf(move);
  if (action === DISCARD) return weighDiscard(at, kind);
  pilesOfMove(state, move, piles);
  if (action !== BUILD_ON && action !== TROTTA && action !== FEED) {
    join(at, seat, kind);
    const tabbe = joined === at[S.PILES] ? TABBE : 0;
    return potWorth + exposed + owned + tabbe - SPENT * worth.card[kind]!;
  }
  const value = action === BUILD_ON ? valueOf(move) : TABLE_VALUE[kind]!;
  if (action === BUILD_ON && masks.piles <= 31 && ((masks.direct >>> value) & 1) !== 0) {
    // Equal piles join (rule 6.2); sums are not worth the time here.
    piles[0] = piles[0]! | directSet[value]!;
  }
  join(at, seat, kind);
  const hBit = 1 << HAND_VALUE[kind]!;
  const takers = (at[S.VALUES + seat]! & ~hBit) | (at[S.VALUES_TWICE + seat]! & hBit);
  const made = action === BUILD_ON ? BUILD_MADE : action === TROTTA ? TROTTA_MADE : 0;
  const next = ((takers >>> value) & 1) === 0 ? 0 : NEXT;
  return made + exposed + potWorth * (next - REPLY * chanceOf(value));
}

/** Values of listed moves of the seat at turn. */
export function weighAll(state: State, list: Int32Array, many: number, into: Float64Array): void {
  worth.prepare(state.options);
  const seat = state.at[S.TURN]!;
  maskTable(state, seat);
  count(state, seat);
  for (let i = 0; i < many; i++) into[i] = weigh(state, seat, list[i]!);
}

/** The scout's move for the seat at turn; ties go by canonical order. */
export function scoutMove(state: State): Move {
  const many = moves(state, listed);
  if (many === 1) return listed[0]!;
  worth.prepare(state.options);
  const seat = state.at[S.TURN]!;
  count(state, seat);
  let best = 0;
  let bestValue = -Infinity;
  for (let i = 0; i < many; i++) {
    const value = weigh(state, seat, listed[i]!);
    if (value > bestValue) {
      bestValue = value;
      best = i;
    }
  }
  return listed[best]!;
}
