/**
 * How well a hand fits the contract that its holder undertook. What the rules
 * prove of a bidder's cards the sampler keeps to; this is what they make likely:
 * nobody plays an Ulti without the seven, or a Betli with a hand of aces.
 */
import {
  count,
  marriage,
  NO_TRUMP,
  seven,
  strengthOf,
  suitCards,
  type Cards,
} from '../../cards.ts';
import { has, type Bid } from '../../ladder.ts';

/** What a hand that lacks the cards of its contract weighs beside one that has them. */
const ABSURD = 0.001;
/** By how much each step of strength makes a card less likely in a Betli hand. */
const LOW = 0.7;
/** And each trump makes an Ulti likelier. */
const LONG = 0.9;

const STRENGTH_OF: Float64Array = Float64Array.from({ length: 32 }, (_, card) =>
  strengthOf(card, NO_TRUMP),
);

/** The weight of a world in which the soloist began with these ten cards; only ratios mean anything. */
export function evidence(bid: Bid, trump: number, ten: Cards): number {
  if (has(bid, 'betli')) {
    let sum = 0;
    for (let left = ten; left !== 0; left &= left - 1) {
      sum += STRENGTH_OF[31 - Math.clz32(left & -left)]!;
    }
    return Math.exp(-LOW * sum);
  }
  if (trump === NO_TRUMP) return 1;
  let weight = 1;
  if (has(bid, 'ulti')) {
    if ((ten & seven(trump)) === 0) weight *= ABSURD;
    weight *= Math.exp(LONG * count(ten & suitCards(trump)));
  }
  if (has(bid, '40-100') && (ten & marriage(trump)) !== marriage(trump)) weight *= ABSURD;
  if (has(bid, '20-100') && !holdsTwenty(ten, trump)) weight *= ABSURD;
  return weight;
}

function holdsTwenty(ten: Cards, trump: number): boolean {
  for (let suit = 0; suit < 4; suit++) {
    if (suit !== trump && (ten & marriage(suit)) === marriage(suit)) return true;
  }
  return false;
}
