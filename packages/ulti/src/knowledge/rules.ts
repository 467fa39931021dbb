/** A sound player by rules: bids by hand strength, plays by principles, says kontra by thresholds. */
import { answerAtOnce, type Move, type Player, type Seat } from '@pakli/core';
import { count, marriage, suitCards } from '../cards.ts';
import { DONE, KONTRA, PICKUP, RAISE } from '../codes.ts';
import { openKontra, openLanes } from '../kontra.ts';
import { MOST_CHOICES, moves as listMoves } from '../moves.ts';
import * as S from '../state.ts';
import { contractOf, State } from '../state.ts';
import type { Component, View } from '../types.ts';
import { world } from '../world.ts';
import {
  chooseAnswer,
  chooseBid,
  chooseDiscard,
  chooseEnd,
  chooseHold,
  chooseTrump,
} from './bidding.ts';
import { chooseCard } from './cardplay.ts';
import { Chances, expectedTricks } from './chances.ts';

/** Filled anew by every question. */
const buffer = new Int32Array(MOST_CHOICES);
const chances = new Chances();

/** The move of the seat at turn, from its own cards and what is public. */
export function rulesMove(state: State): Move {
  const { at } = state;
  const size = listMoves(state, buffer);
  if (size === 1) return buffer[0]!;
  switch (at[S.PHASE]!) {
    case S.BIDDING:
      return chooseBid(state, buffer, size);
    case S.DISCARDING:
      return chooseDiscard(state, buffer);
    case S.ASKING:
      return chooseAnswer(state, buffer[1] === PICKUP);
    case S.CLOSING:
      return chooseEnd(state, buffer[1] === PICKUP);
    case S.HOLDING:
      return chooseHold(state);
    case S.NAMING:
      return chooseTrump(state);
    case S.PLAYING:
      return chooseKontra(state) ?? chooseCard(state, buffer, size);
    default:
      return chooseRaise(state);
  }
}

/** The components worth a kontra, or nothing. */
function chooseKontra(state: State): Move | undefined {
  const open = openKontra(state);
  if (open === 0) return undefined;
  let said = 0;
  contractOf(state).components.forEach(({ c }, i) => {
    if ((open & (1 << i)) !== 0 && isDoubtful(state, c)) said |= 1 << i;
  });
  return said === 0 ? undefined : KONTRA + said;
}

/** Thresholds: four trumps against ulti, three against durchmars, half of a marriage against 40-100, a hand that wins by itself against passz. */
function isDoubtful({ at, options }: State, c: Component): boolean {
  const hand = at[S.HAND + at[S.TURN]!]!;
  const trump = at[S.TRUMP]!;
  if (c === 'ulti') return count(hand & suitCards(trump)) >= 4;
  if (c === 'durchmars') return trump < 4 && count(hand & suitCards(trump)) >= 3;
  if (c === '40-100') return (hand & marriage(trump)) !== 0;
  if (c === 'passz') {
    // The soloist's chance is under a tenth where this hand alone takes most of the points.
    const needed = options.cardPoints === 'A10' ? 5.5 : 6;
    return expectedTricks(hand, trump) >= needed;
  }
  return false;
}

/** Rekontra where the component is likelier made than not after trick 1; defenders raise no further. */
function chooseRaise(state: State): Move {
  const { at, options } = state;
  const seat = at[S.TURN]!;
  if (seat !== at[S.SOLOIST]) return DONE;
  const hand = tenCards(state, seat);
  const open = openLanes(state, seat);
  chances.take(hand, 0, options);
  let said = 0;
  contractOf(state).components.forEach(({ c }, i) => {
    const lanes = open & (3 << (2 * i));
    if (lanes !== 0 && chances.of(c, at[S.TRUMP]!, false) > REKONTRA) said |= lanes;
  });
  return said === 0 ? DONE : RAISE + said;
}

/** Somebody who said kontra had his reasons, so more than a half is asked for. */
const REKONTRA = 0.7;

/** The hand with which the seat began to play. */
function tenCards({ at, log }: State, seat: Seat): number {
  let cards = at[S.HAND + seat]!;
  for (let i = 0; i < at[S.LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (move < 32 && log[i]! >> 8 === seat) cards |= 1 << move;
  }
  return cards;
}

export const rulesPlayer: Player<View> = {
  think(view) {
    const state = new State(view.options);
    world(view, state);
    return answerAtOnce({ move: rulesMove(state) });
  },
};
