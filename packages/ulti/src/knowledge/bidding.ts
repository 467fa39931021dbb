/**
 * The auction of the rule player, in two stages: from ten cards it decides
 * whether to pick up, from twelve it weighs every bid with every trump and
 * every pair of discards. A hand is worth what chances.ts thinks of it.
 */
import type { Move } from '@pakli/core';
import { isAllowed, mayName } from '../auction.ts';
import { first, type Cards } from '../cards.ts';
import { BID, DISCARD, HOLD, PASS, PICKUP, RELEASE, STAND, TRUMP } from '../codes.ts';
import type { Bid } from '../ladder.ts';
import type { Options } from '../options.ts';
import * as S from '../state.ts';
import { bidOf, contractOf, type State } from '../state.ts';
import { Chances } from './chances.ts';

/** A bid with the cards laid down for it, and what it may bring from each defender. */
interface Plan {
  value: number;
  bid: Bid | undefined;
  talon: Cards;
}

/** How much better a bid seems than it is, in points from each defender. */
export type Misjudgement = (bid: Bid) => number;

/** Of a player who sees every bid as it is. */
export const SOBER: Misjudgement = () => 0;

/** Cost of being outbid by a player with reasons, as a share of that bid's value. */
const OUTBID = 0.25;
/** How much better than staying out a bid must look from ten cards, since it is binding. */
const MARGIN = 0.6;

/** Every question begins with `take`: nothing is kept between questions. */
const chances = new Chances();

/** A bid's value with ten cards and what is known of the talon. */
function valueOf({ options }: State, bid: Bid, hand: Cards, talon: Cards): number {
  chances.take(hand, talon, options);
  return chances.bestOf(bid);
}

/** The best of `bids` over all ways to lay down two cards, or one beside the one already `laid`. */
function bestPlan(
  options: Options,
  cards: Cards,
  laid: Cards,
  bids: readonly Bid[],
  misjudge: Misjudgement = SOBER,
): Plan {
  const plan: Plan = { value: -Infinity, bid: undefined, talon: 0 };
  for (let one = cards; one !== 0; one &= one - 1) {
    const bit = one & -one;
    if (laid !== 0) weigh(options, plan, bids, cards & ~bit, laid | bit, misjudge);
    else {
      for (let other = one ^ bit; other !== 0; other &= other - 1) {
        const pair = bit | (other & -other);
        weigh(options, plan, bids, cards & ~pair, pair, misjudge);
      }
    }
  }
  return plan;
}

/** Takes the best of the bids with these ten cards, if it beats the plan. */
function weigh(
  options: Options,
  plan: Plan,
  bids: readonly Bid[],
  hand: Cards,
  talon: Cards,
  misjudge: Misjudgement,
): void {
  chances.take(hand, talon, options);
  for (const bid of bids) {
    const value = chances.bestOf(bid) + misjudge(bid);
    if (value > plan.value) {
      plan.value = value;
      plan.bid = bid;
      plan.talon = talon;
    }
  }
}

function allowedBids(state: State): Bid[] {
  const seat = state.at[S.TURN]!;
  return state.ladder.bids.filter((bid) => isAllowed(state, seat, bid));
}

/** The bid to announce with twelve cards. */
export function chooseBid(
  state: State,
  moves: Int32Array,
  size: number,
  misjudge: Misjudgement,
): Move {
  const bids = Array.from(moves.subarray(0, size), (move) => bidOf(state, move - BID));
  const plan = bestPlan(state.options, state.at[S.HAND + state.at[S.TURN]!]!, 0, bids, misjudge);
  return BID + (plan.bid ?? bids[0] ?? bidOf(state, 1)).rank;
}

/** One of the cards to lay down for the announced bid. */
export function chooseDiscard(state: State, moves: Int32Array): Move {
  const { at, options } = state;
  const laid = at[S.TALON]!;
  const plan = bestPlan(options, at[S.HAND + at[S.TURN]!]!, laid, [bidOf(state, at[S.ANNOUNCED]!)]);
  return plan.bid === undefined ? moves[0]! : DISCARD + first(plan.talon & ~laid);
}

/** Ten cards and an unknown talon: pick up, or pass. */
export function chooseAnswer(state: State, mayPickUp: boolean, misjudge: Misjudgement): Move {
  if (!mayPickUp) return PASS;
  const hand = state.at[S.HAND + state.at[S.TURN]!]!;
  const standing = bidOf(state, state.at[S.HIGH]!);
  const plan: Plan = { value: -Infinity, bid: undefined, talon: 0 };
  weigh(state.options, plan, allowedBids(state), hand, 0, misjudge);
  return plan.value > MARGIN - OUTBID * standing.value ? PICKUP : PASS;
}

/** The standing bidder, asked for the last time: raise the own bid, or stand. */
export function chooseEnd(state: State, mayPickUp: boolean, misjudge: Misjudgement): Move {
  const { at } = state;
  const seat = at[S.TURN]!;
  if (!mayPickUp || at[S.DISCARDER] !== seat) return STAND;
  const hand = at[S.HAND + seat]!;
  const now = valueOf(state, bidOf(state, at[S.HIGH]!), hand, at[S.TALON]!);
  const plan = bestPlan(state.options, hand | at[S.TALON]!, 0, allowedBids(state), misjudge);
  return plan.value > now + MARGIN ? PICKUP : STAND;
}

/** Hold the own bid against one of equal value, if it looks better than defending. */
export function chooseHold(state: State): Move {
  const { at } = state;
  const standing = bidOf(state, at[S.HIGH]!);
  const own = valueOf(state, standing, at[S.HAND + at[S.TURN]!]!, 0);
  return own > -OUTBID * standing.value ? HOLD : RELEASE;
}

/** The most promising trump suit. */
export function chooseTrump(state: State): Move {
  const { at, options } = state;
  const bid = contractOf(state);
  // A talon laid down by another seat is unknown.
  const talon = at[S.DISCARDER] === at[S.TURN] ? at[S.TALON]! : 0;
  chances.take(at[S.HAND + at[S.TURN]!]!, talon, options);
  let best = -Infinity;
  let chosen = 0;
  for (const suit of bid.trumps) {
    if (!mayName(state, suit)) continue;
    const value = chances.valueOf(bid, suit);
    if (value > best) {
      best = value;
      chosen = suit;
    }
  }
  return TRUMP + chosen;
}
