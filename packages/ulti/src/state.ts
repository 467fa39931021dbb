/**
 * The state of one deal: one array of words, with the log of all moves at its end, two bytes each.
 * A copy moves only the written part of the log. No order of cards is stored anywhere: hands, talon
 * and tricks are sets.
 *
 * Reads of typed arrays carry a `!` in this package's engine files: the indices are constants,
 * seats and cards, always in range, and a check would cost in the hot loop.
 */
import { CHANCE, type BaseState, type Seat, type Turn } from '@pakli/core';
import { NO_TRUMP } from './cards.ts';
import { ladderOf, MOST_BIDS, type Bid, type Ladder } from './ladder.ts';
import type { Options } from './options.ts';
import { SEATS } from './types.ts';

// Places in `State.at`; a comment says what repeats for each seat.
/** Seat to decide, CHANCE or OVER. */
export const TURN = 0;
export const PHASE = 1;
/** Sets, per seat. */
export const HAND = 2;
/** The current trick: number and set of its cards, its suit, which cards would beat it, whose it is. */
export const ON_TABLE = 5;
export const TRICK = 6;
export const LED = 7;
export const STRONGER = 8;
export const WINNER = 9;
/** Moves in the log. */
export const LENGTH = 10;
/** The contract's meaning for play: soloist, trumps, table of `BEATS`, cards that must beat, seven to keep per seat, early end. */
export const SOLOIST = 11;
export const TRUMPS = 12;
export const ORDER = 13;
export const DUTY = 14;
export const KEEP = 15;
export const EARLY = 18;
/** Tricks completed, and those of the soloist. */
export const TRICKS = 19;
export const WON = 20;
/** Sets of the soloist's side and of the defenders. */
export const TAKEN = 21;
/** The first bidder. */
export const FOREHAND = 23;
export const NUMBER = 24;
/** Per seat. */
export const CARRY = 25;
/** The standing bid (rank, 0 none), its seat, held, waived (rule 4.4). */
export const HIGH = 28;
export const HIGH_SEAT = 29;
export const HELD = 30;
export const WAIVED = 31;
/** The announced bid (rank, 0 none), and whether rule 4.4 was waived for it. */
export const ANNOUNCED = 32;
export const ANNOUNCED_WAIVED = 33;
export const DECLINES = 34;
export const TALON = 35;
/** Who laid the talon down; NOBODY while it is held or incomplete. */
export const DISCARDER = 36;
/** A suit, or NO_TRUMP. */
export const TRUMP = 37;
/** Marriages on record, per seat: 1 for the forty, 2 for each twenty. */
export const MARRIAGE = 38;
/** Levels, two lanes a component. */
export const LEVELS = 41;
/** Components of the contract, and whether each defender has a level. */
export const SIZE = 66;
export const LANED = 67;
/** The defender who said kontra last (rule 6.3: once each), plus 1. */
export const SPOKEN = 47;
/** Rule 6.3: lanes at this level may be raised now. */
export const RAISING = 48;
/** Sets as dealt, per seat. */
export const DEALT = 49;
/** How the deal ended: 0 played, or FORFEITED, or CONCEDED. */
export const ENDING = 52;
/** A deal that began in the middle (rule 11.3): first leader + 1, points, tricks, aces, marriages per seat, levels, cards gone. */
export const ORIGIN = 53;
export const ORIGIN_POINTS = 54;
export const ORIGIN_TRICKS = 56;
export const ORIGIN_ACES = 58;
export const GONE = 59;
export const ORIGIN_LEVELS = 60;
/** The talon at the beginning of such a deal. */
export const ORIGIN_TALON = 68;
const LOG = 70;

export const NOBODY = -1;
export const FORFEITED = 1;
export const CONCEDED = 2;

// Phases, as in PHASES.
export const DEALING = 0;
export const BIDDING = 1;
export const DISCARDING = 2;
export const ASKING = 3;
export const HOLDING = 4;
export const CLOSING = 5;
export const NAMING = 6;
export const PLAYING = 7;
export const RAISING_PHASE = 8;
export const SCORED = 9;

/**
 * A bid stands at most twice (announced, and held against), with a pickup, two
 * discards, an answer and two passes each time; then the tricks, kontras and
 * raises. Rule 5.2 counts a bid and its discards as one action.
 */
export const MOST_MOVES: number = 8 * MOST_BIDS + 60 + 2 * 2 * MOST_BIDS;
const LOG_WORDS = MOST_MOVES >> 1;

/** A deal with every card in it. Only a referee holds one: a player gets a view. */
export class State implements BaseState<Options> {
  readonly options: Options;
  readonly seats: number = SEATS;
  readonly ladder: Ladder;
  readonly at: Int32Array = new Int32Array(LOG + LOG_WORDS);
  /** Each move with the seat that made it in the upper byte. */
  readonly log: Uint16Array = new Uint16Array(this.at.buffer, 4 * LOG);

  constructor(options: Options) {
    this.options = options;
    this.ladder = ladderOf(options);
    clear(this);
  }
}

/** Nothing dealt, nothing said. */
export function clear({ at }: State): void {
  at.fill(0);
  at[TURN] = CHANCE;
  at[HIGH_SEAT] = NOBODY;
  at[DISCARDER] = NOBODY;
  at[SOLOIST] = NOBODY;
  at[TRUMP] = NO_TRUMP;
  at[ORDER] = NO_TRUMP << 5;
}

export function copy(from: State, into: State): void {
  const source = from.at;
  const target = into.at;
  // Clears what the other log has beyond this one, since equal positions are equal arrays.
  const length = Math.max(source[LENGTH]!, target[LENGTH]!);
  const end = LOG + ((length + 1) >> 1);
  for (let i = 0; i < end; i++) target[i] = source[i]!;
}

export function next(seat: Seat): Seat {
  return seat === 2 ? 0 : seat + 1;
}

export function dealerOf({ at }: State): Seat {
  return (at[FOREHAND]! + 2) % SEATS;
}

/** The bid of a rank, from 1. */
export function bidOf(state: State, rank: number): Bid {
  const bid = state.ladder.bids[rank - 1];
  if (bid === undefined) throw new Error(`there is no bid of rank ${rank}`);
  return bid;
}

/** The contract; only once there is a soloist. */
export function contractOf(state: State): Bid {
  return bidOf(state, state.at[HIGH]!);
}

/** 0 for the defender next to the soloist, 1 for the one after. */
export function laneOf({ at }: State, defender: Seat): number {
  return next(at[SOLOIST]!) === defender ? 0 : 1;
}

/** The two defenders, the one next to the soloist first. */
export function defendersOf(soloist: Seat): readonly [Seat, Seat] {
  return [next(soloist), next(next(soloist))];
}

/** Seats of one side share their sum of values: the defenders, once there is a soloist. */
export function side({ at }: State, seat: Seat): number {
  const soloist = at[SOLOIST]!;
  if (soloist === NOBODY) return seat;
  return seat === soloist ? 0 : 1;
}

export function turn(state: State): Turn {
  return state.at[TURN]!;
}
