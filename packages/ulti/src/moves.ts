/**
 * Legal moves by phase, in canonical order: cards by number, bids by rank, suits H B L A, then
 * moves without a card, then sets of components by number.
 */
import { first } from './cards.ts';
import { anyAllowed, isAllowed, isWaived, mayDiscard, mayName } from './auction.ts';
import * as Code from './codes.ts';
import { openKontra, openLanes } from './kontra.ts';
import { holds } from './ladder.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { listLegal } from './trick.ts';

/** Sets of all six lanes and `done`, or 54 bids: no decision has more choices. */
export const MOST_CHOICES = 64;

export function moves(state: State, into: Int32Array): number {
  const { at } = state;
  if (at[S.PHASE] !== S.PLAYING) return otherMoves(state, into);
  const size = listLegal(at, into);
  return at[S.TRICKS] === 0 ? subsets(openKontra(state), Code.KONTRA, into, size) : size;
}

/** All non-empty subsets. */
function subsets(set: number, code: number, into: Int32Array, from: number): number {
  let size = from;
  for (let part = 1; part <= set; part++) if ((part & ~set) === 0) into[size++] = code + part;
  return size;
}

function otherMoves(state: State, into: Int32Array): number {
  const { at } = state;
  const seat = at[S.TURN]!;
  const phase = at[S.PHASE]!;
  switch (phase) {
    case S.BIDDING:
      return bids(state, into);
    case S.DISCARDING: {
      let size = 0;
      for (let left = at[S.HAND + seat]!; left !== 0; left &= left - 1) {
        const card = first(left);
        if (mayDiscard(state, card)) into[size++] = Code.DISCARD + card;
      }
      return size;
    }
    case S.ASKING:
    case S.CLOSING: {
      into[0] = phase === S.ASKING ? Code.PASS : Code.STAND;
      if (!anyAllowed(state, seat)) return 1;
      into[1] = Code.PICKUP;
      return 2;
    }
    case S.HOLDING:
      into[0] = Code.HOLD;
      into[1] = Code.RELEASE;
      return 2;
    case S.NAMING: {
      let size = 0;
      for (let suit = 0; suit < 4; suit++)
        if (mayName(state, suit)) into[size++] = Code.TRUMP + suit;
      return size;
    }
    case S.RAISING_PHASE:
      into[0] = Code.DONE;
      return subsets(openLanes(state, seat), Code.RAISE, into, 1);
    default:
      return 0;
  }
}

/** Rules 4.4 and 5.3. */
function bids(state: State, into: Int32Array): number {
  const { at, ladder, options } = state;
  const seat = at[S.TURN]!;
  const hand = at[S.HAND + seat]!;
  const free = !options.requireHolding || isWaived(state, seat, hand);
  let size = 0;
  for (let i = at[S.HIGH]!; i < ladder.bids.length; i++) {
    const bid = ladder.bids[i]!;
    if (isAllowed(state, seat, bid) && (free || holds(hand, bid.anyNeeds))) {
      into[size++] = Code.BID + bid.rank;
    }
  }
  return size;
}
