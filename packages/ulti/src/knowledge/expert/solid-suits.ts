/**
 * The chance that ten cards win every trick with open cards (Durchmars): each suit is led from the
 * top, over every split of the suit between the defenders. A suit is lost if a defender still has a
 * higher card when one of its cards is led; of trumps, also with more of them. Ignores squeezes,
 * which are rare.
 */
import { count, DECK_SIZE, NO_TRUMP, strengthOf, suitCards, type Cards } from '../../cards.ts';

/** Cards of a defender, and of both: the soloist's and the two laid down are known. */
const HAND_SIZE = 10;
const UNSEEN = 20;

/** By the number of cards of a suit that both have, and the first one's: the chance of each such split. */
const SPLITS: readonly (readonly number[])[] = Array.from({ length: 9 }, (_, both) =>
  Array.from({ length: both + 1 }, (_unused, own) => {
    return choose(UNSEEN - both, HAND_SIZE - own) / choose(UNSEEN, HAND_SIZE);
  }),
);

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result *= (n - k + i) / i;
  return result;
}

/** Cache by kind of suit, own and foreign cards as bits of strength: the chance to win every trick led in it. */
const known = new Map<number, number>();

/** The share of layouts without a lost trick; the soloist knows the talon. */
export function solidShare(hand: Cards, talon: Cards, trump: number): number {
  let share = 1;
  for (let suit = 0; suit < 4; suit++) {
    const own = strengths(hand & suitCards(suit), trump);
    const foreign = strengths(~(hand | talon) & suitCards(suit), trump);
    share *= suitShare(own, foreign, trump !== NO_TRUMP && suit === trump);
  }
  return share;
}

/** A suit as a set of bits, the strongest card highest. */
function strengths(cards: Cards, trump: number): number {
  let bits = 0;
  for (let card = 0; card < DECK_SIZE; card++) {
    if ((cards & (1 << card)) !== 0) bits |= 1 << (strengthOf(card, trump) & 7);
  }
  return bits;
}

function suitShare(own: number, foreign: number, trump: boolean): number {
  if (foreign === 0) return 1;
  const key = (Number(trump) << 16) | (own << 8) | foreign;
  let share = known.get(key);
  if (share === undefined) {
    share = 0;
    // All subsets of the others' cards.
    for (let first = foreign; ; first = (first - 1) & foreign) {
      if (isSolid(own, first, trump) && isSolid(own, foreign & ~first, trump)) {
        share += SPLITS[count(foreign)]![count(first)]!;
      }
      if (first === 0) break;
    }
    known.set(key, share);
  }
  return share;
}

/** Whether no card of one defender takes a trick: the highest is kept to the last. */
function isSolid(own: number, held: number, trump: boolean): boolean {
  if (held === 0) return true;
  if (trump && count(held) > count(own)) return false;
  let left = own;
  for (let round = count(held); round > 0 && left !== 0; round--) {
    const highest = 31 - Math.clz32(left);
    if (1 << highest < held) return false;
    left &= ~(1 << highest);
  }
  return true;
}
