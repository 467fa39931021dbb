/**
 * Hands and legal plays (7.2 to 7.4), on bits in order of strength and seats counted from the
 * soloist.
 *
 * Reads of typed arrays carry a `!`: seats are 0, 1 and 2.
 */

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

/** The lead does not settle who takes the trick. */
export const OPEN = -1;

export class Duties {
  readonly own: Int32Array = new Int32Array(3);
  mustBeat = true;
  private trumps = 0;
  private kept = 0;

  sit({ own, trumps, mustBeat, kept }: Setting): void {
    this.own.set(own);
    this.trumps = trumps;
    this.mustBeat = mustBeat;
    this.kept = kept;
  }

  /** Cards that beat a currently winning card (7.3). */
  beating(card: number): number {
    const above = ~(card | (card - 1));
    if ((card & this.trumps) !== 0) return this.trumps & above;
    return this.trumps | ((255 << ((31 - Math.clz32(card)) & 24)) & above);
  }

  /** Legal cards of a seat that follows; `over` are the cards that beat `top`. */
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
    return seat === 0 ? this.keep(cards) : cards;
  }

  /** Without the seven, if the soloist has to keep it and can. */
  keep(cards: number): number {
    const others = cards & ~this.kept;
    return others !== 0 ? others : cards;
  }

  /**
   * Who takes the trick after a lead, 0 the soloist or 1 the defenders: anyone who can beat must.
   * OPEN, if it depends on which card beats.
   */
  sideOfLead(rest: number, leader: number, card: number): number {
    const beating = this.beating(card);
    if (leader === 0) {
      return this.canBeat(rest, 1, card, beating) || this.canBeat(rest, 2, card, beating) ? 1 : 0;
    }
    if (!this.canBeat(rest, 0, card, beating)) return 1;
    return this.canBeat(rest, 3 - leader, card, beating) ? OPEN : 0;
  }

  private canBeat(rest: number, seat: number, led: number, beating: number): boolean {
    return (this.legal(rest & this.own[seat]!, seat, led, led, beating) & beating) !== 0;
  }

  /** Whether the second seat's side takes the trick when it plays this card. */
  isOurs(rest: number, leader: number, led: number, card: number, beating: number): boolean {
    const seat = leader === 2 ? 0 : leader + 1;
    const last = seat === 2 ? 0 : seat + 1;
    const topped = (card & beating) !== 0;
    const over = topped ? this.beating(card) : beating;
    const legal = this.legal(rest & this.own[last]!, last, led, topped ? card : led, over);
    const winner = (legal & over) !== 0 ? last : topped ? seat : leader;
    return (winner === 0) === (seat === 0);
  }
}
