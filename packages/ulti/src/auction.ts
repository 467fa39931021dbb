/** The auction (rule 5): which bids are allowed, and who is asked next. */
import { OVER, type Seat } from '@pakli/core';
import { count, HEARTS, NO_TRUMP, type Cards } from './cards.ts';
import { PASS, PICKUP, HOLD, RELEASE } from './codes.ts';
import { startPlay } from './contract.ts';
import { holds, isForfeited, type Bid } from './ladder.ts';
import * as S from './state.ts';
import { bidOf, contractOf, next, type State } from './state.ts';

/** The standing bid as another seat, or its own bidder, has to overbid it. */
export interface AuctionStanding {
  /** 0 where nothing stands. */
  rank: number;
  seat: Seat;
  held: boolean;
}

/** Rule 5.3, by the ladder alone. */
export function allows(state: State, standing: AuctionStanding, seat: Seat, bid: Bid): boolean {
  const { rank, held } = standing;
  if (rank === 0) return true;
  if (bid.rank <= rank) return false;
  const strict = standing.seat !== seat && (held || state.options.holdRule === 'firstKeeps');
  return !strict || bid.value > bidOf(state, rank).value;
}

/** Rule 4.4: with these twelve cards no allowed bid passes, so the test is waived. */
export function waives(state: State, standing: AuctionStanding, seat: Seat, cards: Cards): boolean {
  const { bids } = state.ladder;
  // From the top: most ladders end in a bid without requirements.
  for (let i = bids.length - 1; i >= standing.rank; i--) {
    const bid = bids[i]!;
    // No bid requires more than ten cards: anyone who holds them all can keep them.
    if (holds(cards, bid.anyNeeds) && allows(state, standing, seat, bid)) return false;
  }
  return true;
}

const now: AuctionStanding = { rank: 0, seat: S.NOBODY, held: false };

function standingOf({ at }: State): AuctionStanding {
  now.rank = at[S.HIGH]!;
  now.seat = at[S.HIGH_SEAT]!;
  now.held = at[S.HELD] !== 0;
  return now;
}

/** Rule 5.3: may the seat announce this over the standing bid? */
export function isAllowed(state: State, seat: Seat, bid: Bid): boolean {
  return allows(state, standingOf(state), seat, bid);
}

export function anyAllowed(state: State, seat: Seat): boolean {
  const { bids } = state.ladder;
  // From the top, where it is decided at once.
  for (let i = bids.length - 1; i >= state.at[S.HIGH]!; i--) {
    if (isAllowed(state, seat, bids[i]!)) return true;
  }
  return false;
}

export function isWaived(state: State, seat: Seat, cards: Cards): boolean {
  return waives(state, standingOf(state), seat, cards);
}

export function announce(state: State, bid: Bid): void {
  const { at, options } = state;
  const missing = options.requireHolding && !holds(at[S.HAND + at[S.TURN]!]!, bid.anyNeeds);
  at[S.ANNOUNCED] = bid.rank;
  at[S.ANNOUNCED_WAIVED] = missing ? 1 : 0;
  at[S.PHASE] = S.DISCARDING;
}

/** Rules 4.4 and 5.2: may this card go, so that the bid can still be played? */
export function mayDiscard(state: State, card: number): boolean {
  const { at, options } = state;
  if (!options.requireHolding || at[S.ANNOUNCED_WAIVED] !== 0) return true;
  const rest = at[S.HAND + at[S.TURN]!]! & ~(1 << card);
  return holds(rest, bidOf(state, at[S.ANNOUNCED]!).anyNeeds);
}

export function discard(state: State, card: number): void {
  const { at } = state;
  const seat = at[S.TURN]!;
  at[S.HAND + seat] = at[S.HAND + seat]! ^ (1 << card);
  at[S.TALON] = at[S.TALON]! | (1 << card);
  if (count(at[S.TALON]) < 2) return;
  at[S.DISCARDER] = seat;
  // Rule 5.4: the standing bidder is asked about a bid of equal value.
  if (
    state.options.holdRule === 'hold' &&
    at[S.HIGH] !== 0 &&
    at[S.HIGH_SEAT] !== seat &&
    bidOf(state, at[S.ANNOUNCED]!).value === bidOf(state, at[S.HIGH]!).value
  ) {
    at[S.PHASE] = S.HOLDING;
    at[S.TURN] = at[S.HIGH_SEAT]!;
  } else accept(state);
}

/** The announcement becomes the standing bid. */
function accept(state: State): void {
  const { at } = state;
  const seat = at[S.DISCARDER]!;
  at[S.HIGH] = at[S.ANNOUNCED]!;
  at[S.HIGH_SEAT] = seat;
  at[S.HELD] = 0;
  at[S.WAIVED] = at[S.ANNOUNCED_WAIVED]!;
  at[S.ANNOUNCED] = 0;
  at[S.ANNOUNCED_WAIVED] = 0;
  at[S.DECLINES] = 0;
  askNext(state, seat);
}

/** Rule 5.2: the next seat that may overbid, or the standing bidder for the last time. */
function askNext(state: State, from: Seat): void {
  const { at } = state;
  const high = at[S.HIGH_SEAT]!;
  if (at[S.DECLINES] === 2) {
    at[S.TURN] = high;
    at[S.PHASE] = S.CLOSING;
    if (!state.options.selfRaise || !anyAllowed(state, high)) close(state);
    return;
  }
  const seat = next(from);
  at[S.TURN] = seat === high ? next(seat) : seat;
  at[S.PHASE] = S.ASKING;
}

/** `pass`, `pickup`, `hold`, `release` or `stand` (rules 5.2, 5.4). */
export function answer(state: State, move: number): void {
  const { at } = state;
  const seat = at[S.TURN]!;
  if (move === PASS) {
    at[S.DECLINES] = at[S.DECLINES]! + 1;
    askNext(state, seat);
  } else if (move === PICKUP) {
    at[S.HAND + seat] = at[S.HAND + seat]! | at[S.TALON]!;
    at[S.TALON] = 0;
    at[S.DISCARDER] = S.NOBODY;
    at[S.PHASE] = S.BIDDING;
  } else if (move === HOLD) {
    at[S.HELD] = 1;
    at[S.ANNOUNCED] = 0;
    at[S.ANNOUNCED_WAIVED] = 0;
    at[S.DECLINES] = 1;
    askNext(state, at[S.DISCARDER]!);
  } else if (move === RELEASE) accept(state);
  else close(state);
}

/** The auction is over: rules 6.1 and 6.2. */
function close(state: State): void {
  const { at } = state;
  const bid = contractOf(state);
  at[S.SOLOIST] = at[S.HIGH_SEAT]!;
  at[S.TURN] = at[S.SOLOIST];
  if (isForfeited(bid, state.options)) {
    at[S.PHASE] = S.SCORED;
    at[S.TURN] = OVER;
    at[S.ENDING] = S.FORFEITED;
  } else if (bid.noTrump) startPlay(state, NO_TRUMP);
  else if (bid.hearts) startPlay(state, HEARTS);
  else at[S.PHASE] = S.NAMING;
}

/** Rules 4.4 and 6.1: may the soloist name this suit? */
export function mayName(state: State, suit: number): boolean {
  const { at, options } = state;
  const bid = contractOf(state);
  if (!bid.trumps.includes(suit)) return false;
  if (!options.requireHolding || at[S.WAIVED] !== 0) return true;
  return holds(at[S.HAND + at[S.SOLOIST]!]!, bid.needs[suit] ?? []);
}
