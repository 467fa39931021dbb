/** Schnapsen as data: sets of cards and a few numbers, all in one array. Reads of it carry a `!`. */
import { CHANCE, OVER, type Deal, type Rules, type Seat, type Turn } from '@pakli/core';
import { ALL, bit, countOf, NO_CARD, valueOf, type Cards } from './cards.ts';

export interface Options {
  readonly [key: string]: number | string;
  /** Game points that end the game (rule 7); 0 ends it after one hand. */
  readonly to: number;
  /** Whether a wrong claim is allowed (rule 5.2). */
  readonly claims: 'counted' | 'free';
}

export const rules: Rules<Options> = {
  defaults: { to: 7, claims: 'counted' },
  options: [
    { key: 'to', values: [7, 9, 0], rule: '7.1' },
    { key: 'claims', values: ['counted', 'free'], rule: '5.2' },
  ],
  presets: { usual: {}, nine: { to: 9 }, one: { to: 0 }, free: { claims: 'free' } },
  alternatives: [['usual', 'nine', 'one']],
  check: () => undefined,
  cites: { turn: '3.1', over: '7.1', notation: '8.1', views: '8.3' },
};

/** What comes next: a hand is dealt, both draw, a play, nothing. */
export const DEAL = 0;
export const DRAW = 1;
export const PLAY = 2;
export const DONE = 3;

export const NOBODY = 2;
export const NO_SUIT = 4;
/** A hand brings at least one point, and 9 : 8 takes seventeen. */
export const MOST_HANDS = 17;
/** Card points that win a hand. */
export const ENOUGH = 66;

/** Fields of a state by name; a field that each seat has continues with seat 1. */
export const PHASE = 0;
export const TURN = 1;
/** Who leads first in this hand. */
export const ELDEST = 2;
/** The number of the hand, from 1. */
export const NUMBER = 3;
export const TRUMP = 4;
/** The open card under the talon. */
export const UPCARD = 5;
/** The card led to an incomplete trick. */
export const LED = 6;
/** The last complete trick, until the next card is led: the card led and the reply. */
export const LAST = 7;
/** The suit of a marriage just announced: one of its cards is to be led. */
export const ANNOUNCED = 9;
/** The seat that closed the talon. */
export const CLOSER = 10;
/** What the closer wins (rule 6.3), settled when the talon is closed. */
export const CLOSED_WORTH = 11;
/** By seat: cards in hand, cards taken, points of marriages, game points. */
export const HAND = 12;
export const TAKEN = 14;
export const MARRIED = 16;
export const POINTS = 18;
/** By seat: cards in its hand that the other knows, and cards that it has proved not to hold. */
export const SHOWN = 20;
export const LACKS = 22;
const SIZE = 24;

export class State {
  readonly options: Options;
  readonly seats = 2;
  now: Int32Array = new Int32Array(SIZE);

  constructor(options: Options) {
    this.options = options;
  }
}

export function setup(state: State, { starter }: Deal): void {
  state.now.fill(0);
  beginHand(state, 1, starter);
}

/** All cards go back into the talon; game points stay. */
export function beginHand({ now }: State, number: number, eldest: Seat): void {
  const [one, other] = [now[POINTS]!, now[POINTS + 1]!];
  now.fill(0);
  now[POINTS] = one;
  now[POINTS + 1] = other;
  now[NUMBER] = number;
  now[ELDEST] = eldest;
  now[TURN] = eldest;
  now[TRUMP] = NO_SUIT;
  now[UPCARD] = NO_CARD;
  now[LED] = NO_CARD;
  now[LAST] = NO_CARD;
  now[LAST + 1] = NO_CARD;
  now[ANNOUNCED] = NO_SUIT;
  now[CLOSER] = NOBODY;
}

export function copy(from: State, into: State): void {
  into.now.set(from.now);
}

export function turn({ now }: State): Turn {
  const phase = now[PHASE]!;
  if (phase === DONE) return OVER;
  return phase === PLAY ? now[TURN]! : CHANCE;
}

/** The face-down cards of the talon. */
export function stockOf({ now }: State): Cards {
  const away = now[HAND]! | now[HAND + 1]! | now[TAKEN]! | now[TAKEN + 1]!;
  return ALL & ~(away | bit(now[UPCARD]!) | bit(now[LED]!));
}

/** Rule 3.4: the talon is closed or used up. */
export function isStrict({ now }: State): boolean {
  return now[CLOSER] !== NOBODY || now[UPCARD] === NO_CARD;
}

/** Rule 2.4: card points and marriages; without a trick there are none. */
export function scoreOf({ now }: State, seat: Seat): number {
  const taken = now[TAKEN + seat]!;
  return taken === 0 ? 0 : valueOf(taken) + now[MARRIED + seat]!;
}

/** Rule 6.1: the value of a win against a seat as it stands. */
export function worthAgainst(state: State, seat: Seat): number {
  if (state.now[TAKEN + seat] === 0) return 3;
  return scoreOf(state, seat) < 33 ? 2 : 1;
}

/** Rules 3.5 and 3.6: with two cards left in the talon neither is allowed. */
export function talonIsFree(state: State): boolean {
  return !isStrict(state) && countOf(stockOf(state)) > 1;
}
