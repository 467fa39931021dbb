/** A sound player by rules: bids by hand strength, plays by principles, says kontra by thresholds. */
import { answerAtOnce, type Move, type Player, type Random } from '@pakli/core';
import { ACES, count, marriage, parseCard, suitCards } from '../cards.ts';
import { DONE, KONTRA, PICKUP, RAISE } from '../codes.ts';
import { playedBy } from '../history.ts';
import { openKontra, openLanes } from '../kontra.ts';
import { MOST_CHOICES, moves as listMoves } from '../moves.ts';
import * as S from '../state.ts';
import { contractOf, type State } from '../state.ts';
import type { Component, View } from '../types.ts';
import { stateOf } from '../world.ts';
import {
  chooseAnswer,
  chooseBid,
  chooseDiscard,
  chooseEnd,
  chooseHold,
  chooseTrump,
  SOBER,
  type Misjudgement,
} from './bidding.ts';
import { chooseCard } from './cardplay.ts';
import { Chances, expectedTricks } from './chances.ts';

/** Refilled by every question. */
const buffer = new Int32Array(MOST_CHOICES);
const chances = new Chances();

/** The move of the seat at turn, from its own cards and what is public. */
export function rulesMove(state: State): Move {
  return choose(state, listMoves(state, buffer), SOBER);
}

/** One of the moves in the buffer. */
function choose(state: State, size: number, misjudge: Misjudgement): Move {
  if (size === 1) return buffer[0]!;
  switch (state.at[S.PHASE]!) {
    case S.BIDDING:
      return chooseBid(state, buffer, size, misjudge);
    case S.DISCARDING:
      return chooseDiscard(state, buffer);
    case S.ASKING:
      return chooseAnswer(state, buffer[1] === PICKUP, misjudge);
    case S.CLOSING:
      return chooseEnd(state, buffer[1] === PICKUP, misjudge);
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

/** The components worth a kontra; undefined if none. */
function chooseKontra(state: State): Move | undefined {
  const open = openKontra(state);
  if (open === 0) return undefined;
  let said = 0;
  contractOf(state).components.forEach(({ c }, i) => {
    if ((open & (1 << i)) !== 0 && isDoubtful(state, c)) said |= 1 << i;
  });
  return said === 0 ? undefined : KONTRA + said;
}

/** Thresholds: four trumps against ulti, three against durchmars, half of a marriage against 40-100, a hand that wins on its own against passz. */
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
  const open = openLanes(state, seat);
  chances.take(at[S.HAND + seat]! | playedBy(state, seat), 0, options);
  let said = 0;
  contractOf(state).components.forEach(({ c }, i) => {
    const lanes = open & (3 << (2 * i));
    if (lanes !== 0 && chances.of(c, at[S.TRUMP]!, false) > REKONTRA) said |= lanes;
  });
  return said === 0 ? DONE : RAISE + said;
}

/** Whoever said kontra had reasons, so more than a half is required. */
const REKONTRA = 0.7;

/** How people who play by the same rules err. */
export interface Lapses {
  /** This percentage of plain cards in tricks before the last is forgotten: they seem to be still out. */
  readonly forgets: number;
  /** Points from each defender by which a bid may seem better or worse than it is. */
  readonly misjudges: number;
}

const NO_LAPSES: Lapses = { forgets: 0, misjudges: 0 };

/** Plays by rules, with lapses. */
export function rulesPlayerWith({ forgets, misjudges }: Lapses): Player<View> {
  return {
    think(view, random) {
      const state = stateOf(view);
      if (forgets > 0) forget(state, view, forgets, random);
      buffer.set(view.moves);
      const misjudge = misjudges === 0 ? SOBER : misjudgement(misjudges, random);
      return answerAtOnce({ move: choose(state, view.moves.length, misjudge) });
    },
  };
}

export const rulesPlayer: Player<View> = rulesPlayerWith(NO_LAPSES);

/** Misjudges every bid by up to this many points, the same each time it is asked about. */
function misjudgement(points: number, random: Random): Misjudgement {
  const errors = new Map<number, number>();
  return ({ rank }) => {
    const error = errors.get(rank) ?? points * (random.below(2001) / 1000 - 1);
    errors.set(rank, error);
    return error;
  };
}

/** Takes cards out of the tricks as if they were still to come; aces and trumps are remembered. */
function forget({ at }: State, view: View, percent: number, random: Random): void {
  for (const { cards } of view.tricks.slice(0, -1)) {
    for (const name of cards) {
      const card = parseCard(name);
      if (card === undefined || card >> 3 === at[S.TRUMP] || (ACES & (1 << card)) !== 0) continue;
      if (random.below(100) >= percent) continue;
      at[S.TAKEN] = at[S.TAKEN]! & ~(1 << card);
      at[S.TAKEN + 1] = at[S.TAKEN + 1]! & ~(1 << card);
    }
  }
}
