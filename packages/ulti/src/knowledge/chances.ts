/**
 * The chance that ten cards make a contract, by rules of thumb: an estimate from what the soloist
 * alone can see, without other hands and bids.
 */
import {
  ACES,
  allPoints,
  BEATS,
  count,
  listCards,
  marriage,
  NO_TRUMP,
  pointsOf,
  RANK_ACE,
  RANK_KING,
  RANK_OVER,
  RANK_TEN,
  rankOf,
  seven,
  strengthOf,
  suitCards,
  type Cards,
  type Suit,
} from '../cards.ts';
import { holds, isForfeited, type Bid } from '../ladder.ts';
import { rules, type Options } from '../options.ts';
import { FORFEIT } from '../prices.ts';
import { paymentOf } from '../scoring.ts';
import { COMPONENTS, type Component } from '../types.ts';

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function hasRank(cards: Cards, suit: Suit, rank: number): boolean {
  return (cards & (1 << (8 * suit + rank))) !== 0;
}

/** Expected tricks of ten cards with a trump suit. */
export function expectedTricks(hand: Cards, trump: Suit): number {
  const trumps = count(hand & suitCards(trump));
  let tricks = Math.max(0, trumps - 3) * 0.9;
  if (hasRank(hand, trump, RANK_ACE)) tricks += 1;
  if (hasRank(hand, trump, RANK_TEN)) tricks += trumps >= 3 ? 0.9 : 0.6;
  if (hasRank(hand, trump, RANK_KING)) tricks += trumps >= 3 ? 0.7 : 0.4;
  if (hasRank(hand, trump, RANK_OVER)) tricks += trumps >= 4 ? 0.5 : 0.2;
  for (let suit = 0; suit < 4; suit++) {
    if (suit === trump) continue;
    const length = count(hand & suitCards(suit));
    const ace = hasRank(hand, suit, RANK_ACE);
    if (ace) tricks += length >= 5 ? 0.7 : 0.9;
    if (hasRank(hand, suit, RANK_TEN)) tricks += ace ? 0.75 : length >= 2 ? 0.5 : 0.15;
    if (hasRank(hand, suit, RANK_KING))
      tricks += ace && length >= 3 ? 0.4 : length >= 3 ? 0.25 : 0.1;
    if (trumps >= 4) tricks += length === 0 ? 0.5 : length === 1 ? 0.25 : 0;
  }
  return Math.min(tricks, 10);
}

/** Rule 4.1: the trump seven takes trick 10. */
function ultiChance(hand: Cards, trump: Suit): number {
  if ((hand & seven(trump)) === 0) return 0;
  const trumps = count(hand & suitCards(trump));
  const high = Number(hasRank(hand, trump, RANK_ACE)) + Number(hasRank(hand, trump, RANK_TEN));
  const aces = count(hand & ACES & ~suitCards(trump));
  return logistic(1.35 * (trumps - 4.6) + 0.45 * high + 0.3 * aces);
}

/** How far a suit's cards lie above the lowest that the others can be forced to play under. */
function dangers(hand: Cards): number {
  let danger = 0;
  for (let suit = 0; suit < 4; suit++) {
    const strengths = listCards(hand & suitCards(suit))
      .map((card) => strengthOf(card, NO_TRUMP))
      .sort((a, b) => a - b);
    strengths.forEach((strength, place) => {
      const excess = strength - 2 * place - 1;
      // Nobody else leads a suit that nobody else can hold.
      if (excess > 0 && strengths.length < 8) danger += place === 0 ? 0.5 * excess : 0.25 * excess;
    });
  }
  return danger;
}

/** Cards that can be beaten after all sure winners have been led. */
function losers(hand: Cards, trump: Suit): number {
  let lost = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = hand & suitCards(suit);
    const outside = suitCards(suit) & ~hand;
    let covered = 0;
    for (const card of listCards(own).sort((a, b) => strengthOf(b, trump) - strengthOf(a, trump))) {
      const above = count(outside & BEATS[(NO_TRUMP << 5) + card]! & suitCards(suit));
      // Each sure trick before draws about two cards of the suit from the others.
      if (above > 0 && count(outside) > 2 * covered) lost++;
      else covered++;
    }
  }
  return lost;
}

/** Defenders who see the hand find what beats it. */
function betliChance(hand: Cards, open: boolean, options: Options): number {
  const slope = (open ? 1.6 : 1.1) * (options.betliMustBeat ? 1.4 : 1);
  return 0.95 * Math.exp(-slope * dangers(hand));
}

/** With a trump suit every trump of the others is a danger to the side suits. */
function durchmarsChance(hand: Cards, trump: Suit): number {
  const short = trump === NO_TRUMP ? 0 : Math.max(0, 6 - count(hand & suitCards(trump)));
  return 0.95 * Math.exp(-0.9 * (losers(hand, trump) + 0.7 * short));
}

/** The value of ten cards. Bids share their components, so each chance is computed once. */
export class Chances {
  /** By component, openness and trump; negative: not computed yet. */
  private readonly known = new Float64Array(COMPONENTS.length * 2 * (NO_TRUMP + 1));
  private hand: Cards = 0;
  /** Points in the talon. */
  private talon = 0;
  private options: Options = rules.defaults;

  /** Sets ten cards, with the known cards of the talon; clears earlier results. */
  take(hand: Cards, talon: Cards, options: Options): void {
    this.known.fill(-1);
    this.hand = hand;
    this.talon = pointsOf(talon, options.cardPoints === 'A10');
    this.options = options;
  }

  /** The chance of one component. */
  of(c: Component, trump: Suit, open: boolean): number {
    const at = (COMPONENTS.indexOf(c) * 2 + Number(open)) * (NO_TRUMP + 1) + trump;
    if (this.known[at]! < 0) this.known[at] = this.chance(c, trump, open);
    return this.known[at]!;
  }

  /** The soloist's expectation from each defender, without kontra and silent bonuses. */
  valueOf(bid: Bid, trump: Suit): number {
    const { options } = this;
    if (isForfeited(bid, options)) return FORFEIT;
    let value = 0;
    for (const part of bid.components) {
      const chance = this.of(part.c, trump, bid.open);
      const won = paymentOf(part, true, 0, bid.hearts, options);
      const lost = paymentOf(part, false, 0, bid.hearts, options);
      value += chance * won + (1 - chance) * lost;
    }
    return value;
  }

  /** The same with the best possible trump for the bid. */
  bestOf(bid: Bid): number {
    if (bid.noTrump) return this.valueOf(bid, NO_TRUMP);
    const { hand, options } = this;
    let best = -Infinity;
    for (const suit of bid.trumps) {
      if (options.requireHolding && !holds(hand, bid.needs[suit] ?? [])) continue;
      best = Math.max(best, this.valueOf(bid, suit));
    }
    return best;
  }

  private chance(c: Component, trump: Suit, open: boolean): number {
    const { hand, options } = this;
    if (c === 'betli') return betliChance(hand, open, options);
    if (c === 'durchmars') return durchmarsChance(hand, trump);
    if (c === 'ulti') return ultiChance(hand, trump);
    if (c === 'fourAces') return count(hand & ACES) === 4 ? 0.8 : 0.1;
    const a10 = options.cardPoints === 'A10';
    const own = options.talonOwner === 'soloist' ? this.talon : 0;
    const points = (a10 ? 9 : 13) * expectedTricks(hand, trump) + own;
    const forty = holdsMarriage(hand, trump);
    if (c === 'passz') {
      return logistic((points + (forty ? 20 : 0) - allPoints(a10) / 2) / (a10 ? 9 : 12));
    }
    if (c === '40-100') return forty ? logistic((points - 60) / 9) : 0;
    const twenty = [0, 1, 2, 3].some((suit) => suit !== trump && holdsMarriage(hand, suit));
    return twenty ? logistic((points - 83) / 9) : 0;
  }
}

function holdsMarriage(hand: Cards, suit: Suit): boolean {
  return (hand & marriage(suit)) === marriage(suit);
}

/** A card's value to its holder beyond this trick: high cards and trumps are kept. */
export function keepValue(card: number, trump: Suit): number {
  const rank = rankOf(card);
  const high = rank === RANK_ACE ? 5 : rank === RANK_TEN ? 3 : rank === RANK_KING ? 1 : 0;
  return high + (card >> 3 === trump ? 4 + 0.4 * rank : 0);
}
