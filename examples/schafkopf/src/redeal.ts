/**
 * Redeals the hidden cards; every deal that fits the proven facts is equally likely.
 * Cards that the same seats may hold form a group; the number of deals is counted
 * group by group, and the number of cards that each seat gets of a group is drawn
 * by those counts. Facts about several cards at once (rule 8.4) are checked on the
 * whole deal, which is redrawn if it fails.
 */
import { Sfc32, shuffle, type Random, type Reader } from '@pakli/core';
import { bit, countOf, DECK, has, lowestOf, NO_CARD, type Cards } from './cards.ts';
import * as S from './state.ts';
import { calledAce, calledCards, canCall, canCallAny, type State } from './state.ts';

/** Rule 8.4: bids, the call and a called ace that ran away. */
export function fitsBids(state: State, reader: Reader): boolean {
  const { now } = state;
  for (let seat = 0; seat < S.SEATS; seat++) {
    if (seat === reader) continue;
    const dealt = now[S.HAND + seat]! | now[S.PLAYED + seat]!;
    if (has(now[S.RUF_BIDS]!, seat) && !canCallAny(dealt)) return false;
    const ace = calledAce(state);
    if (ace === NO_CARD) continue;
    if (seat === now[S.DECLARER] && !canCall(dealt, now[S.SUIT]!)) return false;
    if (seat === now[S.RUNNER] && has(dealt, ace)) {
      if (countOf(dealt & calledCards(state)) - now[S.RUNNER_BEFORE]! < 4) return false;
    }
  }
  return true;
}

const FACTORIAL: Float64Array = new Float64Array(DECK + 1);
FACTORIAL[0] = 1;
for (let n = 1; n <= DECK; n++) FACTORIAL[n] = FACTORIAL[n - 1]! * n;

/** Tries before a view counts as one that no state has. */
const MOST_TRIES = 5000;

class Dealer {
  /** By set of seats: the cards that they may hold. */
  private readonly groups = new Int32Array(16);
  private readonly order = new Int32Array(16);
  private count = 0;
  private readonly room = new Int32Array(S.SEATS);
  private readonly share = new Int32Array(S.SEATS);
  private readonly cards = new Uint8Array(DECK);

  /** Fills the hands of these sizes with the cards; false where they do not fit. */
  deal({ now }: State, cards: Cards, sizes: ArrayLike<number>, random: Random): boolean {
    this.groups.fill(0);
    for (let left = cards; left !== 0; left &= left - 1) {
      const card = lowestOf(left);
      let seats = 0;
      for (let seat = 0; seat < S.SEATS; seat++) {
        if (sizes[seat]! > 0 && !has(now[S.LACKS + seat]!, card)) seats |= 1 << seat;
      }
      this.groups[seats] = this.groups[seats]! | bit(card);
    }
    if (this.groups[0] !== 0) return false;
    this.count = 0;
    // The least restricted group is last: it takes the remaining room.
    for (let size = 1; size <= S.SEATS; size++) {
      for (let seats = 1; seats < 16; seats++) {
        if (this.groups[seats] !== 0 && countOf(seats) === size) this.order[this.count++] = seats;
      }
    }
    for (let seat = 0; seat < S.SEATS; seat++) this.room[seat] = sizes[seat]!;
    for (let group = 0; group < this.count; group++) {
      if (!this.dealGroup(now, group, random)) return false;
    }
    return true;
  }

  /** Draws the number of cards of a group for each seat, then the cards. */
  private dealGroup(now: Int32Array, group: number, random: Random): boolean {
    const seats = this.order[group]!;
    const held = this.groups[seats]!;
    let size = 0;
    for (let left = held; left !== 0; left &= left - 1) this.cards[size++] = lowestOf(left);
    const total = this.ways(group);
    if (total === 0) return false;
    this.draw(group, size, (random.below(0x40000000) / 0x40000000) * total);
    shuffle(this.cards, size, size, random);
    let next = 0;
    for (let seat = 0; seat < S.SEATS; seat++) {
      this.room[seat] = this.room[seat]! - this.share[seat]!;
      for (let n = this.share[seat]!; n > 0; n--) {
        now[S.HAND + seat] = now[S.HAND + seat]! | bit(this.cards[next++]!);
      }
    }
    return true;
  }

  /** The number of ways to deal the groups from this one on into the remaining room. */
  private ways(group: number): number {
    if (group === this.count) return 1;
    const seats = this.order[group]!;
    const size = countOf(this.groups[seats]!);
    if (group === this.count - 1) {
      let ways = FACTORIAL[size]!;
      for (let seat = 0; seat < S.SEATS; seat++) {
        if (this.room[seat]! > 0 && !has(seats, seat)) return 0;
        ways /= FACTORIAL[this.room[seat]!]!;
      }
      return ways;
    }
    return this.sum(group, seats, 0, size, FACTORIAL[size]!);
  }

  /** Over all shares of the seats from this one on. */
  private sum(group: number, seats: number, seat: number, left: number, ways: number): number {
    if (seat === S.SEATS) return left === 0 ? ways * this.ways(group + 1) : 0;
    const most = has(seats, seat) ? Math.min(left, this.room[seat]!) : 0;
    let total = 0;
    for (let n = 0; n <= most; n++) {
      this.room[seat] = this.room[seat]! - n;
      total += this.sum(group, seats, seat + 1, left - n, ways / FACTORIAL[n]!);
      this.room[seat] += n;
    }
    return total;
  }

  /** The shares at this point of all ways, in the order of `sum`. */
  private draw(group: number, size: number, point: number): void {
    const seats = this.order[group]!;
    if (group === this.count - 1) {
      this.share.set(this.room);
      return;
    }
    let left = size;
    let rest = point;
    let ways = FACTORIAL[size]!;
    for (let seat = 0; seat < S.SEATS; seat++) {
      const most = has(seats, seat) ? Math.min(left, this.room[seat]!) : 0;
      let chosen = 0;
      for (let n = 0; n <= most; n++) {
        this.room[seat] = this.room[seat]! - n;
        const here = this.sum(group, seats, seat + 1, left - n, ways / FACTORIAL[n]!);
        this.room[seat] = this.room[seat]! + n;
        if (here === 0) continue;
        chosen = n;
        if (rest < here) break;
        rest -= here;
      }
      this.share[seat] = chosen;
      this.room[seat] = this.room[seat]! - chosen;
      left -= chosen;
      ways /= FACTORIAL[chosen]!;
    }
    for (let seat = 0; seat < S.SEATS; seat++)
      this.room[seat] = this.room[seat]! + this.share[seat]!;
  }
}

const dealer = new Dealer();
const sizes = new Int32Array(S.SEATS);

/** Deals these cards to the empty hands, as many as `handSizes` says; false if no deal fits. */
export function fillHands(
  state: State,
  cards: Cards,
  handSizes: ArrayLike<number>,
  reader: Reader,
  random: Random,
): boolean {
  const { now } = state;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    for (let seat = 0; seat < S.SEATS; seat++) if (seat !== reader) now[S.HAND + seat] = 0;
    if (!dealer.deal(state, cards, handSizes, random)) return false;
    if (fitsBids(state, reader)) return true;
  }
  return false;
}

export function redeal(state: State, reader: number, random: Random): void {
  const { now } = state;
  let cards = 0;
  for (let seat = 0; seat < S.SEATS; seat++) {
    sizes[seat] = seat === reader ? 0 : countOf(now[S.HAND + seat]!);
    if (seat !== reader) cards |= now[S.HAND + seat]!;
  }
  if (cards === 0) return;
  fillHands(state, cards, sizes, reader, random);
}

/** Hands that fit, always the same ones. */
export function fillSomehow(
  state: State,
  cards: Cards,
  handSizes: ArrayLike<number>,
  reader: Reader,
): void {
  fillHands(state, cards, handSizes, reader, new Sfc32(1));
}
