/**
 * Alpha-beta with null windows over the remaining tricks. The value of a position is the surplus:
 * how many points more than needed the soloist still makes, when every class of ends requires a
 * number of points (`outcome.ts`). The soloist wants it at least at `goal`, the defenders, as one
 * player, below. The result is a bound: from `goal` on the value is at least that, below it at most
 * that.
 *
 * Seats are counted from the soloist: 0, then the defenders 1 and 2. Cards are
 * bits in order of strength. Hands are `rest & own[seat]`: who holds a card
 * never changes, so that the cards left are the whole position.
 *
 * Reads of typed arrays carry a `!`: seats, bits and flags are always in range,
 * and these are the inner loops.
 */
import { LEAST, MOST, type Aim } from './aim.ts';
import type { Ducking } from './ducking.ts';
import { OPEN, type Duties } from './duties.ts';
import { HistoryHeuristic } from './history.ts';
import { count } from '../../cards.ts';
import { TRICKS_OF_DEAL } from '../../types.ts';
import type { Runs } from './runs.ts';
import { bottomOf, type Suits } from './suits.ts';
import { NO_ENTRY, type TranspositionTable } from './table.ts';

/** What a search knows of its position and its test. */
export interface Means {
  readonly suits: Suits;
  readonly duties: Duties;
  readonly aim: Aim;
  readonly runs: Runs;
  readonly ducking: Ducking;
  readonly table: TranspositionTable;
}

/** Shared by all cards of a trick: the cards left before it, what is still to be won, flags. */
export class SolverTrick {
  rest = 0;
  leader = 0;
  left = 0;
  flags = 0;
  /** Highest and lowest cards of runs (`Suits`). */
  tops = 0;
  bottoms = 0;
}

export class TrickSearch {
  nodes = 0;
  stopped = false;
  private limit = 0;

  /** Card points by bit. */
  private readonly points = new Int32Array(32);
  private readonly history = new HistoryHeuristic();
  /** By cards in hand: every trick of a line has its own. */
  private readonly tricks = Array.from({ length: TRICKS_OF_DEAL + 1 }, () => new SolverTrick());
  private readonly suits: Suits;
  private readonly duties: Duties;
  private readonly aim: Aim;
  private readonly runs: Runs;
  private readonly ducking: Ducking;
  private readonly table: TranspositionTable;

  constructor({ suits, duties, aim, runs, ducking, table }: Means) {
    this.suits = suits;
    this.duties = duties;
    this.aim = aim;
    this.runs = runs;
    this.ducking = ducking;
    this.table = table;
  }

  /** Starts on a position, with a budget of beginnings of tricks. */
  sit(points: readonly number[], budget: number): void {
    this.nodes = 0;
    this.limit = budget;
    this.stopped = false;
    this.points.set(points);
    this.history.clear();
  }

  /** The trick that starts with this many cards in the leader's hand. */
  begin(size: number, rest: number, leader: number, left: number, flags: number): SolverTrick {
    const trick = this.tricks[size]!;
    trick.rest = rest;
    trick.leader = leader;
    trick.left = left;
    trick.flags = flags;
    trick.tops = this.suits.topsOf(rest);
    trick.bottoms = this.suits.bottomsOf(rest);
    return trick;
  }

  /** A bound on the surplus of a position before a trick; `left` are the points still to be won. */
  lead(given: number, leader: number, goal: number, left: number, flags: number): number {
    if (++this.nodes > this.limit) {
      this.stopped = true;
      return 0;
    }
    const { aim, suits, duties, table, history } = this;
    const rest = suits.canonical(given);
    const hand = rest & duties.own[leader]!;
    if ((hand & (hand - 1)) === 0) return this.lastTrick(rest, leader, left, flags);
    const range = aim.rangeOf(rest, flags);
    const high = aim.highest[range]!;
    if (high + left < goal) return high + left;
    const low = aim.lowest[range]!;
    if (low >= goal) return low;
    if (!duties.mustBeat && leader !== 0 && this.ducking.holds(rest)) return high;

    // Once only the points count, the entry is the same for every test.
    const test = high === 0 && low === 0 ? 0 : aim.test;
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
      const sure = this.runs.sure(rest, leader, count(hand), left);
      const least = leader === 0 ? low + sure : low + this.runs.ofTrumps(0, rest);
      if (least >= goal) return least;
      const most = high + left - (leader === 0 ? this.runs.ofTrumps(1, rest) : sure);
      if (most < goal) return most;
    }

    const size = count(hand);
    const trick = this.begin(size, rest, leader, left, flags);
    let moves = this.leads(trick, hand);
    const row = history.leads(leader, size);
    let best = leader === 0 ? LEAST : MOST;
    let bestMove = 0;
    if ((moves & first) === 0) first = 0;
    while (moves !== 0) {
      const card = first !== 0 ? first : history.first(moves, row);
      first = 0;
      moves ^= card;
      const value = this.second(trick, card, goal);
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
    if (best >= goal === (leader === 0)) history.refuted(row, bestMove);
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

  /**
   * Leads worth trying. Of adjacent cards the dearest is enough if the own side is sure of the
   * trick, the cheapest if it is sure to lose it.
   */
  private leads({ rest, leader, tops, bottoms }: SolverTrick, hand: number): number {
    let moves = hand & this.suits.unequalOf(rest);
    for (let runs = hand & tops & ~bottoms; runs !== 0; runs &= runs - 1) {
      const top = runs & -runs;
      const side = this.duties.sideOfLead(rest, leader, top);
      if (side === OPEN) continue;
      const bottom = bottomOf(top, hand & bottoms);
      moves &= ~(top | (top - 1)) | (bottom - 1);
      moves |= (side === 0) === (leader === 0) ? top : bottom;
    }
    return leader === 0 ? this.duties.keep(moves) : moves;
  }

  /** The same after the first card of a trick. */
  second(trick: SolverTrick, a: number, goal: number): number {
    const { rest, leader, tops, bottoms } = trick;
    const seat = leader === 2 ? 0 : leader + 1;
    const { duties, history } = this;
    const beating = duties.beating(a);
    const hand = rest & duties.own[seat]!;
    let moves = duties.legal(hand, seat, a, a, beating) & tops;
    const row = history.seconds(seat, a);
    let best = seat === 0 ? LEAST : MOST;
    let bestMove = 0;
    while (moves !== 0) {
      let card = history.first(moves, row);
      moves ^= card;
      if ((card & bottoms) === 0 && !duties.isOurs(rest, leader, a, card, beating)) {
        card = bottomOf(card, hand & bottoms);
      }
      const value = this.third(trick, a, card, beating, goal);
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
    if (best >= goal === (seat === 0)) history.refuted(row, bestMove);
    return best;
  }

  /** The same after the second card; `beating` are the cards that beat the first. */
  third(trick: SolverTrick, a: number, b: number, beating: number, goal: number): number {
    const { rest, leader, tops, bottoms } = trick;
    const middle = leader === 2 ? 0 : leader + 1;
    const seat = middle === 2 ? 0 : middle + 1;
    const topped = (b & beating) !== 0;
    const top = topped ? b : a;
    const holder = topped ? middle : leader;
    const { duties, history, points } = this;
    const over = topped ? duties.beating(b) : beating;
    const legal = duties.legal(rest & duties.own[seat]!, seat, a, top, over);
    // Of adjacent cards the dearer goes to the own side, the cheaper to the other.
    const ours = (legal & over) !== 0 || (holder === 0) === (seat === 0);
    let moves = legal & (ours ? tops : bottoms);
    const row = history.thirds(seat, a);
    const sum = points[31 - Math.clz32(a)]! + points[31 - Math.clz32(b)]!;
    let best = seat === 0 ? LEAST : MOST;
    let bestMove = 0;
    while (moves !== 0) {
      const card = history.firstByPoints(moves, row, points, ours);
      moves ^= card;
      const won = (card & over) !== 0;
      const worth = sum + points[31 - Math.clz32(card)]!;
      const winner = won ? seat : holder;
      const value = this.take(trick, a | b | card, winner, won ? card : top, worth, goal);
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
    if (best >= goal === (seat === 0)) history.refuted(row, bestMove);
    return best;
  }

  /** The same after a whole trick, won by `top`. */
  take(
    { rest, left, flags }: SolverTrick,
    cards: number,
    winner: number,
    top: number,
    worth: number,
    goal: number,
  ): number {
    const { aim } = this;
    const after = rest ^ cards;
    if (after === 0) return aim.end(cards, winner, top, left, flags);
    const now = aim.after(flags, winner, cards);
    if (winner === 0) return worth + this.lead(after, 0, goal - worth, left - worth, now);
    return aim.stops ? aim.stop : this.lead(after, winner, goal, left - worth, now);
  }

  private lastTrick(rest: number, leader: number, left: number, flags: number): number {
    const { own } = this.duties;
    const middle = leader === 2 ? 0 : leader + 1;
    const seat = middle === 2 ? 0 : middle + 1;
    let top = rest & own[leader]!;
    let winner = leader;
    const b = rest & own[middle]!;
    if ((b & this.duties.beating(top)) !== 0) {
      top = b;
      winner = middle;
    }
    const c = rest & own[seat]!;
    if ((c & this.duties.beating(top)) !== 0) {
      top = c;
      winner = seat;
    }
    return this.aim.end(rest, winner, top, left, flags);
  }
}
