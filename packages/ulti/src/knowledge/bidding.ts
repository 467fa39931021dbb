/**
 * The auction of the rule player, in two stages: from ten cards it decides
 * whether to pick up, from twelve it weighs every bid with every trump and
 * every pair of discards. A hand is worth what chances.ts thinks of it.
 */
import type { Move } from '@pakli/core';
import { isAllowed, mayName } from '../auction.ts';
import { first, NO_TRUMP, pointsOf, type Cards } from '../cards.ts';
import { BID, DISCARD, HOLD, PASS, PICKUP, RELEASE, STAND, TRUMP } from '../codes.ts';
import { holds, type Bid } from '../ladder.ts';
import {
  ANNOUNCED,
  bidOf,
  contractOf,
  DISCARDER,
  HAND,
  HIGH,
  TALON,
  TURN,
  type State,
} from '../state.ts';
import { expectedValue } from './chances.ts';

/** A bid with the cards laid down for it, and what it may bring from each defender. */
interface Plan {
  value: number;
  bid: Bid | undefined;
  discards: Cards;
}

/** What it costs to be outbid by somebody who knows why: his share of the value of his bid. */
const OUTBID = 0.25;
/** How much better than staying out a bid must look from ten cards, since it is binding. */
const MARGIN = 0.6;

/** The best trump for a bid with ten cards; its value. */
function valueOf(state: State, bid: Bid, hand: Cards, talon: Cards): number {
  const { options } = state;
  const points = pointsOf(talon, options.cardPoints === 'A10');
  if (bid.noTrump) return expectedValue(bid, hand, NO_TRUMP, options, points);
  let best = -Infinity;
  for (const suit of bid.trumps) {
    if (options.requireHolding && !holds(hand, bid.needs[suit] ?? [])) continue;
    best = Math.max(best, expectedValue(bid, hand, suit, options, points));
  }
  return best;
}

/** The best bid among `bids` over all ways to lay down `size` of the cards. */
function bestPlan(state: State, cards: Cards, size: number, bids: readonly Bid[]): Plan {
  const plan: Plan = { value: -Infinity, bid: undefined, discards: 0 };
  const laid = state.at[TALON]!;
  for (let one = cards; one !== 0; one &= one - 1) {
    const bit = one & -one;
    if (size === 1) weigh(state, plan, bids, cards & ~bit, bit | laid, bit);
    else {
      for (let other = one ^ bit; other !== 0; other &= other - 1) {
        const pair = bit | (other & -other);
        weigh(state, plan, bids, cards & ~pair, pair, pair);
      }
    }
  }
  return plan;
}

function weigh(
  state: State,
  plan: Plan,
  bids: readonly Bid[],
  hand: Cards,
  talon: Cards,
  discards: Cards,
): void {
  for (const bid of bids) {
    const value = valueOf(state, bid, hand, talon);
    if (value > plan.value) {
      plan.value = value;
      plan.bid = bid;
      plan.discards = discards;
    }
  }
}

function allowedBids(state: State): Bid[] {
  const seat = state.at[TURN]!;
  return state.ladder.bids.filter((bid) => isAllowed(state, seat, bid));
}

/** The bid to announce with twelve cards. */
export function chooseBid(state: State, moves: Int32Array, size: number): Move {
  const bids = Array.from(moves.subarray(0, size), (move) => bidOf(state, move - BID));
  const plan = bestPlan(state, state.at[HAND + state.at[TURN]!]!, 2, bids);
  return BID + (plan.bid ?? bids[0] ?? bidOf(state, 1)).rank;
}

/** One of the cards to lay down for the bid that was announced. */
export function chooseDiscard(state: State, moves: Int32Array): Move {
  const { at } = state;
  const size = at[TALON] === 0 ? 2 : 1;
  const plan = bestPlan(state, at[HAND + at[TURN]!]!, size, [bidOf(state, at[ANNOUNCED]!)]);
  return plan.bid === undefined ? moves[0]! : DISCARD + first(plan.discards);
}

/** Ten cards and a talon that is not known: pick up, or pass. */
export function chooseAnswer(state: State, mayPickUp: boolean): Move {
  if (!mayPickUp) return PASS;
  const hand = state.at[HAND + state.at[TURN]!]!;
  const standing = bidOf(state, state.at[HIGH]!);
  const best = Math.max(...allowedBids(state).map((bid) => valueOf(state, bid, hand, 0)));
  return best > MARGIN - OUTBID * standing.value ? PICKUP : PASS;
}

/** The standing bidder, asked for the last time: raise himself, or stand. */
export function chooseEnd(state: State, mayPickUp: boolean): Move {
  const { at } = state;
  const seat = at[TURN]!;
  if (!mayPickUp || at[DISCARDER] !== seat) return STAND;
  const hand = at[HAND + seat]!;
  const now = valueOf(state, bidOf(state, at[HIGH]!), hand, at[TALON]!);
  const plan = bestPlan(state, hand | at[TALON]!, 2, allowedBids(state));
  return plan.value > now + MARGIN ? PICKUP : STAND;
}

/** Keep the own bid against one of equal value, if it looks better than defending. */
export function chooseHold(state: State): Move {
  const { at } = state;
  const standing = bidOf(state, at[HIGH]!);
  const own = valueOf(state, standing, at[HAND + at[TURN]!]!, 0);
  return own > -OUTBID * standing.value ? HOLD : RELEASE;
}

/** The trump suit that promises most. */
export function chooseTrump(state: State): Move {
  const { at, options } = state;
  const bid = contractOf(state);
  const points = pointsOf(at[TALON]!, options.cardPoints === 'A10');
  let best = -Infinity;
  let chosen = 0;
  for (const suit of bid.trumps) {
    if (!mayName(state, suit)) continue;
    // Points of a talon that another seat laid down are not known.
    const talon = at[DISCARDER] === at[TURN] ? points : 0;
    const value = expectedValue(bid, at[HAND + at[TURN]!]!, suit, options, talon);
    if (value > best) {
      best = value;
      chosen = suit;
    }
  }
  return TRUMP + chosen;
}
