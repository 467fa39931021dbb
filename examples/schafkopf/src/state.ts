/** Schafkopf as data: sets of cards and a few numbers, all in one array. Reads of it carry a `!`. */
import { CHANCE, OVER, type Deal, type Rules, type Seat, type Turn } from '@pakli/core';
import {
  ACE,
  cardAt,
  has,
  HEARTS,
  NO_CARD,
  NO_SUIT,
  OBER,
  rankMask,
  suitMask,
  UNTER,
  type Card,
  type Cards,
} from './cards.ts';

export interface Options {
  readonly [key: string]: number;
  /** Deals of a match. */
  readonly deals: number;
}

export const rules: Rules<Options> = {
  defaults: { deals: 8 },
  options: [{ key: 'deals', values: [8, 4, 16, 1], rule: '7.1' }],
  presets: { usual: {}, short: { deals: 4 }, long: { deals: 16 }, one: { deals: 1 } },
  alternatives: [['usual', 'short', 'long', 'one']],
  check: () => undefined,
  cites: { turn: '4.1', over: '7.1', notation: '8.1', views: '8.3' },
};

/** What comes next: cards, a bid, the name of the game, a card, the answer to a kontra, nothing. */
export const DEAL = 0;
export const BID = 1;
export const NAME = 2;
export const PLAY = 3;
export const ANSWER = 4;
export const DONE = 5;

/** Games in rising order; they are bid by these numbers too. */
export const NONE = 0;
export const RUF = 1;
export const WENZ = 2;
export const SOLO = 3;

export const NOBODY = 4;
export const SEATS = 4;

/** Fields of a state by name; a field that each seat has starts with seat 0. */
export const PHASE = 0;
export const TURN = 1;
/** Forehand: bids first and leads first. */
export const STARTER = 2;
/** The game being played; during the bidding, the highest so far. */
export const KIND = 3;
/** The suit called, or the trumps of a solo. */
export const SUIT = 4;
/** The declarer; during the bidding, the highest bidder. */
export const DECLARER = 5;
/** Seats that have passed, and seats that have bid a Rufspiel, a bit each. */
export const PASSED = 6;
export const RUF_BIDS = 7;
/** The seat that said kontra, and whether it was answered. */
export const KONTRA = 8;
export const RE = 9;
/** 1 once the called suit has been led. */
export const SOUGHT = 10;
/** The seat that led it, if that may have been the called ace running away, and how many cards of the suit it had played before. */
export const RUNNER = 11;
export const RUNNER_BEFORE = 12;
/** The leader of the trick, and its cards in order. */
export const LEADER = 13;
export const TRICK = 14;
/** The last complete trick until the next card: its leader and its cards. */
export const LAST_LEADER = 18;
export const LAST = 19;
/** By seat: cards in hand, cards played, cards taken, cards that it has proved not to hold. */
export const HAND = 23;
export const PLAYED = 27;
export const TAKEN = 31;
export const LACKS = 35;
const SIZE = 39;

export class State {
  readonly options: Options;
  readonly seats: number = SEATS;
  now: Int32Array = new Int32Array(SIZE);

  constructor(options: Options) {
    this.options = options;
  }
}

export function setup({ now }: State, { starter }: Deal): void {
  now.fill(0);
  now[TURN] = starter;
  now[STARTER] = starter;
  now[SUIT] = NO_SUIT;
  now[DECLARER] = NOBODY;
  now[KONTRA] = NOBODY;
  now[RUNNER] = NOBODY;
  now[LEADER] = starter;
  now[LAST_LEADER] = NOBODY;
  now.fill(NO_CARD, TRICK, TRICK + SEATS);
  now.fill(NO_CARD, LAST, LAST + SEATS);
}

export function copy(from: State, into: State): void {
  into.now.set(from.now);
}

export function turn({ now }: State): Turn {
  const phase = now[PHASE]!;
  if (phase === DONE) return OVER;
  return phase === DEAL ? CHANCE : now[TURN]!;
}

/** Rule 2: the trumps of a game. */
export function trumpsOf(kind: number, suit: number): Cards {
  if (kind === WENZ) return rankMask(UNTER);
  return rankMask(OBER) | rankMask(UNTER) | suitMask(kind === SOLO ? suit : HEARTS);
}

export function trumps({ now }: State): Cards {
  return trumpsOf(now[KIND]!, now[SUIT]!);
}

/** The cards that follow a card: trumps, or the rest of its suit. */
export function followers(card: Card, trump: Cards): Cards {
  return has(trump, card) ? trump : suitMask(card >> 3) & ~trump;
}

/** The called ace; no card in other games. */
export function calledAce({ now }: State): Card {
  return now[KIND] === RUF && now[SUIT] !== NO_SUIT ? cardAt(now[SUIT]!, ACE) : NO_CARD;
}

/** Cards of the called suit that are not trumps. */
export function calledCards({ now }: State): Cards {
  return suitMask(now[SUIT]!) & ~trumpsOf(RUF, NO_SUIT);
}

/** Rule 3.4: a suit other than hearts of which a hand has a card but not the ace. */
export function canCall(hand: Cards, suit: number): boolean {
  const plain = hand & suitMask(suit) & ~trumpsOf(RUF, NO_SUIT);
  return suit !== HEARTS && plain !== 0 && !has(plain, cardAt(suit, ACE));
}

export function canCallAny(hand: Cards): boolean {
  return canCall(hand, 0) || canCall(hand, 2) || canCall(hand, 3);
}

/** The seat that holds or held the called ace; none in other games. */
export function partnerOf(state: State): Seat {
  const ace = calledAce(state);
  if (ace === NO_CARD) return NOBODY;
  const { now } = state;
  for (let seat = 0; seat < SEATS; seat++) {
    if (has(now[HAND + seat]! | now[PLAYED + seat]!, ace)) return seat;
  }
  return NOBODY;
}

export function isDeclarers(state: State, seat: Seat): boolean {
  return seat === state.now[DECLARER] || seat === partnerOf(state);
}

/** The number of cards in the trick. */
export function trickSize({ now }: State): number {
  let size = 0;
  while (size < SEATS && now[TRICK + size] !== NO_CARD) size++;
  return size;
}
