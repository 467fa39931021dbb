/**
 * Tricks that whoever leads can take at once in a suit, and the points they are
 * sure to bring, by the cards left of the suit: from the top down as long as
 * nobody holds a higher card.
 *
 * Reads of typed arrays carry a `!`: a suit has eight bits.
 */
import { SUBSETS, SUITS } from './suits.ts';

/** An entry: points, then tricks, then whether the others have nothing left of the suit. */
export const TRICKS_SHIFT = 8;
export const TRICKS_MASK = 15;
export const DRAWN: number = 1 << 12;

export class Runs {
  /** By leader, suit and subset: when no one else has a trump, and when both others have to follow. */
  readonly free: Int32Array = new Int32Array(3 * SUITS * SUBSETS);
  readonly followed: Int32Array = new Int32Array(3 * SUITS * SUBSETS);

  /** By side and subset of the trump suit: points of its highest cards. */
  readonly trumps: Int32Array = new Int32Array(2 * SUBSETS);

  private readonly counts = new Int32Array(3);
  private readonly cheap = new Int32Array(3 * 9);
  private readonly dear = new Int32Array(3 * 9);

  prepare(owners: readonly number[], points: readonly number[], trump: number | undefined): void {
    const { counts, cheap, dear } = this;
    const [first = 0, second = 0, third = 0] = owners;
    for (let suit = 0; suit < SUITS; suit++) {
      const shift = suit * 8;
      const held = ((first | second | third) >>> shift) & 255;
      for (let subset = held; ; subset = (subset - 1) & held) {
        // Sums of the points of each owner's cheapest and dearest cards.
        counts.fill(0);
        let topOwner = -1;
        let run = 0;
        let open = true;
        let home = 0;
        let topSide = -1;
        let together = true;
        for (let i = 7; i >= 0; i--) {
          if ((subset & (1 << i)) === 0) continue;
          const bit = 1 << (shift + i);
          const owner = (first & bit) !== 0 ? 0 : (second & bit) !== 0 ? 1 : 2;
          if (topOwner < 0) topOwner = owner;
          if (owner !== topOwner) open = false;
          if (open) run++;
          if (topSide < 0) topSide = Math.min(owner, 1);
          if (Math.min(owner, 1) !== topSide) together = false;
          if (together) home += points[shift + i]!;
          const at = owner * 9 + ++counts[owner]!;
          dear[at] = dear[at - 1]! + points[shift + i]!;
        }
        for (let seat = 0; seat < 3; seat++) {
          const n = counts[seat]!;
          const all = dear[seat * 9 + n]!;
          for (let k = 0; k <= n; k++) cheap[seat * 9 + k] = all - dear[seat * 9 + n - k]!;
        }
        if (suit === trump) {
          this.trumps[subset] = topSide === 0 ? home : 0;
          this.trumps[SUBSETS + subset] = topSide === 1 ? home : 0;
        }
        for (let leader = 0; leader < 3; leader++) {
          const at = (leader * SUITS + suit) * SUBSETS + subset;
          const own = leader === topOwner ? run : 0;
          const p = leader === 2 ? 0 : leader + 1;
          const q = p === 2 ? 0 : p + 1;
          const most = Math.max(counts[p]!, counts[q]!);
          const least = Math.min(counts[p]!, counts[q]!);
          const drawn = own >= most;
          const rounds = drawn ? counts[leader]! : own;
          this.free[at] = this.sum(leader, rounds) | (rounds << TRICKS_SHIFT) | (drawn ? DRAWN : 0);
          const sure = Math.min(own, least);
          this.followed[at] = this.sum(leader, sure) | (sure << TRICKS_SHIFT);
        }
        if (subset === 0) break;
      }
    }
  }

  /** Points of so many rounds: the others give the least they can, a defender's partner the most. */
  private sum(leader: number, rounds: number): number {
    const { counts, cheap, dear } = this;
    let sum = dear[leader * 9 + rounds]!;
    for (let seat = 0; seat < 3; seat++) {
      if (seat === leader) continue;
      const k = Math.min(rounds, counts[seat]!);
      sum += leader !== 0 && seat !== 0 ? dear[seat * 9 + k]! : cheap[seat * 9 + k]!;
    }
    return sum;
  }
}
