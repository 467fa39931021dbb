/** Short reasons for moves, for hints: facts of the own hand, the trick and the cards still out. */
import type { Move } from '@pakli/core';
import { because } from '@pakli/core/search';
import { ACES, BEATS, count, LOW, pointsOf, suitCards, TENS, type Cards } from '../../cards.ts';
import * as Code from '../../codes.ts';
import {
  isBid,
  isDiscard,
  isKontra,
  isPlay,
  isRaise,
  isTrump,
  TRUMP as NAME,
} from '../../codes.ts';
import { countsPoints, has } from '../../ladder.ts';
import * as S from '../../state.ts';
import { bidOf, contractOf, type State } from '../../state.ts';
import { unseenBy } from '../cardplay.ts';

/** Cards of the longest of some suits. */
function longest(hand: Cards, suits: readonly number[]): number {
  return Math.max(...suits.map((suit) => count(hand & suitCards(suit))));
}

/** From what the player sees: its own cards, the trick, the contract. */
export function reason(state: State, move: Move): string {
  const { at } = state;
  const hand = at[S.HAND + at[S.TURN]!]!;
  const aces = count(hand & ACES);
  if (isBid(move)) {
    const bid = bidOf(state, move - Code.BID);
    if (has(bid, 'betli')) return because('bid-betli', count(hand & LOW));
    if (bid.noTrump) return because('bid-durchmars', aces);
    return because('bid-trump', longest(hand, bid.trumps), aces);
  }
  if (isDiscard(move)) return discard(state, move - Code.DISCARD);
  if (isTrump(move)) return because('trump-long', count(hand & suitCards(move - NAME)));
  if (isPlay(move)) return at[S.ON_TABLE] === 0 ? lead(state, move) : follow(state, move);
  const all = longest(hand, [0, 1, 2, 3]);
  if (move === Code.PASS) return because('pass', all, aces);
  if (move === Code.PICKUP) return because('pickup', all, aces);
  if (move === Code.HOLD) return because('hold', all, aces);
  if (move === Code.RELEASE) return because('release', all, aces);
  if (move === Code.STAND) return because('stand', all, aces);
  const doubles = isKontra(move) || isRaise(move);
  if (has(contractOf(state), 'betli')) {
    return because(doubles ? 'double-low' : 'done-low', count(hand & LOW));
  }
  if (contractOf(state).noTrump) return because(doubles ? 'double-aces' : 'done-aces', aces);
  const trumps = count(hand & suitCards(at[S.TRUMP]!));
  return because(doubles ? 'double-trumps' : 'done-trumps', trumps, aces);
}

function discard(state: State, card: number): string {
  const { at, options } = state;
  const points = pointsOf(1 << card, options.cardPoints === 'A10');
  // Rule 8: points of the talon are the soloist's.
  const kept = countsPoints(bidOf(state, at[S.ANNOUNCED]!)) && options.talonOwner === 'soloist';
  if (((ACES | TENS) & (1 << card)) !== 0 && kept) return because('discard-points', points);
  return because('discard-suit', count(at[S.HAND + at[S.TURN]!]! & suitCards(card >> 3)) - 1);
}

function lead(state: State, card: number): string {
  const { at } = state;
  const out = unseenBy(state, at[S.TURN]!);
  if (card >> 3 === at[S.TRUMP]) {
    const trumps = count(out & suitCards(card >> 3));
    return trumps === 0 ? 'lead-trump-last' : because('lead-trump', trumps);
  }
  const higher = count(BEATS[at[S.ORDER]! + card]! & suitCards(card >> 3) & out);
  return higher === 0 ? 'lead-master' : because('lead', higher);
}

function follow(state: State, card: number): string {
  const { at, options } = state;
  const seat = at[S.TURN]!;
  const bit = 1 << card;
  const last = at[S.ON_TABLE] === 2;
  const contract = contractOf(state);
  if ((at[S.STRONGER]! & bit) !== 0) {
    if (last) return 'take';
    const beaten = count(BEATS[at[S.ORDER]! + card]! & unseenBy(state, seat));
    return beaten === 0 ? 'take-sure' : because('take-ahead', beaten);
  }
  if (has(contract, 'betli') && seat === at[S.SOLOIST]) return 'stay-under';
  if (!countsPoints(contract)) return 'throw-away';
  const points = pointsOf(bit, options.cardPoints === 'A10');
  const partner = seat !== at[S.SOLOIST] && at[S.WINNER] !== at[S.SOLOIST];
  if (!partner || points === 0) return because('throw-away-points', points);
  return last ? because('feed-partner', points) : because('feed-ahead', points);
}
