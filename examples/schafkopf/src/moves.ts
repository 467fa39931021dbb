/** Legal bids and plays (rules 3 and 4). A move is the card, or one of the codes below. */
import type { Move } from '@pakli/core';
import { bit, countOf, DECK, has, lowestOf, NO_CARD, SUITS, type Cards } from './cards.ts';
import * as S from './state.ts';
import {
  calledAce,
  calledCards,
  canCall,
  canCallAny,
  followers,
  isDeclarers,
  trumps,
  type State,
} from './state.ts';

export const PASS: Move = DECK;
/** Plus the number of the game. */
export const BIDS: Move = DECK;
/** Plus a suit. */
export const CALL: Move = DECK + 4;
export const TRUMP: Move = DECK + 8;
export const SAY_KONTRA: Move = DECK + 12;
export const SAY_RE: Move = DECK + 13;
/** Eight cards and a kontra. */
export const MAX_CHOICES = 9;

/** Seats from forehand on. */
function placeOf({ now }: State, seat: number): number {
  return (seat - now[S.STARTER]! + S.SEATS) % S.SEATS;
}

/** Rule 3.2: a higher game, or the same by a seat before the highest bidder. */
export function leastBid(state: State): number {
  const { now } = state;
  if (now[S.DECLARER] === S.NOBODY) return S.RUF;
  const before = placeOf(state, now[S.TURN]!) < placeOf(state, now[S.DECLARER]!);
  return before ? now[S.KIND]! : now[S.KIND]! + 1;
}

/** Rules 4.2 to 4.5: the cards that the seat to move may play. */
export function playable(state: State): Cards {
  const { now } = state;
  const hand = now[S.HAND + now[S.TURN]!]!;
  const led = now[S.TRICK]!;
  const ace = calledAce(state);
  const bound = ace !== NO_CARD && now[S.SOUGHT] === 0 && has(hand, ace) ? bit(ace) : 0;
  if (led === NO_CARD) {
    const called = bound === 0 ? 0 : hand & calledCards(state);
    return called === 0 || countOf(called) >= 4 ? hand : hand & (~called | bound);
  }
  const suit = hand & followers(led, trumps(state));
  if (suit === 0) return hand === bound ? hand : hand & ~bound;
  return (suit & bound) === 0 ? suit : bound;
}

/** Rule 5.1: a defender who has not yet played a card. */
export function maySayKontra(state: State): boolean {
  const { now } = state;
  const seat = now[S.TURN]!;
  return now[S.KONTRA] === S.NOBODY && now[S.PLAYED + seat] === 0 && !isDeclarers(state, seat);
}

/** Passing, then games in rising order; calls and trumps by suit; cards in rising order, then kontra. */
export function moves(state: State, into: Int32Array): number {
  const { now } = state;
  const hand = now[S.HAND + now[S.TURN]!]!;
  let count = 0;
  switch (now[S.PHASE]!) {
    case S.BID:
      into[count++] = PASS;
      for (let kind = leastBid(state); kind <= S.SOLO; kind++) {
        if (kind !== S.RUF || canCallAny(hand)) into[count++] = BIDS + kind;
      }
      return count;
    case S.NAME:
      for (let suit = 0; suit < SUITS.length; suit++) {
        if (now[S.KIND] === S.SOLO) into[count++] = TRUMP + suit;
        else if (canCall(hand, suit)) into[count++] = CALL + suit;
      }
      return count;
    case S.PLAY:
      for (let left = playable(state); left !== 0; left &= left - 1) into[count++] = lowestOf(left);
      if (maySayKontra(state)) into[count++] = SAY_KONTRA;
      return count;
    default:
      into[count++] = PASS;
      into[count++] = SAY_RE;
      return count;
  }
}
