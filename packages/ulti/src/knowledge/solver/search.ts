/**
 * Alpha-beta with null windows over the tricks that are left. The value of a
 * position is the surplus: how many points more than needed the soloist still
 * makes, when every class of ends asks for a number of points (`outcome.ts`).
 * The soloist wants it at least at `goal`, the defenders, as one player, below.
 * What comes back is a bound: from `goal` on the value is at least that, below
 * it at most that.
 *
 * Seats are counted from the soloist: 0, then the defenders 1 and 2. Cards are
 * bits in order of strength. Hands are `rest & own[seat]`: who holds a card
 * never changes, so that the cards left are the whole position.
 *
 * Reads of typed arrays carry a `!`: seats, bits and subsets are always in
 * range, and these are the inner loops.
 */
import {
  ACE_LOST,
  CLASSES,
  classOf,
  DEFENDER_TRICK,
  FLAGS,
  NEVER,
  SEVEN,
  SEVENS,
  SIDES,
  SOLOIST_TRICK,
} from './outcome.ts';
import { DRAWN, SUMS, TRICKS_SHIFT, type Runs } from './runs.ts';
import type { Ducking } from './ducking.ts';
import { SUBSETS, SUITS, type Suits } from './suits.ts';
import { count } from './position.ts';
import { NO_ENTRY, type Table } from './table.ts';

const ACES = 0x80808080 | 0;
const LEAST = -NEVER - 1000;
const MOST: number = NEVER + 1000;

const OPEN = -1;
const NO_SUIT = -1;

/** The highest card of a set that is not above a card of it: the bottom of its run. */
function lowestOf(top: number, bottoms: number): number {
  return (0x80000000 >>> Math.clz32(bottoms & (top | (top - 1)))) | 0;
}

/** The cards and rules of one position. */
export interface Setting {
  /** Cards in hand and in the current trick, by seat from the soloist. */
  readonly own: readonly [number, number, number];
  /** The trump suit, or none. */
  readonly trumps: number;
  readonly mustBeat: boolean;
  /** The trump 7 if the soloist has to keep it (7.4), else none. */
  readonly kept: number;
  /** The trump 7 if its fate matters to an answer, else none. */
  readonly seven: number;
  /** Play stops when a defender wins a trick before the last (7.6). */
  readonly stopsAtDefender: boolean;
}

export class Search {
  nodes = 0;
  stopped = false;
  private limit = 0;

  /** Card points by bit. */
  private readonly points = new Int32Array(32);
  private readonly own = new Int32Array(3);
  private trumps = 0;
  private trumpSuit = NO_SUIT;
  private mustBeat = true;
  private kept = 0;
  private seven = 0;
  private stopsAtDefender = false;

  /** The test: surplus without points by class, and its range by flags and a seven still to come. */
  private readonly base = new Int32Array(CLASSES);
  private readonly highest = new Int32Array(2 * FLAGS);
  private readonly lowest = new Int32Array(2 * FLAGS);
  private stopBase = 0;
  private relevant = FLAGS - 1;
  private test = 0;

  private readonly history = new Int32Array(30000);
  private readonly suits: Suits;
  private readonly runs: Runs;
  private readonly ducking: Ducking;
  private readonly table: Table;

  constructor(suits: Suits, runs: Runs, ducking: Ducking, table: Table) {
    this.ducking = ducking;
    this.suits = suits;
    this.runs = runs;
    this.table = table;
  }

  /** Takes up a position, with so many beginnings of tricks to look at. */
  sit(setting: Setting, points: readonly number[], budget: number): void {
    this.nodes = 0;
    this.limit = budget;
    this.stopped = false;
    this.points.set(points);
    this.own.set(setting.own);
    this.trumps = setting.trumps;
    this.trumpSuit = setting.trumps === 0 ? NO_SUIT : (31 - Math.clz32(setting.trumps)) >> 3;
    this.mustBeat = setting.mustBeat;
    this.kept = setting.kept;
    this.seven = setting.seven;
    this.stopsAtDefender = setting.stopsAtDefender;
    this.history.fill(0);
  }

  /**
   * Takes up a test: the points each class needs, and the points that suffice
   * when play stops early. `test` tells its table entries from those of others.
   */
  ask(need: Int32Array, stopNeed: number, test: number): void {
    const { base, highest, lowest } = this;
    this.stopBase = -stopNeed;
    this.test = test;
    const sevens = this.seven === 0 ? 1 : SEVENS;
    const owned = (this.own[0]! & this.seven) !== 0;
    this.relevant = this.stopsAtDefender ? DEFENDER_TRICK : 0;
    for (let seven = 0; seven < sevens; seven++) {
      if (seven > 0 && seven <= SEVEN.beaten !== owned) continue;
      for (let flags = 0; flags < FLAGS; flags++) {
        for (let flag = 1; flag < FLAGS; flag <<= 1) {
          const other = flags ^ flag;
          if ((flags & SIDES) === 0 || (other & SIDES) === 0) continue;
          if (need[classOf(seven, flags)] !== need[classOf(seven, other)]) this.relevant |= flag;
        }
      }
    }
    base.fill(LEAST);
    for (let seven = 0; seven < sevens; seven++) {
      for (let flags = 1; flags < FLAGS; flags++) {
        if ((flags & SIDES) === 0) continue;
        base[classOf(seven, flags & this.relevant)] = -need[classOf(seven, flags)]!;
      }
    }
    for (let pending = 0; pending < 2; pending++) {
      for (let flags = 0; flags < FLAGS; flags++) {
        let high = LEAST;
        let low = MOST;
        for (let seven = 0; seven < sevens; seven++) {
          if (seven > 0 && (pending === 0 || seven <= SEVEN.beaten !== owned)) continue;
          for (let more = 0; more < FLAGS; more++) {
            if (((flags | more) & SIDES) === 0) continue;
            const value = base[classOf(seven, (flags | more) & this.relevant)]!;
            high = Math.max(high, value);
            low = Math.min(low, value);
          }
        }
        if (this.stopsAtDefender && (flags & DEFENDER_TRICK) === 0) {
          high = Math.max(high, this.stopBase);
          low = Math.min(low, this.stopBase);
        }
        highest[pending * FLAGS + flags] = high;
        lowest[pending * FLAGS + flags] = low;
      }
    }
  }

  /** Points that the leader can take at once, without giving away the lead. */
  private sure(rest: number, leader: number, hand: number, left: number): number {
    const { runs, trumpSuit } = this;
    let sum = 0;
    let free = true;
    if (trumpSuit !== NO_SUIT) {
      sum = runs.freely(leader, trumpSuit, (rest >>> (trumpSuit * 8)) & 255);
      free = (sum & DRAWN) !== 0;
      sum &= SUMS;
    }
    for (let suit = 0; suit < SUITS; suit++) {
      const cards = (rest >>> (suit * 8)) & 255;
      if (suit === trumpSuit || cards === 0) continue;
      sum +=
        (free ? runs.freely(leader, suit, cards) : runs.whileFollowed(leader, suit, cards)) & SUMS;
    }
    return sum >> TRICKS_SHIFT === count(hand) ? left : sum & (SUBSETS - 1);
  }

  /** Points of a side's highest trumps: they come home whoever leads. */
  private trumpsOf(rest: number, side: number): number {
    const { trumpSuit } = this;
    if (trumpSuit === NO_SUIT) return 0;
    return this.runs.ofTrumps(side, (rest >>> (trumpSuit * 8)) & 255);
  }

  /** The flags that matter to the test. */
  relevantOf(flags: number): number {
    return flags & this.relevant;
  }

  /** The highest cards of runs. */
  tops(rest: number): number {
    const { tops } = this.suits;
    return (
      tops[rest & 255]! |
      tops[256 + ((rest >>> 8) & 255)]! |
      tops[512 + ((rest >>> 16) & 255)]! |
      tops[768 + (rest >>> 24)]!
    );
  }

  /** The lowest cards of runs. */
  bottoms(rest: number): number {
    const { bottoms } = this.suits;
    return (
      bottoms[rest & 255]! |
      bottoms[256 + ((rest >>> 8) & 255)]! |
      bottoms[512 + ((rest >>> 16) & 255)]! |
      bottoms[768 + (rest >>> 24)]!
    );
  }

  /** One of each set of equal cards. */
  unequal(rest: number): number {
    const { unequal } = this.suits;
    return (
      unequal[rest & 255]! |
      unequal[256 + ((rest >>> 8) & 255)]! |
      unequal[512 + ((rest >>> 16) & 255)]! |
      unequal[768 + (rest >>> 24)]!
    );
  }

  /** A bound on the surplus of a position before a trick; `left` are the points still to be won. */
  lead(given: number, leader: number, goal: number, left: number, flags: number): number {
    if (++this.nodes > this.limit) {
      this.stopped = true;
      return 0;
    }
    const { suits, table, own } = this;
    const { lowest } = suits;
    const rest =
      lowest[given & 255]! |
      lowest[256 + ((given >>> 8) & 255)]! |
      lowest[512 + ((given >>> 16) & 255)]! |
      lowest[768 + (given >>> 24)]!;
    const hand = rest & own[leader]!;
    if ((hand & (hand - 1)) === 0) return this.lastTrick(rest, leader, left, flags);
    const range = (rest & this.seven) !== 0 ? FLAGS + flags : flags;
    const high = this.highest[range]!;
    if (high + left < goal) return high + left;
    const low = this.lowest[range]!;
    if (low >= goal) return low;
    if (!this.mustBeat && leader !== 0 && this.ducking.holds(rest)) return high;

    // Once only the points count, the entry is the same for every test.
    const test = high === 0 && low === 0 ? 0 : this.test;
    const state = leader | (flags << 2) | (test << 5);
    let at = table.find(rest, state);
    let first = 0;
    if (at !== NO_ENTRY) {
      const least = table.low(at);
      if (least >= goal) return least;
      const most = table.high(at);
      if (most < goal) return most;
      first = table.move(at);
    }

    if (left !== 0) {
      const sure = this.sure(rest, leader, hand, left);
      if (leader === 0) {
        if (low + sure >= goal) return low + sure;
        const most = high + left - this.trumpsOf(rest, 1);
        if (most < goal) return most;
      } else {
        const most = high + left - sure;
        if (most < goal) return most;
        const least = low + this.trumpsOf(rest, 0);
        if (least >= goal) return least;
      }
    }

    const tops = this.tops(rest);
    const bottoms = this.bottoms(rest);
    let moves = hand & this.unequal(rest);
    for (let runs = hand & tops & ~bottoms; runs !== 0; runs &= runs - 1) {
      const top = runs & -runs;
      const bottom = lowestOf(top, hand & bottoms);
      const side = this.sideOfLead(rest, leader, top);
      if (side === OPEN) continue;
      moves &= ~(top | (top - 1)) | (bottom - 1);
      moves |= side === (leader === 0 ? 0 : 1) ? top : bottom;
    }
    if (leader === 0 && (moves & ~this.kept) !== 0) moves &= ~this.kept;
    const row = 1100 + (leader * 11 + count(hand)) * 32;
    let best = leader === 0 ? LEAST : MOST;
    let bestMove = 0;
    if ((moves & first) === 0) first = 0;
    while (moves !== 0) {
      const card = first !== 0 ? first : this.choose(moves, row);
      first = 0;
      moves ^= card;
      const value = this.second(rest, tops, bottoms, leader, card, goal, left, flags);
      if (this.stopped) return 0;
      if (leader === 0) {
        if (value > best) {
          best = value;
          bestMove = card;
          if (value >= goal) break;
        }
      } else if (value < best) {
        best = value;
        bestMove = card;
        if (value < goal) break;
      }
    }
    if (best >= goal === (leader === 0)) this.history[row + 31 - Math.clz32(bestMove)]!++;
    at = table.find(rest, state);
    if (best >= goal) {
      if (at === NO_ENTRY) table.add(rest, state, best, MOST, bestMove);
      else table.set(at, best, Math.max(best, table.high(at)), bestMove);
    } else {
      if (at === NO_ENTRY) table.add(rest, state, LEAST, best, bestMove);
      else table.set(at, Math.min(best, table.low(at)), best, bestMove);
    }
    return best;
  }

  /** The same after the first card of a trick. */
  second(
    rest: number,
    tops: number,
    bottoms: number,
    leader: number,
    a: number,
    goal: number,
    left: number,
    flags: number,
  ): number {
    const seat = leader === 2 ? 0 : leader + 1;
    const beating = this.beating(a);
    const hand = rest & this.own[seat]!;
    const legal = this.legal(hand, seat, a, a, beating);
    let moves = legal & tops;
    const row = 4000 + (seat * 32 + (31 - Math.clz32(a))) * 32;
    let best = seat === 0 ? LEAST : MOST;
    let bestMove = 0;
    while (moves !== 0) {
      let card = this.choose(moves, row);
      moves ^= card;
      if ((card & bottoms) === 0 && !this.isOurs(rest, leader, seat, a, card, beating)) {
        card = lowestOf(card, hand & bottoms);
      }
      const value = this.third(rest, tops, bottoms, leader, a, card, beating, goal, left, flags);
      if (this.stopped) return 0;
      if (seat === 0) {
        if (value > best) {
          best = value;
          bestMove = card;
          if (value >= goal) break;
        }
      } else if (value < best) {
        best = value;
        bestMove = card;
        if (value < goal) break;
      }
    }
    if (best >= goal === (seat === 0)) this.history[row + 31 - Math.clz32(bestMove)]!++;
    return best;
  }

  /** The same after the second card; `beating` are the cards that beat the first. */
  third(
    rest: number,
    tops: number,
    bottoms: number,
    leader: number,
    a: number,
    b: number,
    beating: number,
    goal: number,
    left: number,
    flags: number,
  ): number {
    const middle = leader === 2 ? 0 : leader + 1;
    const seat = middle === 2 ? 0 : middle + 1;
    const topped = (b & beating) !== 0;
    const top = topped ? b : a;
    const holder = topped ? middle : leader;
    const over = topped ? this.beating(b) : beating;
    const legal = this.legal(rest & this.own[seat]!, seat, a, top, over);
    const winning = legal & over;
    // Of cards next to each other the dearer goes to the own side, the cheaper to the other.
    const ours = winning !== 0 || (holder === 0) === (seat === 0);
    let moves = legal & (ours ? tops : bottoms);
    const row = 672 + (seat * 4 + ((31 - Math.clz32(a)) >> 3)) * 32;
    const sign = ours ? 100000 : -100000;
    const sum = this.points[31 - Math.clz32(a)]! + this.points[31 - Math.clz32(b)]!;
    let best = seat === 0 ? LEAST : MOST;
    let bestMove = 0;
    while (moves !== 0) {
      const card = this.chooseBy(moves, row, sign);
      moves ^= card;
      const won = (card & over) !== 0;
      const worth = sum + this.points[31 - Math.clz32(card)]!;
      const value = this.take(
        rest,
        a | b | card,
        won ? seat : holder,
        won ? card : top,
        worth,
        goal,
        left,
        flags,
      );
      if (this.stopped) return 0;
      if (seat === 0) {
        if (value > best) {
          best = value;
          bestMove = card;
          if (value >= goal) break;
        }
      } else if (value < best) {
        best = value;
        bestMove = card;
        if (value < goal) break;
      }
    }
    if (best >= goal === (seat === 0)) this.history[row + 31 - Math.clz32(bestMove)]!++;
    return best;
  }

  /** The same after a whole trick, won by `top`. */
  take(
    rest: number,
    trick: number,
    winner: number,
    top: number,
    worth: number,
    goal: number,
    left: number,
    flags: number,
  ): number {
    const after = rest ^ trick;
    if (after === 0) return this.end(trick, winner, top, left, flags);
    if (winner === 0) {
      const now = (flags | SOLOIST_TRICK) & this.relevant;
      return worth + this.lead(after, 0, goal - worth, left - worth, now);
    }
    if (this.stopsAtDefender) return this.stopBase;
    const ace = (trick & ACES) !== 0 ? ACE_LOST : 0;
    const now = (flags | DEFENDER_TRICK | ace) & this.relevant;
    return this.lead(after, winner, goal, left - worth, now);
  }

  /**
   * Whose trick it will be after a lead: all duties are such that a seat that
   * may beat must. OPEN, if that is the choice of somebody in between.
   */
  private sideOfLead(rest: number, leader: number, a: number): number {
    const beating = this.beating(a);
    const { own } = this;
    const soloist = leader !== 0 && this.canBeat(rest & own[0]!, 0, a, beating);
    if (leader !== 0 && !soloist) return 1;
    if (leader !== 1 && this.canBeat(rest & own[1]!, 1, a, beating)) return leader === 0 ? 1 : OPEN;
    if (leader !== 2 && this.canBeat(rest & own[2]!, 2, a, beating)) return leader === 0 ? 1 : OPEN;
    return 0;
  }

  private canBeat(hand: number, seat: number, led: number, beating: number): boolean {
    return (this.legal(hand, seat, led, led, beating) & beating) !== 0;
  }

  /** Whether the trick will go to the side of the second seat, when it plays this card. */
  private isOurs(
    rest: number,
    leader: number,
    seat: number,
    a: number,
    b: number,
    beating: number,
  ): boolean {
    const topped = (b & beating) !== 0;
    const over = topped ? this.beating(b) : beating;
    const last = seat === 2 ? 0 : seat + 1;
    const legal = this.legal(rest & this.own[last]!, last, a, topped ? b : a, over);
    const winner = (legal & over) !== 0 ? last : topped ? seat : leader;
    return (winner === 0) === (seat === 0);
  }

  /** Legal cards of a seat that follows (7.2, 7.4); `over` are the cards that beat `top`. */
  legal(hand: number, seat: number, led: number, top: number, over: number): number {
    const suit = 255 << ((31 - Math.clz32(led)) & 24);
    let cards = hand & suit;
    if (cards !== 0) {
      const higher = cards & over;
      if (higher !== 0 && this.mustBeat && (top & suit) !== 0) cards = higher;
    } else {
      cards = hand & this.trumps;
      if (cards === 0) cards = hand;
      else if ((cards & over) !== 0) cards &= over;
    }
    if (seat === 0 && (cards & ~this.kept) !== 0) cards &= ~this.kept;
    return cards;
  }

  /** Cards that beat a card that wins so far (7.3). */
  beating(card: number): number {
    const above = ~(card | (card - 1));
    if ((card & this.trumps) !== 0) return this.trumps & above;
    return this.trumps | ((255 << ((31 - Math.clz32(card)) & 24)) & above);
  }

  private lastTrick(rest: number, leader: number, left: number, flags: number): number {
    const middle = leader === 2 ? 0 : leader + 1;
    const seat = middle === 2 ? 0 : middle + 1;
    let top = rest & this.own[leader]!;
    let winner = leader;
    const b = rest & this.own[middle]!;
    const c = rest & this.own[seat]!;
    if ((b & this.beating(top)) !== 0) {
      top = b;
      winner = middle;
    }
    if ((c & this.beating(top)) !== 0) {
      top = c;
      winner = seat;
    }
    return this.end(rest, winner, top, left, flags);
  }

  private end(trick: number, winner: number, top: number, left: number, flags: number): number {
    let seven: number = SEVEN.elsewhere;
    if ((trick & this.seven) !== 0) {
      const own = (this.own[0]! & this.seven) !== 0;
      if (top === this.seven) seven = own ? SEVEN.won : SEVEN.defenderWon;
      else seven = own ? SEVEN.beaten : SEVEN.defenderBeaten;
    }
    if (winner === 0) {
      return left + this.base[classOf(seven, (flags | SOLOIST_TRICK) & this.relevant)]!;
    }
    const ace = (trick & ACES) !== 0 ? ACE_LOST : 0;
    return this.base[classOf(seven, (flags | DEFENDER_TRICK | ace) & this.relevant)]!;
  }

  private chooseBy(moves: number, row: number, sign: number): number {
    let best = 0;
    let rest = moves;
    let most = -1e9 | 0;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      const i = 31 - Math.clz32(bit);
      const score = this.history[row + i]! + sign * this.points[i]!;
      if (score >= most) {
        most = score;
        best = bit;
      }
    }
    return best;
  }

  private choose(moves: number, row: number): number {
    let best = moves & -moves;
    let rest = moves ^ best;
    let most = this.history[row + 31 - Math.clz32(best)]!;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      const score = this.history[row + 31 - Math.clz32(bit)]!;
      if (score >= most) {
        most = score;
        best = bit;
      }
    }
    return best;
  }
}
