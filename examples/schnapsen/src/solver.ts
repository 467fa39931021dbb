/**
 * The rest of a hand with all cards open and the talon closed or used up: alpha-beta
 * over at most five tricks. Marriages are announced where their cards are led and
 * claims are made at once; neither can be better later.
 */
import type { Seat } from '@pakli/core';
import {
  bit,
  lowestOf,
  NO_CARD,
  pairOf,
  suitMask,
  suitOf,
  SUITS,
  valueOf,
  type Cards,
} from './cards.ts';
import { replies } from './moves.ts';
import { beats } from './play.ts';
import * as S from './state.ts';
import type { State } from './state.ts';

class Solver {
  private trump = 0;
  private closer = S.NOBODY;
  private closedWorth = 0;
  private readonly hands = new Int32Array(2);
  private readonly taken = new Int32Array(2);
  private readonly married = new Int32Array(2);

  /** Game points that seat 0 wins by best play of both; negative if seat 1 does. */
  solve({ now }: State): number {
    this.trump = now[S.TRUMP]!;
    this.closer = now[S.CLOSER]!;
    this.closedWorth = now[S.CLOSED_WORTH]!;
    for (let seat = 0; seat < 2; seat++) {
      this.hands[seat] = now[S.HAND + seat]!;
      this.taken[seat] = now[S.TAKEN + seat]!;
      this.married[seat] = now[S.MARRIED + seat]!;
    }
    const seat = now[S.TURN]!;
    const led = now[S.LED]!;
    const announced = now[S.ANNOUNCED]!;
    if (led !== NO_CARD)
      return seat === 0 ? this.follow(0, led, -3, 3) : -this.follow(1, led, -3, 3);
    const cards = announced === S.NO_SUIT ? this.hands[seat]! : pairOf(announced);
    const value = this.lead(seat, cards, announced, -3, 3);
    return seat === 0 ? value : -value;
  }

  private score(seat: Seat): number {
    const taken = this.taken[seat]!;
    return taken === 0 ? 0 : valueOf(taken) + this.married[seat]!;
  }

  /** What a right claim of the seat is worth (rule 6). */
  private worth(seat: Seat): number {
    if (this.closer === seat) return this.closedWorth;
    if (this.closer !== S.NOBODY) return this.closedWorth === 3 ? 3 : 2;
    if (this.taken[1 - seat] === 0) return 3;
    return this.score(1 - seat) < 33 ? 2 : 1;
  }

  /** For the seat that leads one of these cards. */
  private lead(seat: Seat, cards: Cards, announced: number, low: number, high: number): number {
    if (this.score(seat) >= S.ENOUGH) return this.worth(seat);
    if (this.hands[seat] === 0) {
      if (this.closer === S.NOBODY) return this.worth(seat);
      const failed = this.closedWorth === 3 ? 3 : 2;
      return this.closer === seat ? -failed : failed;
    }
    let best = low;
    for (let suit = 0; suit < SUITS.length; suit++) {
      const own = cards & suitMask(suit);
      if (own === 0) continue;
      const pair = pairOf(suit);
      const marriage = suit !== announced && (own & pair) === pair;
      for (let left = own; left !== 0; left &= left - 1) {
        const card = lowestOf(left);
        const married = marriage && (pair & bit(card)) !== 0;
        const value = this.leadCard(seat, card, married, best, high);
        if (value > best) best = value;
        if (best >= high) return best;
      }
    }
    return best;
  }

  private leadCard(seat: Seat, card: number, married: boolean, low: number, high: number): number {
    const before = this.married[seat]!;
    if (married) {
      this.married[seat] = before + (suitOf(card) === this.trump ? 40 : 20);
      if (this.score(seat) >= S.ENOUGH) {
        const worth = this.worth(seat);
        this.married[seat] = before;
        return worth;
      }
    }
    this.hands[seat] = this.hands[seat]! & ~bit(card);
    const value = -this.follow(1 - seat, card, -high, -low);
    this.hands[seat] |= bit(card);
    this.married[seat] = before;
    return value;
  }

  /** For the seat that replies to this card. */
  private follow(seat: Seat, led: number, low: number, high: number): number {
    let best = low;
    for (let left = replies(this.hands[seat]!, led, this.trump); left !== 0; left &= left - 1) {
      const card = lowestOf(left);
      const wins = beats(card, led, this.trump);
      const winner = wins ? seat : 1 - seat;
      const trick = bit(led) | bit(card);
      this.hands[seat] = this.hands[seat]! & ~bit(card);
      this.taken[winner] = this.taken[winner]! | trick;
      const cards = this.hands[winner]!;
      const value = wins
        ? this.lead(seat, cards, S.NO_SUIT, best, high)
        : -this.lead(1 - seat, cards, S.NO_SUIT, -high, -best);
      this.taken[winner] &= ~trick;
      this.hands[seat] |= bit(card);
      if (value > best) best = value;
      if (best >= high) return best;
    }
    return best;
  }
}

const solver = new Solver();

/** Game points that seat 0 wins with all cards open; negative if seat 1 does. */
export function solveOpen(state: State): number {
  return solver.solve(state);
}
