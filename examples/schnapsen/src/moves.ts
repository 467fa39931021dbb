/**
 * Legal plays (rules 3 and 4). A move is the card, or one of the codes below for
 * the calls before a card is led; `MARRY` plus a suit announces a marriage.
 */
import type { Move } from '@pakli/core';
import {
  cardAt,
  DECK,
  higherThan,
  JACK,
  lowestOf,
  NO_CARD,
  pairOf,
  suitMask,
  suitOf,
  SUITS,
  type Cards,
} from './cards.ts';
import * as S from './state.ts';
import { isStrict, scoreOf, talonIsFree, type State } from './state.ts';

export const EXCHANGE: Move = DECK;
export const CLOSE: Move = DECK + 1;
export const CLAIM: Move = DECK + 2;
export const MARRY: Move = DECK + 3;
/** Five cards, two marriages, an exchange, closing, a claim. */
export const MAX_CHOICES = 10;

/** Rule 3.4: which cards of a hand may follow; the duties in their order. */
export function replies(hand: Cards, led: number, trump: number): Cards {
  const suit = hand & suitMask(suitOf(led));
  const better = suit & higherThan(led);
  if (better !== 0) return better;
  if (suit !== 0) return suit;
  const trumps = hand & suitMask(trump);
  return trumps === 0 ? hand : trumps;
}

/** The cards that the seat to move may play. */
export function playable(state: State): Cards {
  const { now } = state;
  const hand = now[S.HAND + now[S.TURN]!]!;
  if (now[S.ANNOUNCED] !== S.NO_SUIT) return pairOf(now[S.ANNOUNCED]!);
  if (now[S.LED] === NO_CARD || !isStrict(state)) return hand;
  return replies(hand, now[S.LED]!, now[S.TRUMP]!);
}

/** Cards in rising order, then exchange, close, claim, and marriages by suit. */
export function moves(state: State, into: Int32Array): number {
  const { now } = state;
  const seat = now[S.TURN]!;
  const hand = now[S.HAND + seat]!;
  let count = 0;
  for (let left = playable(state); left !== 0; left &= left - 1) into[count++] = lowestOf(left);
  if (now[S.LED] !== NO_CARD) return count;
  const quiet = now[S.ANNOUNCED] === S.NO_SUIT;
  if (quiet && talonIsFree(state)) {
    if ((hand >> cardAt(now[S.TRUMP]!, JACK)) & 1) into[count++] = EXCHANGE;
    into[count++] = CLOSE;
  }
  if (state.options.claims === 'free' || scoreOf(state, seat) >= S.ENOUGH) into[count++] = CLAIM;
  if (!quiet) return count;
  for (let suit = 0; suit < SUITS.length; suit++) {
    const pair = pairOf(suit);
    if ((hand & pair) === pair) into[count++] = MARRY + suit;
  }
  return count;
}
