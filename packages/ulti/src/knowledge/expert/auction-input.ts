/** Net inputs of an auction: the own cards, what was said, and what worlds say. */
import type { Seat } from '@pakli/core';
import { ACES, count, LOW, seven, suitCards, TENS, type Cards } from '../../cards.ts';
import { isBid } from '../../codes.ts';
import { has, type Bid } from '../../ladder.ts';
import * as S from '../../state.ts';
import { contractOf, type State } from '../../state.ts';
import type { Component } from '../../types.ts';

const PARTS: readonly Component[] = ['passz', '40-100', '20-100', 'ulti', 'betli', 'durchmars'];

/**
 * Counted in 6,800 deals that experts bid and played out with eight worlds a card: how often a
 * component that is won with open cards was kept, and a lost one stolen.
 */
const PLAYED: Readonly<Record<Component, readonly [number, number]>> = {
  passz: [0.92, 0.41],
  '40-100': [0.95, 0.55],
  '20-100': [0.92, 0.33],
  ulti: [0.945, 0.19],
  betli: [0.89, 0.31],
  durchmars: [0.87, 0.03],
  fourAces: [0.9, 0.1],
};
const OPEN: Partial<typeof PLAYED> = { betli: [0.94, 0.09], durchmars: [0.99, 0.04] };

function flag(yes: boolean): number {
  return yes ? 1 : 0;
}

/** A bid by its components. */
export function bidInput(bid: Bid): number[] {
  return [bid.value / 10, flag(bid.hearts), flag(bid.open), ...PARTS.map((c) => flag(has(bid, c)))];
}

/** A hand at a glance. */
export function handInput(hand: Cards): number[] {
  const lengths = [0, 1, 2, 3].map((suit) => count(hand & suitCards(suit)));
  const [longest, second, third, shortest] = lengths.toSorted((a, b) => b - a);
  return [
    count(hand & ACES) / 2,
    count(hand & TENS) / 2,
    count(hand & LOW) / 5,
    longest! / 4,
    second! / 4,
    third! / 4,
    shortest! / 4,
    lengths[0]! / 4,
  ];
}

/** By seat: its number of bids, from one on. */
export function bidsBySeat({ at, log }: State): number[] {
  const bids = [0, 0, 0];
  for (let i = 0; i < at[S.LENGTH]!; i++) {
    if (isBid(log[i]! & 0xff)) bids[log[i]! >> 8]!++;
  }
  return bids;
}

/** What was said, from a seat's view. */
export function auctionInput(state: State, seat: Seat): number[] {
  const { at } = state;
  const bids = bidsBySeat(state);
  const high = at[S.HIGH_SEAT]!;
  return [
    bids[seat]! / 2,
    bids[(seat + 1) % 3]! / 2,
    bids[(seat + 2) % 3]! / 2,
    flag(high === (seat + 1) % 3),
    flag(high === (seat + 2) % 3),
    flag(at[S.FOREHAND] === seat),
    at[S.DECLINES]!,
  ];
}

/** A hand's defence against a bid whose trump is one of several suits. */
export function againstInput(bid: Bid, hand: Cards, need: boolean): number[] {
  const suits = bid.trumps.filter(
    (suit) => !need || (bid.needs[suit] ?? []).some((cards) => (cards & hand) === 0),
  );
  const mean = (of: (suit: number) => number): number =>
    suits.reduce((sum, suit) => sum + of(suit), 0) / Math.max(1, suits.length);
  return [
    suits.length / 3,
    mean((suit) => count(hand & suitCards(suit))) / 4,
    mean((suit) => flag((hand & ACES & suitCards(suit)) !== 0)),
    mean((suit) => flag((hand & TENS & suitCards(suit)) !== 0)),
    mean((suit) => flag((hand & seven(suit)) !== 0)),
  ];
}

export interface Judged {
  /** Values of the fourth best plan and of the best, by talon. */
  readonly fourth: readonly number[];
  readonly best: readonly number[];
  /** A defender's payment for the standing bid, by world. */
  readonly paid: readonly number[];
}

function spread(values: readonly number[]): [number, number] {
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const square = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return [mean / 10, Math.sqrt(square / Math.max(1, values.length)) / 10];
}

/** Of the values, the share that is higher. */
function shareAbove(values: readonly number[], least: number): number {
  return values.filter((one) => one > least).length / Math.max(1, values.length);
}

/** Pick up or pass. */
export function answerInput(state: State, seat: Seat, judged: Judged): number[] {
  const hand = state.at[S.HAND + seat]!;
  const bid = contractOf(state);
  const { fourth, best, paid } = judged;
  return [
    ...spread(fourth),
    ...spread(best),
    shareAbove(fourth, 0),
    shareAbove(fourth, bid.value),
    ...spread(paid),
    shareAbove(paid, 0),
    ...bidInput(bid),
    ...handInput(hand),
    ...auctionInput(state, seat),
    ...againstInput(bid, hand, state.options.requireHolding),
  ];
}

export interface AuctionOffer {
  readonly bid: Bid;
  /** From the worlds that tried it, and from the model alone. */
  readonly worth: number;
  readonly model: number;
  readonly shares: readonly number[];
  readonly tried: number;
}

function cut(points: number): number {
  return Math.max(-3, points / 10);
}

function mostOf(offers: readonly AuctionOffer[]): number {
  return Math.max(-40, ...offers.map(({ worth }) => worth));
}

/** One of the possible bids. */
export function offerInput(
  state: State,
  seat: Seat,
  offer: AuctionOffer,
  all: readonly AuctionOffer[],
): number[] {
  const others = all.filter(({ bid }) => bid !== offer.bid);
  const higher = others.filter(({ bid }) => bid.rank > offer.bid.rank);
  const shares = offer.shares.toSorted((a, b) => a - b);
  return [
    cut(offer.worth),
    cut(offer.model),
    shares[0] ?? 0,
    shares.at(-1) ?? 0,
    offer.tried / 20,
    cut(mostOf(others)),
    cut(mostOf(higher)),
    ...bidInput(offer.bid),
    ...handInput(state.at[S.HAND + seat]!),
    ...auctionInput(state, seat),
    state.at[S.HIGH] === 0 ? 0 : contractOf(state).value / 10,
  ];
}

/** Whether a component of the contract will be made, given the share of a defender's worlds that make it, before the first card. */
export function doubtInput(state: State, seat: Seat, index: number, share: number): number[] {
  const { at } = state;
  const bid = contractOf(state);
  const { c, v } = bid.components[index]!;
  const [kept, stolen] = (bid.open ? OPEN[c] : undefined) ?? PLAYED[c];
  const hand = at[S.HAND + seat]!;
  const trump = at[S.TRUMP]!;
  const trumps = hand & at[S.TRUMPS]!;
  const soloist = at[S.SOLOIST]!;
  const bids = bidsBySeat(state);
  return [
    share,
    kept * share + stolen * (1 - share),
    Math.log((share + 0.03) / (1.03 - share)) / 3,
    v / 10,
    ...PARTS.map((one) => flag(one === c)),
    ...bidInput(bid),
    count(trumps) / 4,
    flag((trumps & ACES) !== 0),
    flag((trumps & TENS) !== 0),
    trump < 4 ? flag((trumps & seven(trump)) !== 0) : 0,
    count(hand & ACES) / 2,
    count(hand & LOW) / 5,
    flag(seat === (soloist + 1) % 3),
    flag(at[S.LEVELS + 2 * index]! + at[S.LEVELS + 2 * index + 1]! > 0),
    (at[S.LEVELS + 2 * index]! + at[S.LEVELS + 2 * index + 1]!) / 2,
    bids[soloist]! / 2,
    bids[seat]! / 2,
    (bids[0]! + bids[1]! + bids[2]!) / 4,
    flag(at[S.FOREHAND] === soloist),
  ];
}
