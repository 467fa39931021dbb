/** The auction (rule 5): which bids are allowed, and who is asked next. */
import { OVER, type Seat } from '@pakli/core';
import { count, HEARTS, NO_TRUMP, type Cards } from './cards.ts';
import { PASS, PICKUP, HOLD, RELEASE } from './codes.ts';
import { startPlay } from './contract.ts';
import { holds, isForfeited, type Bid } from './ladder.ts';
import {
  ANNOUNCED,
  ANNOUNCED_WAIVED,
  ASKING,
  bidOf,
  BIDDING,
  CLOSING,
  contractOf,
  DECLINES,
  DISCARDER,
  DISCARDING,
  ENDING,
  FORFEITED,
  HAND,
  HELD,
  HIGH,
  HIGH_SEAT,
  HOLDING,
  NAMING,
  next,
  NOBODY,
  PHASE,
  SCORED,
  SOLOIST,
  TALON,
  TURN,
  WAIVED,
  type State,
} from './state.ts';

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
  // From the top: most ladders end in a bid that asks for nothing.
  for (let i = bids.length - 1; i >= standing.rank; i--) {
    const bid = bids[i]!;
    // No bid asks for more than ten cards: whoever holds them all can keep them.
    if (holds(cards, bid.anyNeeds) && allows(state, standing, seat, bid)) return false;
  }
  return true;
}

const now: AuctionStanding = { rank: 0, seat: NOBODY, held: false };

function standingOf({ at }: State): AuctionStanding {
  now.rank = at[HIGH]!;
  now.seat = at[HIGH_SEAT]!;
  now.held = at[HELD] !== 0;
  return now;
}

/** Rule 5.3: may the seat announce this over the standing bid? */
export function isAllowed(state: State, seat: Seat, bid: Bid): boolean {
  return allows(state, standingOf(state), seat, bid);
}

export function anyAllowed(state: State, seat: Seat): boolean {
  const { bids } = state.ladder;
  // From the top, where it is decided at once.
  for (let i = bids.length - 1; i >= state.at[HIGH]!; i--) {
    if (isAllowed(state, seat, bids[i]!)) return true;
  }
  return false;
}

export function isWaived(state: State, seat: Seat, cards: Cards): boolean {
  return waives(state, standingOf(state), seat, cards);
}

export function announce(state: State, bid: Bid): void {
  const { at, options } = state;
  const missing = options.requireHolding && !holds(at[HAND + at[TURN]!]!, bid.anyNeeds);
  at[ANNOUNCED] = bid.rank;
  at[ANNOUNCED_WAIVED] = missing ? 1 : 0;
  at[PHASE] = DISCARDING;
}

/** Rules 4.4 and 5.2: may this card go, so that the bid can still be played? */
export function mayDiscard(state: State, card: number): boolean {
  const { at, options } = state;
  if (!options.requireHolding || at[ANNOUNCED_WAIVED] !== 0) return true;
  const rest = at[HAND + at[TURN]!]! & ~(1 << card);
  return holds(rest, bidOf(state, at[ANNOUNCED]!).anyNeeds);
}

export function discard(state: State, card: number): void {
  const { at } = state;
  const seat = at[TURN]!;
  at[HAND + seat] = at[HAND + seat]! ^ (1 << card);
  at[TALON] = at[TALON]! | (1 << card);
  if (count(at[TALON]) < 2) return;
  at[DISCARDER] = seat;
  // Rule 5.4: the standing bidder is asked about a bid of equal value.
  if (
    state.options.holdRule === 'hold' &&
    at[HIGH] !== 0 &&
    at[HIGH_SEAT] !== seat &&
    bidOf(state, at[ANNOUNCED]!).value === bidOf(state, at[HIGH]!).value
  ) {
    at[PHASE] = HOLDING;
    at[TURN] = at[HIGH_SEAT]!;
  } else accept(state);
}

/** The announcement becomes the standing bid. */
function accept(state: State): void {
  const { at } = state;
  const seat = at[DISCARDER]!;
  at[HIGH] = at[ANNOUNCED]!;
  at[HIGH_SEAT] = seat;
  at[HELD] = 0;
  at[WAIVED] = at[ANNOUNCED_WAIVED]!;
  at[ANNOUNCED] = 0;
  at[ANNOUNCED_WAIVED] = 0;
  at[DECLINES] = 0;
  askNext(state, seat);
}

/** Rule 5.2: the next seat that may overbid, or the standing bidder for the last time. */
function askNext(state: State, from: Seat): void {
  const { at } = state;
  const high = at[HIGH_SEAT]!;
  if (at[DECLINES] === 2) {
    at[TURN] = high;
    at[PHASE] = CLOSING;
    if (!state.options.selfRaise || !anyAllowed(state, high)) close(state);
    return;
  }
  const seat = next(from);
  at[TURN] = seat === high ? next(seat) : seat;
  at[PHASE] = ASKING;
}

/** `pass`, `pickup`, `hold`, `release` or `stand` (rules 5.2, 5.4). */
export function answer(state: State, move: number): void {
  const { at } = state;
  const seat = at[TURN]!;
  if (move === PASS) {
    at[DECLINES] = at[DECLINES]! + 1;
    askNext(state, seat);
  } else if (move === PICKUP) {
    at[HAND + seat] = at[HAND + seat]! | at[TALON]!;
    at[TALON] = 0;
    at[DISCARDER] = NOBODY;
    at[PHASE] = BIDDING;
  } else if (move === HOLD) {
    at[HELD] = 1;
    at[ANNOUNCED] = 0;
    at[ANNOUNCED_WAIVED] = 0;
    at[DECLINES] = 1;
    askNext(state, at[DISCARDER]!);
  } else if (move === RELEASE) accept(state);
  else close(state);
}

/** The auction is over: rules 6.1 and 6.2. */
function close(state: State): void {
  const { at } = state;
  const bid = contractOf(state);
  at[SOLOIST] = at[HIGH_SEAT]!;
  at[TURN] = at[SOLOIST];
  if (isForfeited(bid, state.options)) {
    at[PHASE] = SCORED;
    at[TURN] = OVER;
    at[ENDING] = FORFEITED;
  } else if (bid.noTrump) startPlay(state, NO_TRUMP);
  else if (bid.hearts) startPlay(state, HEARTS);
  else at[PHASE] = NAMING;
}

/** Rules 4.4 and 6.1: may the soloist name this suit? */
export function mayName(state: State, suit: number): boolean {
  const { at, options } = state;
  const bid = contractOf(state);
  if (!bid.trumps.includes(suit)) return false;
  if (!options.requireHolding || at[WAIVED] !== 0) return true;
  return holds(at[HAND + at[SOLOIST]!]!, bid.needs[suit] ?? []);
}
