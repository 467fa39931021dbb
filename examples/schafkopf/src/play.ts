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
import * as S from './state.ts';
import { calledAce, calledCards, followers, trickSize, trumps, type State } from './state.ts';

export const KINDS = ['none', 'ruf', 'wenz', 'solo'] as const;
export type Kind = (typeof KINDS)[number];

export type Event =
  | { readonly kind: 'deal'; readonly hands: readonly (readonly string[])[] }
  | { readonly kind: 'pass'; readonly seat: Seat }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly game: Kind }
  /** The game played: the suit called or trumps, none in a Wenz. */
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
  const seat = now[S.TURN]!;
  switch (now[S.PHASE]!) {
    case S.BID:
      return bid(state, seat, move, tell);
    case S.NAME:
      now[S.SUIT] = move - (now[S.KIND] === S.RUF ? CALL : TRUMP);
      return begin(state, tell);
    case S.ANSWER:
      now[S.RE] = move === PASS ? 0 : 1;
      now[S.PHASE] = S.PLAY;
      now[S.TURN] = now[S.KONTRA]!;
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
    now[S.PASSED] = now[S.PASSED]! | bit(seat);
    tell?.({ kind: 'pass', seat });
  } else {
    now[S.KIND] = move - BIDS;
    now[S.DECLARER] = seat;
    if (now[S.KIND] === S.RUF) now[S.RUF_BIDS] = now[S.RUF_BIDS]! | bit(seat);
    tell?.({ kind: 'bid', seat, game: KINDS[now[S.KIND]]! });
  }
  const passed = countOf(now[S.PASSED]!);
  if (passed === S.SEATS) {
    now[S.PHASE] = S.DONE;
    tell?.({ kind: 'thrown' });
  } else if (passed === S.SEATS - 1 && now[S.DECLARER] !== S.NOBODY) {
    now[S.TURN] = now[S.DECLARER]!;
    if (now[S.KIND] === S.WENZ) begin(state, tell);
    else now[S.PHASE] = S.NAME;
  } else {
    let next = seat;
    do next = (next + 1) % S.SEATS;
    while (has(now[S.PASSED]!, next) || next === now[S.DECLARER]);
    now[S.TURN] = next;
  }
}

/** The game is named. Everybody knows that the declarer does not hold the called ace. */
function begin(state: State, tell?: Listener<Event>): void {
  const { now } = state;
  const seat = now[S.DECLARER]!;
  const ace = calledAce(state);
  if (ace !== NO_CARD) now[S.LACKS + seat] = now[S.LACKS + seat]! | bit(ace);
  const suit = now[S.KIND] === S.WENZ ? null : SUITS.charAt(now[S.SUIT]!);
  tell?.({ kind: 'game', seat, game: KINDS[now[S.KIND]!]!, suit });
  now[S.PHASE] = S.PLAY;
  now[S.TURN] = now[S.STARTER]!;
}

/** Rule 5: only a defender may say kontra, and that shows who does not hold the called ace. */
function sayKontra(state: State, seat: Seat, move: Move, tell?: Listener<Event>): void {
  const { now } = state;
  if (move !== SAY_KONTRA) return;
  const ace = calledAce(state);
  if (ace !== NO_CARD) now[S.LACKS + seat] = now[S.LACKS + seat]! | bit(ace);
  now[S.KONTRA] = seat;
  now[S.PHASE] = S.ANSWER;
  now[S.TURN] = now[S.DECLARER]!;
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

/** Which of the cards played so far wins the trick, by its place from 0. */
export function winningPlace({ now }: State, trump: number, size: number): number {
  const led = now[S.TRICK]!;
  let best = 0;
  for (let place = 1; place < size; place++) {
    if (power(now[S.TRICK + place]!, led, trump) > power(now[S.TRICK + best]!, led, trump))
      best = place;
  }
  return best;
}

function playCard(state: State, seat: Seat, card: Card, tell?: Listener<Event>): void {
  const { now } = state;
  const size = trickSize(state);
  const trump = trumps(state);
  if (size === 0) {
    now[S.LAST_LEADER] = S.NOBODY;
    now.fill(NO_CARD, S.LAST, S.LAST + S.SEATS);
  }
  const ace = calledAce(state);
  if (ace !== NO_CARD) prove(state, seat, card, ace, size);
  if (size > 0) {
    const suit = followers(now[S.TRICK]!, trump);
    if (!has(suit, card)) now[S.LACKS + seat] = now[S.LACKS + seat]! | suit;
  }
  now[S.HAND + seat] = now[S.HAND + seat]! & ~bit(card);
  now[S.PLAYED + seat] = now[S.PLAYED + seat]! | bit(card);
  now[S.TRICK + size] = card;
  now[S.TURN] = (seat + 1) % S.SEATS;
  tell?.({ kind: 'play', seat, card: cardText(card), leads: size === 0 });
  if (card === ace) tell?.({ kind: 'partner', seat, declarer: now[S.DECLARER]! });
  if (size === S.SEATS - 1) endTrick(state, trump, tell);
}

/** Rules 4.3 to 4.5: what a played card reveals about the called ace. */
function prove(state: State, seat: Seat, card: Card, ace: Card, size: number): void {
  const { now } = state;
  const called = calledCards(state);
  if (now[S.SOUGHT] === 1) return;
  if (size === 0) {
    if (!has(called, card) || card === ace || seat === now[S.DECLARER]) return;
    now[S.RUNNER] = seat;
    now[S.RUNNER_BEFORE] = countOf(now[S.PLAYED + seat]! & called);
  } else if (card !== ace && has(called, now[S.TRICK]!)) {
    now[S.LACKS + seat] = now[S.LACKS + seat]! | bit(ace);
  }
}

function endTrick(state: State, trump: number, tell?: Listener<Event>): void {
  const { now } = state;
  const winner = (now[S.LEADER]! + winningPlace(state, trump, S.SEATS)) % S.SEATS;
  let trick = 0;
  for (let place = 0; place < S.SEATS; place++) {
    trick |= bit(now[S.TRICK + place]!);
    now[S.LAST + place] = now[S.TRICK + place]!;
  }
  if (calledAce(state) !== NO_CARD && has(calledCards(state), now[S.TRICK]!)) now[S.SOUGHT] = 1;
  now[S.LAST_LEADER] = now[S.LEADER]!;
  now.fill(NO_CARD, S.TRICK, S.TRICK + S.SEATS);
  now[S.TAKEN + winner] = now[S.TAKEN + winner]! | trick;
  now[S.LEADER] = winner;
  now[S.TURN] = winner;
  tell?.({ kind: 'trick', seat: winner, worth: sumOf(trick) });
  if (now[S.HAND + winner] !== 0) return;
  now[S.PHASE] = S.DONE;
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
    const place = S.HAND + (i >> 3);
    now[place] = now[place]! | bit(outcome[i]!);
  }
  now[S.PHASE] = S.BID;
  if (listener === undefined) return;
  const hands = Array.from({ length: S.SEATS }, (_, seat) => textsOf(now[S.HAND + seat]!));
  listener({ kind: 'deal', hands });
}
