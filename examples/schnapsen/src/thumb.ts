/** Rules of thumb: a quick sensible move from what the seat to move sees. Playouts of a search use them. */
import type { Move, Random, Seat } from '@pakli/core';
import {
  ALL,
  bit,
  cardAt,
  higherThan,
  JACK,
  lowestOf,
  NO_CARD,
  pairOf,
  suitMask,
  suitOf,
  SUITS,
  valueOf,
  type Card,
  type Cards,
} from './cards.ts';
import { CLAIM, CLOSE, EXCHANGE, MARRY, playable } from './moves.ts';
import { beats } from './play.ts';
import * as S from './state.ts';
import { isStrict, scoreOf, talonIsFree, type State } from './state.ts';

/** Cards that the other may hold as far as the seat can tell, without the open one. */
function unseenBy({ now }: State, seat: Seat): Cards {
  const seen = now[S.HAND + seat]! | now[S.TAKEN]! | now[S.TAKEN + 1]! | bit(now[S.UPCARD]!);
  return ALL & ~(seen | bit(now[S.LED]!));
}

/** The card of a set with the highest value; any of equals. */
function bestOf(cards: Cards, valueOfCard: (card: Card) => number, random: Random): Card {
  let best = -Infinity;
  let chosen = NO_CARD;
  let equal = 0;
  for (let left = cards; left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    const value = valueOfCard(card);
    if (value < best) continue;
    equal = value > best ? 1 : equal + 1;
    best = value;
    if (equal === 1 || random.below(equal) === 0) chosen = card;
  }
  return chosen;
}

/** The cost of parting with a card beyond its points: trumps, and halves of possible marriages. */
function regret(card: Card, hand: Cards, unseen: Cards, trump: number): number {
  const suit = suitOf(card);
  const pair = pairOf(suit);
  const isHalf = (pair & bit(card)) !== 0 && (pair & ~bit(card) & (hand | unseen)) !== 0;
  return (suit === trump ? 9 : 0) + (isHalf ? 4 : 0);
}

/** What the seat counts on if it closes now: unbeatable tricks, and marriages to announce. */
function sureScore(state: State, seat: Seat, unseen: Cards): number {
  const { now } = state;
  const trump = now[S.TRUMP]!;
  const hand = now[S.HAND + seat]!;
  let sum = scoreOf(state, seat);
  let trumpsLeft = unseen & suitMask(trump);
  for (let left = hand & suitMask(trump); left !== 0;) {
    const top = 31 - Math.clz32(left);
    left &= ~bit(top);
    if ((higherThan(top) & trumpsLeft) !== 0) break;
    sum += valueOf(bit(top)) + 3;
    trumpsLeft &= trumpsLeft - 1;
  }
  const others = trumpsLeft === 0 ? hand & ~suitMask(trump) : 0;
  for (let left = others; left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    if ((higherThan(card) & unseen) === 0) sum += valueOf(bit(card)) + 3;
  }
  for (let suit = 0; suit < SUITS.length; suit++) {
    const pair = pairOf(suit);
    if ((hand & pair) === pair) sum += suit === trump ? 40 : 20;
  }
  return sum;
}

function lead(state: State, seat: Seat, random: Random): Move {
  const { now } = state;
  const trump = now[S.TRUMP]!;
  const hand = now[S.HAND + seat]!;
  if (scoreOf(state, seat) >= S.ENOUGH) return CLAIM;
  if (now[S.ANNOUNCED] !== S.NO_SUIT) return lowestOf(pairOf(now[S.ANNOUNCED]!));
  const unseen = unseenBy(state, seat);
  const free = talonIsFree(state);
  if (free && (hand & bit(cardAt(trump, JACK))) !== 0) return EXCHANGE;
  if (free && sureScore(state, seat, unseen) >= S.ENOUGH) return CLOSE;
  let marriage = S.NO_SUIT;
  for (let suit = 0; suit < SUITS.length; suit++) {
    const pair = pairOf(suit);
    if ((hand & pair) === pair && (marriage === S.NO_SUIT || suit === trump)) marriage = suit;
  }
  if (marriage !== S.NO_SUIT) return MARRY + marriage;
  const strict = isStrict(state);
  return bestOf(
    hand,
    (card) => {
      const value = valueOf(bit(card));
      if (strict && (higherThan(card) & unseen) === 0)
        return value + (suitOf(card) === trump ? 5 : 0);
      return -value - regret(card, hand, unseen, trump);
    },
    random,
  );
}

function follow(state: State, seat: Seat, random: Random): Move {
  const { now } = state;
  const led = now[S.LED]!;
  const trump = now[S.TRUMP]!;
  const unseen = unseenBy(state, seat);
  const hand = now[S.HAND + seat]!;
  const at = valueOf(bit(led));
  return bestOf(
    playable(state),
    (card) => {
      const value = at + valueOf(bit(card));
      const cost = regret(card, hand, unseen, trump);
      return beats(card, led, trump) ? value - cost + 1 : -value - cost;
    },
    random,
  );
}

export function thumbMove(state: State, random: Random): Move {
  const seat = state.now[S.TURN]!;
  return state.now[S.LED] === NO_CARD ? lead(state, seat, random) : follow(state, seat, random);
}
