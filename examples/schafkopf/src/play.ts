/** Dealing, bidding and playing (rules 1 to 5). */
import {
  shuffle,
  tellAfterwards,
  type Listener,
  type Move,
  type Random,
  type Seat,
} from '@pakli/core';
import {
  bit,
  cardText,
  countOf,
  DECK,
  has,
  NO_CARD,
  suitOf,
  SUITS,
  sumOf,
  textsOf,
  type Card,
} from './cards.ts';
import { BIDS, CALL, PASS, SAY_KONTRA, TRUMP } from './moves.ts';
import { countDeal, type Result } from './scoring.ts';
import {
  ANSWER,
  BID,
  calledAce,
  calledCards,
  DECLARER,
  DONE,
  followers,
  HAND,
  KIND,
  KONTRA,
  LACKS,
  LAST,
  LAST_LEADER,
  LEADER,
  NAME,
  NOBODY,
  PASSED,
  PHASE,
  PLAY,
  PLAYED,
  RE,
  RUF,
  RUF_BIDS,
  RUNNER,
  RUNNER_BEFORE,
  SEATS,
  SOUGHT,
  STARTER,
  SUIT,
  TAKEN,
  TRICK,
  trickSize,
  trumps,
  TURN,
  WENZ,
  type State,
} from './state.ts';

export const KINDS = ['none', 'ruf', 'wenz', 'solo'] as const;
export type Kind = (typeof KINDS)[number];

export type Event =
  | { readonly kind: 'deal'; readonly hands: readonly (readonly string[])[] }
  | { readonly kind: 'pass'; readonly seat: Seat }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly game: Kind }
  /** What is played: the suit called or trumps, none in a Wenz. */
  | {
      readonly kind: 'game';
      readonly seat: Seat;
      readonly game: Kind;
      readonly suit: string | null;
    }
  | { readonly kind: 'kontra'; readonly seat: Seat }
  | { readonly kind: 're'; readonly seat: Seat }
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: string; readonly leads: boolean }
  | { readonly kind: 'partner'; readonly seat: Seat; readonly declarer: Seat }
  | { readonly kind: 'trick'; readonly seat: Seat; readonly worth: number }
  /** Everybody has passed. */
  | { readonly kind: 'thrown' }
  | ({ readonly kind: 'counted' } & Result);

export function play(state: State, move: Move, listener?: Listener<Event>): void {
  if (listener === undefined) step(state, move);
  else tellAfterwards(listener, (tell) => step(state, move, tell));
}

function step(state: State, move: Move, tell?: Listener<Event>): void {
  const { now } = state;
  const seat = now[TURN]!;
  switch (now[PHASE]!) {
    case BID:
      return bid(state, seat, move, tell);
    case NAME:
      now[SUIT] = move - (now[KIND] === RUF ? CALL : TRUMP);
      return begin(state, tell);
    case ANSWER:
      now[RE] = move === PASS ? 0 : 1;
      now[PHASE] = PLAY;
      now[TURN] = now[KONTRA]!;
      return tell?.(move === PASS ? { kind: 'pass', seat } : { kind: 're', seat });
    default:
      if (move < DECK) return playCard(state, seat, move, tell);
      return sayKontra(state, seat, move, tell);
  }
}

/** Rule 3: bidding goes round until all but one have passed. */
function bid(state: State, seat: Seat, move: Move, tell?: Listener<Event>): void {
  const { now } = state;
  if (move === PASS) {
    now[PASSED] = now[PASSED]! | bit(seat);
    tell?.({ kind: 'pass', seat });
  } else {
    now[KIND] = move - BIDS;
    now[DECLARER] = seat;
    if (now[KIND] === RUF) now[RUF_BIDS] = now[RUF_BIDS]! | bit(seat);
    tell?.({ kind: 'bid', seat, game: KINDS[now[KIND]]! });
  }
  const passed = countOf(now[PASSED]!);
  if (passed === SEATS) {
    now[PHASE] = DONE;
    tell?.({ kind: 'thrown' });
  } else if (passed === SEATS - 1 && now[DECLARER] !== NOBODY) {
    now[TURN] = now[DECLARER]!;
    if (now[KIND] === WENZ) begin(state, tell);
    else now[PHASE] = NAME;
  } else {
    let next = seat;
    do next = (next + 1) % SEATS;
    while (has(now[PASSED]!, next) || next === now[DECLARER]);
    now[TURN] = next;
  }
}

/** The game is named. Of the called ace everybody knows that the declarer does not hold it. */
function begin(state: State, tell?: Listener<Event>): void {
  const { now } = state;
  const seat = now[DECLARER]!;
  const ace = calledAce(state);
  if (ace !== NO_CARD) now[LACKS + seat] = now[LACKS + seat]! | bit(ace);
  const suit = now[KIND] === WENZ ? null : SUITS.charAt(now[SUIT]!);
  tell?.({ kind: 'game', seat, game: KINDS[now[KIND]!]!, suit });
  now[PHASE] = PLAY;
  now[TURN] = now[STARTER]!;
}

/** Rule 5: only a defender says it, and that shows who has not the called ace. */
function sayKontra(state: State, seat: Seat, move: Move, tell?: Listener<Event>): void {
  const { now } = state;
  if (move !== SAY_KONTRA) return;
  const ace = calledAce(state);
  if (ace !== NO_CARD) now[LACKS + seat] = now[LACKS + seat]! | bit(ace);
  now[KONTRA] = seat;
  now[PHASE] = ANSWER;
  now[TURN] = now[DECLARER]!;
  tell?.({ kind: 'kontra', seat });
}

/** How a card ranks in a trick with this lead; 0 if it cannot win. */
function power(card: Card, led: Card, trump: number): number {
  const rank = card & 7;
  if (has(trump, card)) {
    if (rank === 4 && has(trump, 4)) return 300 + suitOf(card);
    return rank === 3 ? 200 + suitOf(card) : 100 + rank;
  }
  return suitOf(card) === suitOf(led) && !has(trump, led) ? 1 + rank : 0;
}

/** Which of the first cards of a trick wins, by its place from 0. */
export function winningPlace({ now }: State, trump: number, size: number): number {
  const led = now[TRICK]!;
  let best = 0;
  for (let place = 1; place < size; place++) {
    if (power(now[TRICK + place]!, led, trump) > power(now[TRICK + best]!, led, trump))
      best = place;
  }
  return best;
}

function playCard(state: State, seat: Seat, card: Card, tell?: Listener<Event>): void {
  const { now } = state;
  const size = trickSize(state);
  const trump = trumps(state);
  if (size === 0) {
    now[LAST_LEADER] = NOBODY;
    now.fill(NO_CARD, LAST, LAST + SEATS);
  }
  const ace = calledAce(state);
  if (ace !== NO_CARD) prove(state, seat, card, ace, size);
  if (size > 0) {
    const suit = followers(now[TRICK]!, trump);
    if (!has(suit, card)) now[LACKS + seat] = now[LACKS + seat]! | suit;
  }
  now[HAND + seat] = now[HAND + seat]! & ~bit(card);
  now[PLAYED + seat] = now[PLAYED + seat]! | bit(card);
  now[TRICK + size] = card;
  now[TURN] = (seat + 1) % SEATS;
  tell?.({ kind: 'play', seat, card: cardText(card), leads: size === 0 });
  if (card === ace) tell?.({ kind: 'partner', seat, declarer: now[DECLARER]! });
  if (size === SEATS - 1) endTrick(state, trump, tell);
}

/** Rules 4.3 to 4.5: what a card played says about the called ace. */
function prove(state: State, seat: Seat, card: Card, ace: Card, size: number): void {
  const { now } = state;
  const called = calledCards(state);
  if (now[SOUGHT] === 1) return;
  if (size === 0) {
    if (!has(called, card) || card === ace || seat === now[DECLARER]) return;
    now[RUNNER] = seat;
    now[RUNNER_BEFORE] = countOf(now[PLAYED + seat]! & called);
  } else if (card !== ace && has(called, now[TRICK]!)) {
    now[LACKS + seat] = now[LACKS + seat]! | bit(ace);
  }
}

function endTrick(state: State, trump: number, tell?: Listener<Event>): void {
  const { now } = state;
  const winner = (now[LEADER]! + winningPlace(state, trump, SEATS)) % SEATS;
  let trick = 0;
  for (let place = 0; place < SEATS; place++) {
    trick |= bit(now[TRICK + place]!);
    now[LAST + place] = now[TRICK + place]!;
  }
  if (calledAce(state) !== NO_CARD && has(calledCards(state), now[TRICK]!)) now[SOUGHT] = 1;
  now[LAST_LEADER] = now[LEADER]!;
  now.fill(NO_CARD, TRICK, TRICK + SEATS);
  now[TAKEN + winner] = now[TAKEN + winner]! | trick;
  now[LEADER] = winner;
  now[TURN] = winner;
  tell?.({ kind: 'trick', seat: winner, worth: sumOf(trick) });
  if (now[HAND + winner] !== 0) return;
  now[PHASE] = DONE;
  tell?.({ kind: 'counted', ...countDeal(state) });
}

const deck = new Uint8Array(DECK);

/** Eight cards for each seat from seat 0 on. */
export function draw(_: State, random: Random, into: Uint8Array): number {
  for (let card = 0; card < DECK; card++) deck[card] = card;
  shuffle(deck, DECK, DECK, random);
  into.set(deck);
  return DECK;
}

export function deal(
  { now }: State,
  outcome: Uint8Array,
  length: number,
  listener?: Listener<Event>,
): void {
  for (let i = 0; i < length; i++) {
    const place = HAND + (i >> 3);
    now[place] = now[place]! | bit(outcome[i]!);
  }
  now[PHASE] = BID;
  if (listener === undefined) return;
  const hands = Array.from({ length: SEATS }, (_, seat) => textsOf(now[HAND + seat]!));
  listener({ kind: 'deal', hands });
}
