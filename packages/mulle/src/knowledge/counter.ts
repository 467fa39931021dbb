/**
 * The counter: looks one move ahead and counts cards. A move is worth what it takes, less what the
 * opponent is likely to take from the table it leaves, plus what the rest of the own hand could
 * take there. The likelihoods follow from the unseen cards and the proofs; in the last round of a
 * full deal they are certainties. Hidden cards of a state are only ever counted together with the
 * stock, so it plays the same in all worlds of its seat.
 */
import { answerAtOnce, type Estimate, type Move, type Player, type Seat } from '@pakli/core';
import { captureSets } from '../captures.ts';
import {
  CARDS,
  copiesOf,
  HALF,
  HAND_VALUE,
  KINDS,
  MULLE_POINTS,
  popcount,
  SPECIAL,
} from '../cards.ts';
import { buildPlace, hasTwin, masks, maskTable } from '../masks.ts';
import { MAX_CHOICES, moves } from '../moves.ts';
import { UNION_WORDS, unions } from '../packing.ts';
import { act } from '../play.ts';
import * as S from '../state.ts';
import { copy, State } from '../state.ts';
import type { View } from '../types.ts';
import { stateOf } from '../world.ts';
import { standing } from './horizon.ts';
import { CardWorth } from './worth.ts';

/** Weights of the opponent's best reply, the own next capture and the one after it, against points in hand. */
const REPLY = 0.9;
const NEXT = 0.55;
const LATER = 0.2;

const listed = new Int32Array(MAX_CHOICES);
const values = new Float64Array(MAX_CHOICES);
/** By kind: worth of its best capture on the table looked at last. */
const gains = new Float64Array(KINDS);
const chances = new Float64Array(KINDS);
const order = new Uint8Array(KINDS);
/** A captured card without points still denies the opponent a mulle of its twin. */
const PLAIN_CARD = 0.12;
const worth = new CardWorth(PLAIN_CARD);
let after: State | undefined;

// The cards of one capture, and their worth.
let potLow = 0;
let potHigh = 0;
let potWorth = 0;

function fillPot(at: Int32Array, piles: number, offset: number): void {
  let low2 = 0;
  let high2 = 0;
  let taken = 0;
  potLow = 0;
  potHigh = 0;
  for (let w = 0; w < UNION_WORDS; w++) {
    for (let rest = unions[offset + w]!; rest !== 0; rest &= rest - 1) {
      const p = S.TABLE + (32 * w + 31 - Math.clz32(rest & -rest)) * S.STRIDE;
      low2 |= at[p + 3]! | (potLow & at[p + 1]!);
      high2 |= at[p + 4]! | (potHigh & at[p + 2]!);
      potLow |= at[p + 1]!;
      potHigh |= at[p + 2]!;
      taken++;
    }
  }
  potWorth = worth.sum(potLow, potHigh, low2, high2);
  if (taken === piles) potWorth++;
}

function potHas(kind: number): boolean {
  return (((kind < HALF ? potLow : potHigh) >>> (kind % HALF)) & 1) !== 0;
}

/** What the capturing card adds: half its worth, since it could have captured elsewhere, and its mulle. */
function ownWorth(kind: number, paired: boolean): number {
  if (!paired) return worth.card[kind]! / 2;
  const mulle = MULLE_POINTS[kind]!;
  return mulle + (worth.twin[kind]! - mulle) / 2;
}

/** Compare at most this many captures of one hand value. */
const COMPARED = 12;

/** Fills `gains` for the table of a state. */
function weighTable(state: State): void {
  const { at, options } = state;
  const piles = at[S.PILES]!;
  maskTable(state, 0);
  gains.fill(0);
  for (let h = 2; h < SPECIAL; h++) {
    if ((((masks.direct | masks.sums) >>> h) & 1) === 0) continue;
    const count = Math.min(captureSets(state, h), COMPARED);
    for (let n = 0; n < count; n++) {
      fillPot(at, piles, n * UNION_WORDS);
      for (let suit = 0; suit < 4; suit++) {
        const kind = suit * 13 + h - 2;
        if (HAND_VALUE[kind] !== h) continue;
        const gain = potWorth + ownWorth(kind, potHas(kind));
        if (gain > gains[kind]!) gains[kind] = gain;
      }
    }
  }
  for (let kind = 0; kind < KINDS; kind++) {
    const h = HAND_VALUE[kind]!;
    if (hasTwin(options, kind, h)) {
      gains[kind] = worth.card[kind]! + ownWorth(kind, true) + (piles === 1 ? 1 : 0);
    } else if (h >= SPECIAL && (((masks.own | masks.theirs) >>> h) & 1) !== 0) {
      unions.fill(0, 0, UNION_WORDS);
      unions[buildPlace[h]! >> 5] = 1 << (buildPlace[h]! & 31);
      fillPot(at, piles, 0);
      gains[kind] = potWorth + ownWorth(kind, potHas(kind));
    }
  }
}

/** By kind: the chance that the opponent holds it. */
function weighHand(state: State, seat: Seat): void {
  const { at } = state;
  const other = 1 - seat;
  const held = at[S.HELD + other]!;
  const unseen = held + at[S.STOCK_CARDS]!;
  const proven = at[S.PROVEN + other]!;
  const none = unseen === 0 ? 1 : (unseen - held) / unseen;
  const noneOfTwo = unseen < 2 ? 0 : (none * Math.max(0, unseen - held - 1)) / (unseen - 1);
  ofValue.fill(0);
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = copiesOf(at, S.STOCK, kind) + copiesOf(at, S.HAND + 4 * other, kind);
    chances[kind] = copies === 0 ? 0 : 1 - (copies === 1 ? none : noneOfTwo);
    ofValue[HAND_VALUE[kind]!]! += chances[kind]!;
  }
  if (proven === 0) return;
  // The opponent surely holds one of the unseen cards of a proven hand value.
  for (let kind = 0; kind < KINDS; kind++) {
    const value = HAND_VALUE[kind]!;
    if (((proven >>> value) & 1) === 0 || ofValue[value] === 0) continue;
    chances[kind] = Math.min(1, Math.max(chances[kind]!, chances[kind]! / ofValue[value]!));
  }
}

const ofValue = new Float64Array(CARDS);

/** Mean worth of the opponent's best capture: the best one it has, or else the next best. */
function expectedReply(): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (gains[kind]! <= 0 || chances[kind]! <= 0) continue;
    let at = count++;
    for (; at > 0 && gains[order[at - 1]!]! < gains[kind]!; at--) order[at] = order[at - 1]!;
    order[at] = kind;
  }
  let missing = 1;
  let sum = 0;
  for (let i = 0; i < count && missing > 0.001; i++) {
    const kind = order[i]!;
    sum += missing * chances[kind]! * gains[kind]!;
    missing *= 1 - chances[kind]!;
  }
  return sum;
}

/** The two best captures with the rest of a hand. */
function ownPlans(state: State, seat: Seat): number {
  let best = 0;
  let second = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (gains[kind]! <= second) continue;
    const copies = copiesOf(state.at, S.HAND + 4 * seat, kind);
    if (copies === 0) continue;
    if (gains[kind]! > best) {
      second = best;
      best = gains[kind]!;
    } else second = gains[kind]!;
  }
  return NEXT * best + LATER * second;
}

/** Near the end the cards left on the table go to the last capturer (rule 8.2). */
function restWorth(state: State, seat: Seat): number {
  const { at, options } = state;
  const left = at[S.HELD]! + at[S.HELD + 1]!;
  if (at[S.LAST] === 0 || at[S.ROUND]! < options.rounds || left > 6) return 0;
  let rest = 0;
  for (let i = 0, p = S.TABLE; i < at[S.PILES]!; i++, p += S.STRIDE) {
    // The leftovers make no mulle.
    rest += worth.sum(at[p + 1]!, at[p + 2]!, 0, 0) + worth.sum(at[p + 3]!, at[p + 4]!, 0, 0);
  }
  return ((at[S.LAST] === seat + 1 ? 1 : -1) * rest) / (1 + left);
}

/** Writes the values of all legal moves of the seat at turn, parallel to `listed`; returns how many. */
function weigh(state: State): number {
  const seat = state.at[S.TURN]!;
  const count = moves(state, listed);
  worth.prepare(state.options);
  weighHand(state, seat);
  if (after?.options !== state.options) after = new State(state.options);
  const before = counted(state, seat);
  for (let i = 0; i < count; i++) {
    copy(state, after);
    act(after, seat, listed[i]!);
    let value = counted(after, seat) - before + restWorth(after, seat);
    if (after.at[S.PILES] !== 0) {
      weighTable(after);
      value += ownPlans(after, seat);
      if (after.at[S.HELD + 1 - seat] !== 0) value -= REPLY * expectedReply();
    }
    values[i] = value;
  }
  return count;
}

/** A seat's points so far, and its cards. */
function counted(state: State, seat: Seat): number {
  const { at } = state;
  const set = S.TAKEN + 4 * seat;
  const cards = popcount(at[set]!) + popcount(at[set + 1]!);
  const more = popcount(at[set + 2]!) + popcount(at[set + 3]!);
  return standing(state, seat) + PLAIN_CARD * (cards + more);
}

/** The counter's move for the seat at turn; ties go by canonical order. */
export function counterMove(state: State): Move {
  const count = weigh(state);
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i;
  return listed[best]!;
}

/** `counterMove` as a player, with its value for every move. */
export const counter: Player<View> = {
  think(view) {
    const state = stateOf(view);
    const move = counterMove(state);
    const estimates = view.moves.map((listedMove, i): Estimate => ({
      move: listedMove,
      value: values[i]!,
      weight: 1,
    }));
    return answerAtOnce({ move, estimates });
  },
};
