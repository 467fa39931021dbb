/**
 * Proofs that a Betli cannot be lost: in a safe suit the soloist can stay below however the
 * defenders lead it and whatever they discard from it. Suits are independent: out of a suit, the
 * soloist throws the highest card of another, which leaves that one as safe as it was. So if every
 * suit is safe and a defender leads, it is made. Not valid with the duty to beat.
 *
 * Reads of typed arrays carry a `!`: a suit has eight bits.
 */
import { SUBSETS, SUITS } from './suits.ts';

const SAFE = 1;
const UNSAFE = 2;

export class Ducking {
  /** By suit and subset: unknown, SAFE or UNSAFE. */
  private readonly known = new Int8Array(SUITS * SUBSETS);
  private readonly own = new Int32Array(3);

  prepare(owners: readonly number[]): void {
    this.own.set(owners);
    this.known.fill(0);
  }

  /** Whether all suits are safe. */
  holds(rest: number): boolean {
    for (let suit = 0; suit < SUITS; suit++) {
      if (!this.isSafe(suit, (rest >>> (suit * 8)) & (SUBSETS - 1))) return false;
    }
    return true;
  }

  private isSafe(suit: number, cards: number): boolean {
    const at = suit * SUBSETS + cards;
    if (this.known[at] === 0) this.known[at] = this.prove(suit, cards) ? SAFE : UNSAFE;
    return this.known[at] === SAFE;
  }

  private prove(suit: number, cards: number): boolean {
    const own = cards & (this.own[0]! >>> (suit * 8));
    const others = cards ^ own;
    if (own === 0 || others === 0) return true;
    const first = cards & (this.own[1]! >>> (suit * 8));
    const second = others ^ first;
    return (
      this.followsLast(suit, cards, own, first, second) &&
      this.followsSecond(suit, cards, own, first, second) &&
      this.outlastsDiscards(suit, cards, others)
    );
  }

  /** The first defender leads, the second follows and sees both cards. */
  private followsLast(
    suit: number,
    cards: number,
    own: number,
    first: number,
    second: number,
  ): boolean {
    for (let leads = first; leads !== 0; leads &= leads - 1) {
      const lead = leads & -leads;
      let replies = second;
      do {
        const reply = replies & -replies;
        if (!this.ducks(suit, cards ^ lead ^ reply, own, Math.max(lead, reply))) return false;
        replies &= replies - 1;
      } while (replies !== 0);
    }
    return true;
  }

  /** The second defender leads: the soloist follows before the first has played. */
  private followsSecond(
    suit: number,
    cards: number,
    own: number,
    first: number,
    second: number,
  ): boolean {
    for (let leads = second; leads !== 0; leads &= leads - 1) {
      const lead = leads & -leads;
      let found = false;
      for (let mine = own; mine !== 0 && !found; mine &= mine - 1) {
        found = this.survives(suit, cards ^ lead, mine & -mine, lead, first);
      }
      if (!found) return false;
    }
    return true;
  }

  private survives(
    suit: number,
    cards: number,
    card: number,
    lead: number,
    first: number,
  ): boolean {
    let replies = first;
    do {
      const reply = replies & -replies;
      if (card > lead && card > reply) return false;
      if (!this.isSafe(suit, cards ^ card ^ reply)) return false;
      replies &= replies - 1;
    } while (replies !== 0);
    return true;
  }

  private outlastsDiscards(suit: number, cards: number, others: number): boolean {
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      if (!this.isSafe(suit, cards ^ (rest & -rest))) return false;
    }
    return true;
  }

  /** Whether some card below the highest stays safe. */
  private ducks(suit: number, cards: number, own: number, top: number): boolean {
    for (let mine = own & (top - 1); mine !== 0; mine &= mine - 1) {
      if (this.isSafe(suit, cards ^ (mine & -mine))) return true;
    }
    return false;
  }
}
