/**
 * Random worlds that a seat cannot tell apart. First the current hidden hands and the talon,
 * uniformly over the ways to fill the places; then the auction is rewound, and at each pickup the
 * two cards from the talon are chosen among those that could have been there. A way that leaves
 * fewer choices stands for fewer worlds, and is rejected more often in proportion.
 */
import type { Random, Seat } from '@pakli/core';
import { waives } from './auction.ts';
import { count, pick, type Cards } from './cards.ts';
import { BID, DISCARD, isBid, isDiscard, isPlay, PICKUP } from './codes.ts';
import { marriagesOf } from './contract.ts';
import {
  announcedBy,
  Deduction,
  LAST,
  NEXT,
  seatsOf,
  TALON_PLACE,
  type Doubt,
  type Pickup,
} from './deduction.ts';
import { holds } from './ladder.ts';
import { talonBefore, type Memory } from './memory.ts';
import { bidOf } from './state.ts';

/** Binomial coefficients up to 32 over 32. */
const CHOOSE = Array.from({ length: 33 }, () => new Float64Array(33));
for (let n = 0; n <= 32; n++) {
  for (let k = 0; k <= n; k++) {
    CHOOSE[n]![k] = k === 0 ? 1 : CHOOSE[n - 1]![k - 1]! + CHOOSE[n - 1]![k]!;
  }
}

function choose(n: number, k: number): number {
  return k < 0 || k > n ? 0 : CHOOSE[n]![k]!;
}

/** Pairs among twelve cards. */
const PAIRS = 66;
const SCALE = 0x40000000;

export class Sampler {
  private readonly known = new Deduction();
  /** The sampled world: current hands and talon by place, hands as dealt by seat, waived bids by rank. */
  readonly hidden: Int32Array = new Int32Array(3);
  readonly dealt: Int32Array = new Int32Array(3);
  readonly waived: Set<number> = new Set();
  /** Pairs of sets that the two hands must have held, and the number of worlds for each. */
  private readonly pairs: { sets: [Cards, Cards]; ways: number }[] = [];
  private total = 0;
  private readonly free = new Int32Array(3);
  private readonly shares = new Float64Array(9);
  private readonly choices = new Int32Array(PAIRS);
  private readonly hands = new Int32Array(3);

  /** Draws a world into the fields and the log of the memory, uniformly; false if none was found. */
  draw(memory: Memory, random: Random, tries: number): boolean {
    if (!this.prepare(memory)) return false;
    for (let i = 0; i < tries; i++) {
      const share = this.attempt(memory, random);
      if (share >= 1 || (share > 0 && random.below(SCALE) < share * SCALE)) return true;
    }
    return false;
  }

  /** As `draw`, but takes the first world that fits. */
  find(memory: Memory, random: Random, tries: number): boolean {
    if (!this.prepare(memory)) return false;
    for (let i = 0; i < tries; i++) if (this.attempt(memory, random) > 0) return true;
    return false;
  }

  private prepare(memory: Memory): boolean {
    this.known.draw(memory);
    this.weighSets();
    return this.total > 0;
  }

  /** One world, and its number of worlds relative to the maximum; 0 where it does not fit. */
  private attempt(memory: Memory, random: Random): number {
    return this.fill(memory, random) ? this.windBack(memory, random) : 0;
  }

  /** Counts the worlds of each pair of sets. */
  private weighSets(): void {
    const { known, pairs } = this;
    const { played, possible } = known;
    pairs.length = 0;
    this.total = 0;
    for (const one of known.needs[NEXT]) {
      for (const other of known.needs[LAST]) {
        const a = one & ~played[NEXT]!;
        const b = other & ~played[LAST]!;
        if ((a & b) !== 0 || (a & ~possible[NEXT]!) !== 0 || (b & ~possible[LAST]!) !== 0) continue;
        this.force(a, b);
        const ways = this.ways();
        if (ways === 0) continue;
        pairs.push({ sets: [one, other], ways });
        this.total += ways;
      }
    }
  }

  /** Reserves the cards of two sets for their hands. */
  private force(a: Cards, b: Cards): void {
    const { possible } = this.known;
    this.free[NEXT] = possible[NEXT]! & ~b;
    this.free[LAST] = possible[LAST]! & ~a;
    this.free[TALON_PLACE] = possible[TALON_PLACE]! & ~(a | b);
  }

  /** The number of ways to fill the places from `free`; `shares` holds them by cards of the talon. */
  private ways(): number {
    const { free, shares } = this;
    const { sizes, unseen } = this.known;
    const a = free[NEXT]!;
    const b = free[LAST]!;
    const t = free[TALON_PLACE]!;
    if ((unseen & ~(a | b | t)) !== 0) return 0;
    const both = count(a & b & ~t);
    const all = count(a & b & t);
    const orNext = count(a & t & ~b);
    const orLast = count(b & t & ~a);
    const next = sizes[NEXT]! - count(a & ~b & ~t);
    const talon = sizes[TALON_PLACE]! - count(t & ~a & ~b);
    if (next < 0 || talon < 0 || sizes[LAST]! < count(b & ~a & ~t)) return 0;
    // i of the next hand's possible cards lie in the talon, j of the last hand's.
    let sum = 0;
    shares.fill(0);
    for (let i = 0; i <= Math.min(talon, 2); i++) {
      for (let j = 0; i + j <= Math.min(talon, 2); j++) {
        const k = talon - i - j;
        const rest = next - (orNext - i);
        const ways =
          choose(orNext, i) * choose(orLast, j) * choose(all, k) * choose(both + all - k, rest);
        shares[3 * i + j] = ways;
        sum += ways;
      }
    }
    return sum;
  }

  /** Fills `hidden`; false where the world does not fit after all. */
  private fill(memory: Memory, random: Random): boolean {
    const { pairs, known, hidden } = this;
    const { played } = known;
    let lot = (random.below(SCALE) / SCALE) * this.total;
    let chosen = pairs.length - 1;
    for (let i = 0; i < pairs.length; i++) {
      lot -= pairs[i]!.ways;
      if (lot < 0) {
        chosen = i;
        break;
      }
    }
    const { sets } = pairs[chosen]!;
    this.force(sets[0] & ~played[NEXT]!, sets[1] & ~played[LAST]!);
    this.spread(random);
    // A world that fits several pairs was that much likelier to be drawn.
    if (pairs.length > 1) {
      const one = hidden[NEXT]! | played[NEXT]!;
      const other = hidden[LAST]! | played[LAST]!;
      let fits = 0;
      for (const pair of pairs) {
        if ((pair.sets[0] & ~one) === 0 && (pair.sets[1] & ~other) === 0) fits++;
      }
      if (fits > 1 && random.below(fits) !== 0) return false;
    }
    return this.fitsAnnouncements(memory);
  }

  /** One of the ways, uniformly. */
  private spread(random: Random): void {
    const { free, shares, hidden } = this;
    const { sizes } = this.known;
    let lot = (random.below(SCALE) / SCALE) * this.ways();
    let share = 0;
    for (let i = 0; i < 9; i++) {
      if (shares[i] === 0) continue;
      share = i;
      lot -= shares[i]!;
      if (lot < 0) break;
    }
    const a = free[NEXT]!;
    const b = free[LAST]!;
    const t = free[TALON_PLACE]!;
    const i = Math.floor(share / 3);
    const j = share % 3;
    const k = sizes[TALON_PLACE]! - count(t & ~a & ~b) - i - j;
    const talon =
      (t & ~a & ~b) |
      pick(a & t & ~b, i, random) |
      pick(b & t & ~a, j, random) |
      pick(a & b & t, k, random);
    const fixed = a & ~b & ~talon;
    const open = a & b & ~talon;
    const next = fixed | pick(open, sizes[NEXT]! - count(fixed), random);
    hidden[NEXT] = next;
    hidden[TALON_PLACE] = talon;
    hidden[LAST] = this.known.unseen & ~(next | talon);
  }

  /** Rule 6.4: an announcer holds exactly that. */
  private fitsAnnouncements(memory: Memory): boolean {
    const { contract, trump, soloist, played } = this.known;
    if (contract === undefined) return true;
    const seats = seatsOf(memory.seat);
    for (let place = NEXT; place <= LAST; place++) {
      const seat = seats[place as 0 | 1];
      const record = announcedBy(memory, seat);
      if (record < 0) continue;
      const hand = this.hidden[place]! | played[place]!;
      if (marriagesOf(contract, trump, hand, seat === soloist) !== record) return false;
    }
    return true;
  }

  /** Rewinds the auction to the deal and fills the discards of the log. Returns the share of pairs that could have been picked up, or 0. */
  private windBack(memory: Memory, random: Random): number {
    const { known, hands, hidden, dealt } = this;
    const { log, length, seat } = memory;
    const [next, last] = seatsOf(seat);
    hands[next] = hidden[NEXT]! | known.played[NEXT]!;
    hands[last] = hidden[LAST]! | known.played[LAST]!;
    hands[seat] = ~(
      known.unseen |
      known.played[NEXT]! |
      known.played[LAST]! |
      (memory.origin?.gone ?? 0)
    );
    this.waived.clear();
    let talon = hidden[TALON_PLACE]!;
    let discarded = 0;
    let pickup = known.pickupCount;
    let doubt = known.doubts.length;
    let share = 1;
    for (let i = length - 1; i >= 0; i--) {
      const move = log[i]! & 0xff;
      const mover = log[i]! >> 8;
      if (isPlay(move)) continue;
      if (isDiscard(move)) {
        // The two cards are a set: they are written in ascending order.
        const card = mover === seat ? move - DISCARD : 31 - Math.clz32(talon);
        if (discarded === 0) discarded = talon;
        talon &= ~(1 << card);
        hands[mover] = hands[mover]! | (1 << card);
        log[i] = (DISCARD + card) | (mover << 8);
      } else if (isBid(move)) {
        const last = doubt > 0 ? known.doubts[doubt - 1] : undefined;
        if (last !== undefined && last.index === i) {
          doubt--;
          if (!this.resolve(memory, last, mover, move - BID, discarded)) return 0;
        }
        discarded = 0;
      } else if (move === PICKUP) {
        pickup--;
        if (mover === seat) talon = talonBefore(log, i);
        else {
          const before = known.pickups[pickup]!;
          const ways = this.pairsBefore(before, hands[mover]!, known.placeOf(mover));
          if (ways === 0) return 0;
          talon = this.choices[random.below(ways)]!;
          if (count(before.possible[TALON_PLACE]!) > 2) share *= ways / PAIRS;
        }
        hands[mover] = hands[mover]! & ~talon;
      }
    }
    dealt.set(hands);
    return share;
  }

  /** The pairs that could have lain in the talon before this pickup. */
  private pairsBefore(pickup: Pickup, hand: Cards, place: number): number {
    const { choices } = this;
    const { possible, proof } = pickup;
    const must = hand & ~possible[place]!;
    const may = hand & possible[TALON_PLACE]!;
    if ((must & ~may) !== 0) return 0;
    let size = 0;
    for (let left = may; left !== 0; left &= left - 1) {
      const bit = left & -left;
      for (let rest = left ^ bit; rest !== 0; rest &= rest - 1) {
        const pair = bit | (rest & -rest);
        if ((must & ~pair) !== 0) continue;
        if (proof !== undefined && !holds(hand & ~pair, proof.anyNeeds)) continue;
        choices[size++] = pair;
      }
    }
    return size;
  }

  /** Rule 4.4, where it may have been waived: could this bid be announced, and its trump named? */
  private resolve(
    memory: Memory,
    doubt: Doubt,
    seat: Seat,
    rank: number,
    discarded: Cards,
  ): boolean {
    const { contract, soloist, trump } = this.known;
    const bid = bidOf(memory.state, rank);
    const twelve = this.hands[seat]!;
    if (waives(memory.state, doubt.standing, seat, twelve)) {
      this.waived.add(rank);
      return true;
    }
    const named = contract?.rank === rank && seat === soloist && !bid.noTrump;
    return holds(twelve & ~discarded, named ? (bid.needs[trump] ?? []) : bid.anyNeeds);
  }
}
