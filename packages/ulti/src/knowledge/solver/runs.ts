/**
 * Tricks that the leader can take at once in a suit, and the points they are sure to bring: from
 * the top down as long as nobody holds a higher card. Computed when a set of cards first comes up
 * in a deal.
 *
 * Reads of typed arrays carry a `!`: a suit has eight bits.
 */
import { SUBSETS, SUITS } from './suits.ts';

/** An entry: points, tricks, whether the others are out of the suit afterwards, and a flag that it is known. */
const TRICKS_SHIFT = 8;
const DRAWN: number = 1 << 12;
const KNOWN: number = 1 << 13;
/** Only points and tricks: these add up. */
const SUMS: number = DRAWN - 1;

const POINTS_MASK: number = (1 << TRICKS_SHIFT) - 1;
const NO_TRUMP = -1;
const ROW: number = SUITS * SUBSETS;

export class Runs {
  /** By leader, suit and subset: when no one else has a trump, and when both others have to follow. */
  private readonly free = new Int32Array(3 * ROW);
  private readonly followed = new Int32Array(3 * ROW);
  /** By side and subset of the trump suit: points of its highest cards. */
  private readonly home = new Int32Array(2 * SUBSETS);
  private trump = NO_TRUMP;

  private readonly own = new Int32Array(3);
  private readonly points = new Int32Array(32);
  private readonly counts = new Int32Array(3);
  /** By owner: points of this many dearest cards. */
  private readonly dear = new Int32Array(3 * 9);

  prepare(owners: readonly number[], points: readonly number[], trump: number | undefined): void {
    this.trump = trump ?? NO_TRUMP;
    this.own.set(owners);
    this.points.set(points);
    this.free.fill(0);
  }

  /**
   * Points that the leader, with this many cards, can take without losing the lead: all that are
   * `left`, with every trick.
   */
  sure(rest: number, leader: number, size: number, left: number): number {
    const { trump } = this;
    let sum = 0;
    let rows = this.free;
    if (trump !== NO_TRUMP) {
      const drawing = this.look(this.free, leader, trump, (rest >>> (trump * 8)) & 255);
      if ((drawing & DRAWN) === 0) rows = this.followed;
      sum = drawing & SUMS;
    }
    for (let suit = 0; suit < SUITS; suit++) {
      const cards = (rest >>> (suit * 8)) & 255;
      if (suit !== trump && cards !== 0) sum += this.look(rows, leader, suit, cards) & SUMS;
    }
    return sum >> TRICKS_SHIFT === size ? left : sum & POINTS_MASK;
  }

  /** Points of a side's highest trumps, which are safe whoever leads; call after `sure`. */
  ofTrumps(side: number, rest: number): number {
    if (this.trump === NO_TRUMP) return 0;
    return this.home[side * SUBSETS + ((rest >>> (this.trump * 8)) & 255)]!;
  }

  private look(rows: Int32Array, leader: number, suit: number, subset: number): number {
    const at = leader * ROW + suit * SUBSETS + subset;
    if (this.free[at] === 0) this.learn(suit, subset);
    return rows[at]!;
  }

  private learn(suit: number, subset: number): void {
    const { counts, dear, own } = this;
    const shift = suit * 8;
    counts.fill(0);
    let owners = -1;
    let run = 0;
    let home = 0;
    let alone = true;
    let together = true;
    for (let i = 7; i >= 0; i--) {
      if ((subset & (1 << i)) === 0) continue;
      const bit = 1 << (shift + i);
      const owner = (own[0]! & bit) !== 0 ? 0 : (own[1]! & bit) !== 0 ? 1 : 2;
      const worth = this.points[shift + i]!;
      if (owners < 0) owners = owner;
      if (owner !== owners) alone = false;
      if ((owner === 0) !== (owners === 0)) together = false;
      if (alone) run++;
      if (together) home += worth;
      const at = owner * 9 + ++counts[owner]!;
      dear[at] = dear[at - 1]! + worth;
    }
    if (suit === this.trump) {
      this.home[subset] = owners === 0 ? home : 0;
      this.home[SUBSETS + subset] = owners > 0 ? home : 0;
    }
    for (let leader = 0; leader < 3; leader++) {
      const at = leader * ROW + suit * SUBSETS + subset;
      const p = leader === 2 ? 0 : leader + 1;
      const q = p === 2 ? 0 : p + 1;
      const first = leader === owners ? run : 0;
      const drawn = first >= counts[p]! && first >= counts[q]!;
      const rounds = drawn ? counts[leader]! : first;
      const forced = Math.min(first, counts[p]!, counts[q]!);
      this.free[at] =
        KNOWN | (drawn ? DRAWN : 0) | (rounds << TRICKS_SHIFT) | this.sum(leader, rounds);
      this.followed[at] = (forced << TRICKS_SHIFT) | this.sum(leader, forced);
    }
  }

  /** Points of this many rounds: the others give the least they can, a defender's partner the most. */
  private sum(leader: number, rounds: number): number {
    const { counts, dear } = this;
    if (rounds === 0) return 0;
    let sum = dear[leader * 9 + rounds]!;
    // Without trump the ten ranks low, and the dearest card is not the highest.
    if (this.trump === NO_TRUMP) return sum;
    for (let seat = 0; seat < 3; seat++) {
      if (seat === leader) continue;
      const n = counts[seat]!;
      const k = Math.min(rounds, n);
      const row = seat * 9;
      sum += leader !== 0 && seat !== 0 ? dear[row + k]! : dear[row + n]! - dear[row + n - k]!;
    }
    return sum;
  }
}
