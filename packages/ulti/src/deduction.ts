/**
 * Deductions from what a seat remembers (rule 12): where every unseen card may be, now and at each
 * pickup of the auction, and which sets of cards a player must have held. Only sound conclusions:
 * the truth is never excluded.
 */
import type { Seat } from '@pakli/core';
import { allows, type AuctionStanding } from './auction.ts';
import { BEATS, marriage, NO_TRUMP, seven, suitCards, type Cards } from './cards.ts';
import { BID, DISCARD, HOLD, isBid, isDiscard, isPlay, isTrump, PICKUP, TRUMP } from './codes.ts';
import { has, type Bid } from './ladder.ts';
import { talonBefore, type Memory } from './memory.ts';
import { bidOf, next, NOBODY } from './state.ts';
import { HAND_SIZE } from './types.ts';

/** Places of hidden cards: the next seat, the one after it, the talon. */
export const NEXT = 0;
export const LAST = 1;
export const TALON_PLACE = 2;

/** A pickup of the auction: where cards could be just before it. */
export interface Pickup {
  index: number;
  readonly possible: Int32Array;
  /** The bid the picker had kept cards for, if it proves anything about them. */
  proof: Bid | undefined;
}

/** An announcement for which rule 4.4 may have been waived, so that only the cards can tell. */
export interface Doubt {
  index: number;
  readonly standing: AuctionStanding;
}

export class Deduction {
  /** By place: the unseen cards that may be there. */
  readonly possible: Int32Array = new Int32Array(3);
  /** By place: how many there are. */
  readonly sizes: Int32Array = new Int32Array(3);
  /** By place: cards played from that hand. */
  readonly played: Int32Array = new Int32Array(3);
  /** Cards that the seat does not see: the union of all places. */
  unseen: Cards = 0;
  /** By hand: sets at least one of which was wholly among its cards. */
  readonly needs: [readonly Cards[], readonly Cards[]] = [[], []];
  readonly pickups: Pickup[] = [];
  readonly doubts: Doubt[] = [];
  pickupCount = 0;
  /** The contract, once play has begun. */
  contract: Bid | undefined;
  soloist: Seat = NOBODY;
  trump: number = NO_TRUMP;

  private memory: Memory | undefined;
  private proofs = true;
  /** By hand: the last announcement (rank, 0 none), and whether it may have been waived. */
  private readonly kept: [Bid | undefined, Bid | undefined] = [undefined, undefined];
  private readonly standing: AuctionStanding = { rank: 0, seat: NOBODY, held: false };
  private readonly barred = new Int32Array(3);

  /** Draws all conclusions from a memory; without `proofs` only where cards may be now, which is faster. */
  draw(memory: Memory, proofs = true): void {
    this.memory = memory;
    this.proofs = proofs;
    const { seat, origin } = memory;
    const { possible, sizes } = this;
    this.pickupCount = 0;
    this.doubts.length = 0;
    this.contract = undefined;
    this.soloist = NOBODY;
    this.trump = NO_TRUMP;
    this.kept.fill(undefined);
    this.standing.rank = 0;
    this.standing.seat = NOBODY;
    this.standing.held = false;
    this.played.fill(0);
    this.barred.fill(0);
    const gone = origin?.gone ?? 0;
    const talon = origin?.talon ?? 0;
    const unseen = ~(memory.dealt | gone);
    possible[NEXT] = unseen & ~talon;
    possible[LAST] = unseen & ~talon;
    possible[TALON_PLACE] = origin === undefined ? 0 : talon !== 0 ? talon : unseen;
    for (let place = NEXT; place <= LAST; place++) {
      const full = (seat + 1 + place) % 3 === memory.forehand ? HAND_SIZE + 2 : HAND_SIZE;
      sizes[place] = origin === undefined ? full : origin.size;
    }
    sizes[TALON_PLACE] = origin === undefined ? 0 : 2;
    let own = memory.dealt;
    if (origin !== undefined) this.begin(origin.soloist, origin.rank, origin.trump);
    own = this.walk(memory, own);
    this.unseen = ~(own | gone | this.played[NEXT]! | this.played[LAST]! | this.played[2]!);
    this.close(memory);
  }

  /** -1 for the own seat. */
  placeOf(seat: Seat): number {
    return ((seat - (this.memory?.seat ?? 0) + 3) % 3) - 1;
  }

  private begin(soloist: Seat, rank: number, trump: number): void {
    const { state } = this.memory ?? {};
    if (state === undefined) return;
    this.soloist = soloist;
    this.contract = bidOf(state, rank);
    this.trump = trump;
  }

  /** Scans the log once; returns the own hand at its end. */
  private walk(memory: Memory, dealt: Cards): Cards {
    const { log, length } = memory;
    let own = dealt;
    let announced = 0;
    let bidder = NOBODY;
    const trick = { onTable: 0, led: 0, stronger: 0 };
    for (let i = 0; i < length; i++) {
      const move = log[i]! & 0xff;
      const seat = log[i]! >> 8;
      if (isBid(move)) {
        announced = move - BID;
        bidder = seat;
        this.announce(memory, i, seat, announced);
        continue;
      }
      if (isDiscard(move)) {
        own = this.discard(seat, move - DISCARD, own);
        continue;
      }
      if (move === HOLD) {
        this.standing.held = true;
        announced = 0;
      } else if (announced !== 0) {
        this.standing.rank = announced;
        this.standing.seat = bidder;
        this.standing.held = false;
        announced = 0;
      }
      if (move === PICKUP) own = this.pickUp(memory, i, seat, own);
      else if (isTrump(move)) this.begin(this.standing.seat, this.standing.rank, move - TRUMP);
      else if (isPlay(move)) {
        if (this.contract === undefined) this.beginUnnamed(memory);
        this.playCard(memory, seat, move, trick);
        own &= ~(1 << move);
      }
    }
    return own;
  }

  /** A contract without a named trump: none, or Hearts. */
  private beginUnnamed({ state }: Memory): void {
    const bid = bidOf(state, this.standing.rank);
    this.begin(this.standing.seat, bid.rank, bid.noTrump ? NO_TRUMP : 0);
  }

  private announce(memory: Memory, index: number, seat: Seat, rank: number): void {
    const { state } = memory;
    const place = this.placeOf(seat);
    if (place < 0) return;
    const bid = bidOf(state, rank);
    if (!this.proofs || !state.options.requireHolding) return;
    if (this.mayBeWaived(memory, seat)) {
      this.kept[place as 0 | 1] = undefined;
      this.doubts.push({ index, standing: { ...this.standing } });
    } else this.kept[place as 0 | 1] = bid;
  }

  /** Rule 4.4: whether every allowed bid has requirements. */
  private mayBeWaived({ state }: Memory, seat: Seat): boolean {
    const { bids } = state.ladder;
    for (let i = bids.length - 1; i >= this.standing.rank; i--) {
      const bid = bids[i]!;
      if (bid.anyNeeds[0] === 0 && allows(state, this.standing, seat, bid)) return false;
    }
    return true;
  }

  private discard(seat: Seat, card: number, own: Cards): Cards {
    const { possible, sizes } = this;
    const place = this.placeOf(seat);
    sizes[TALON_PLACE] = sizes[TALON_PLACE]! + 1;
    if (place < 0) {
      possible[TALON_PLACE] = possible[TALON_PLACE]! | (1 << card);
      return own & ~(1 << card);
    }
    possible[TALON_PLACE] = possible[TALON_PLACE]! | possible[place]!;
    sizes[place] = sizes[place]! - 1;
    return own;
  }

  private pickUp(memory: Memory, index: number, seat: Seat, own: Cards): Cards {
    const { possible, sizes } = this;
    const place = this.placeOf(seat);
    const pickup = (this.pickups[this.pickupCount++] ??= {
      index,
      possible: new Int32Array(3),
      proof: undefined,
    });
    pickup.index = index;
    pickup.possible.set(possible);
    pickup.proof = place < 0 ? undefined : this.kept[place as 0 | 1];
    const talon = possible[TALON_PLACE]!;
    possible[TALON_PLACE] = 0;
    sizes[TALON_PLACE] = 0;
    if (place >= 0) {
      possible[place] = possible[place]! | talon;
      sizes[place] = sizes[place]! + 2;
      this.kept[place as 0 | 1] = undefined;
      return own;
    }
    const seen = talonBefore(memory.log, index);
    possible[NEXT] = possible[NEXT]! & ~seen;
    possible[LAST] = possible[LAST]! & ~seen;
    return own | seen;
  }

  private playCard(
    memory: Memory,
    seat: Seat,
    card: number,
    trick: { onTable: number; led: Cards; stronger: Cards },
  ): void {
    const place = this.placeOf(seat);
    const bit = 1 << card;
    const { options } = memory.state;
    const contract = this.contract;
    if (place >= 0) {
      const kept = options.keepSeven && seat === this.soloist && contract !== undefined;
      const barred = ruledOut(bit, trick, {
        trumps: this.trump === NO_TRUMP ? 0 : suitCards(this.trump),
        duty: contract !== undefined && has(contract, 'betli') && !options.betliMustBeat ? 0 : -1,
        kept: kept && has(contract, 'ulti') ? seven(this.trump) : 0,
      });
      this.barred[place] = this.barred[place]! | barred;
      this.sizes[place] = this.sizes[place]! - 1;
    }
    this.played[place < 0 ? 2 : place] = this.played[place < 0 ? 2 : place]! | bit;
    if (trick.onTable === 0) trick.led = suitCards(card >> 3);
    if (trick.onTable === 0 || (bit & trick.stronger) !== 0) {
      trick.stronger = BEATS[(this.trump << 5) + card]!;
    }
    trick.onTable = trick.onTable === 2 ? 0 : trick.onTable + 1;
  }

  /** The cards left for each place, and the sets that a hand must have held. */
  private close(memory: Memory): void {
    const { possible, unseen, barred } = this;
    for (let place = 0; place < 3; place++) {
      possible[place] = possible[place]! & unseen & ~barred[place]!;
    }
    for (let place = NEXT; place <= LAST; place++) {
      const seat = (memory.seat + 1 + place) % 3;
      const open = memory.open[seat]!;
      if (open !== 0) {
        for (let other = 0; other < 3; other++) possible[other] = possible[other]! & ~open;
        possible[place] = open;
      }
      if (this.proofs) this.needs[place as 0 | 1] = this.setsOf(memory, seat, place);
    }
  }

  private setsOf(memory: Memory, seat: Seat, place: number): readonly Cards[] {
    const bid = this.kept[place as 0 | 1];
    const named = this.contract !== undefined && seat === this.soloist && !this.contract.noTrump;
    const held = bid === undefined ? [0] : named ? (bid.needs[this.trump] ?? [0]) : bid.anyNeeds;
    const record = announcedBy(memory, seat);
    // Mostly nothing is known; this runs for every sampled world.
    if (record < 0 && bid === undefined) return NOTHING;
    const pairs = record < 0 ? [0] : pairSets(record, this.trump);
    const able = possibleOf(this, place);
    const sets = held.flatMap((one) => pairs.map((other) => one | other));
    return [...new Set(sets)].filter((set) => (set & ~able) === 0);
  }
}

/** The contract's demands on a hand: its trumps, -1 where a trick must be beaten, the seven if it must be kept. */
export interface Asked {
  readonly trumps: Cards;
  readonly duty: number;
  readonly kept: Cards;
}

/** Rules 7.2 and 7.4 in reverse: what a player who chose this card cannot have held beside it. */
export function ruledOut(
  bit: Cards,
  trick: { readonly onTable: number; readonly led: Cards; readonly stronger: Cards },
  { trumps, duty, kept }: Asked,
): Cards {
  let barred = 0;
  if (trick.onTable > 0) {
    const better = trick.stronger & duty;
    if ((bit & trick.led) !== 0) {
      if ((bit & better) === 0) barred = trick.led & better;
    } else if ((bit & trumps) !== 0) {
      barred = trick.led | ((bit & better) === 0 ? trumps & better : 0);
    } else barred = trick.led | trumps;
  }
  // A player forced to play the seven had no other trump.
  return bit === kept ? barred | trumps : barred;
}

/** The single set that requires no card. */
const NOTHING: readonly Cards[] = [0];

/** Cards that may have been in a hand when play began, or are there now. */
function possibleOf({ possible, played }: Deduction, place: number): Cards {
  return possible[place]! | played[place]!;
}

/** Marriages announced by a whole hand, or -1: in a deal that began in the middle the hands are unknown. */
export function announcedBy({ marriages, origin }: Memory, seat: Seat): number {
  return origin !== undefined && origin.size < HAND_SIZE ? -1 : marriages[seat]!;
}

/** The sets of kings and overs that an announcement can mean. */
function pairSets(record: number, trump: number): Cards[] {
  let sets: Cards[] = [(record & 1) !== 0 ? marriage(trump) : 0];
  const suits = [0, 1, 2, 3].filter((suit) => suit !== trump);
  for (let left = record >> 1; left > 0; left--) {
    sets = sets.flatMap((set) =>
      suits.flatMap((suit) => ((set & marriage(suit)) === 0 ? [set | marriage(suit)] : [])),
    );
  }
  return [...new Set(sets)];
}

/** The seats at the places of hidden hands. */
export function seatsOf(seat: Seat): readonly [Seat, Seat] {
  return [next(seat), next(next(seat))];
}
