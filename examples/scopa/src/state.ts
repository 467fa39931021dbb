/** Scopa as data: where every card is, and a few numbers. Reads of typed arrays below their length carry a `!`. */
import { CHANCE, OVER, type Deal, type Rules, type Seat, type Turn } from '@pakli/core';
import { DECK, type Card } from './cards.ts';

export interface Options {
  readonly [key: string]: number;
  /** Points that end the game (rule 6); 0 ends it after one hand. */
  readonly to: number;
}

export const rules: Rules<Options> = {
  defaults: { to: 11 },
  options: [{ key: 'to', values: [11, 16, 21, 0], rule: '6.1' }],
  presets: { usual: {}, long: { to: 21 }, one: { to: 0 } },
  alternatives: [['usual', 'long', 'one']],
  check: () => undefined,
  cites: { turn: '3.1', over: '6.2', notation: '7.1', views: '7.3' },
};

/** Where a card is. Of two places of the same kind the second is seat 1's. */
export const STOCK = 0;
export const TABLE = 1;
export const HAND = 2;
export const TAKEN = 4;

/** What comes next: ten cards, six cards, a play, nothing. */
export const FIRST = 0;
export const MORE = 1;
export const PLAY = 2;
export const DONE = 3;

export const NOBODY = 2;
/** Rule 6.3. */
export const MOST_HANDS = 30;

/** Numbers of a state by name. */
export const PHASE = 0;
export const TURN = 1;
/** Who plays first in this hand. */
export const ELDEST = 2;
/** The number of the hand, from 1. */
export const NUMBER = 3;
/** The seat that took last. */
export const LAST = 4;

export class State {
  readonly options: Options;
  readonly seats = 2;
  place: Uint8Array = new Uint8Array(DECK);
  now: Uint8Array = new Uint8Array(5);
  scope: Uint8Array = new Uint8Array(2);
  points: Int16Array = new Int16Array(2);

  constructor(options: Options) {
    this.options = options;
  }
}

export function setup(state: State, { starter }: Deal): void {
  state.now.fill(0);
  state.points.fill(0);
  beginHand(state, 1, starter);
}

/** All cards go back into the stock. */
export function beginHand(state: State, number: number, eldest: Seat): void {
  state.place.fill(STOCK);
  state.scope.fill(0);
  state.now[PHASE] = FIRST;
  state.now[NUMBER] = number;
  state.now[ELDEST] = eldest;
  state.now[TURN] = eldest;
  state.now[LAST] = NOBODY;
}

export function copy(from: State, into: State): void {
  into.place.set(from.place);
  into.now.set(from.now);
  into.scope.set(from.scope);
  into.points.set(from.points);
}

export function turn(state: State): Turn {
  const phase = state.now[PHASE]!;
  if (phase === DONE) return OVER;
  return phase === PLAY ? state.now[TURN]! : CHANCE;
}

/** The cards at a place in rising order. */
export function cardsAt(state: State, place: number): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < DECK; card++) if (state.place[card] === place) cards.push(card);
  return cards;
}

export function countAt(state: State, place: number): number {
  let count = 0;
  for (let card = 0; card < DECK; card++) if (state.place[card] === place) count++;
  return count;
}

/** Rule 6: whether the game is over with these points after this many hands. */
export function isDecided({ to }: Options, points: ArrayLike<number>, hands: number): boolean {
  const [one, other] = [points[0]!, points[1]!];
  if (to === 0 || hands >= MOST_HANDS) return hands > 0;
  return one !== other && Math.max(one, other) >= to;
}
