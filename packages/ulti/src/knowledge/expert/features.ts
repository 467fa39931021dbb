/** The hand model's features of ten cards: one number a feature, the same for every suit order. */
import { count, listCards, NO_TRUMP, strengthOf, suitCards, type Cards } from '../../cards.ts';

const ACE = 0x80;
const TEN = 0x40;
const KING = 0x20;
const OVER = 0x10;
const UNDER = 0x08;

function byte(hand: Cards, suit: number): number {
  return (hand >>> (8 * suit)) & 0xff;
}

function one(flag: boolean): number {
  return flag ? 1 : 0;
}

/** With a trump suit. */
export function trumpFeatures(hand: Cards, trump: number): number[] {
  const own = byte(hand, trump);
  const length = count(own);
  const sides = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let suit = 0; suit < 4; suit++) {
    if (suit === trump) continue;
    const cards = byte(hand, suit);
    const size = count(cards);
    const ace = (cards & ACE) !== 0;
    const ten = (cards & TEN) !== 0;
    const king = (cards & KING) !== 0;
    const found = [
      ace,
      ace && ten,
      ten && !ace && size >= 2,
      ten && !ace && size < 2,
      king && (ace || ten),
      size === 0,
      size === 1 && !ace,
      size >= 4,
      ace && ten && king,
    ];
    found.forEach((flag, i) => (sides[i] = sides[i]! + one(flag)));
  }
  return [
    1,
    length,
    Math.max(0, length - 4),
    Math.max(0, length - 6),
    one((own & ACE) !== 0),
    one((own & TEN) !== 0),
    one((own & (ACE | TEN)) === (ACE | TEN)),
    one((own & KING) !== 0),
    one((own & OVER) !== 0),
    one((own & UNDER) !== 0),
    ...sides,
    (length * sides[0]!) / 4,
  ];
}

/** Betli: how far each suit's cards lie above those that the others can be forced to play under. */
export function betliFeatures(hand: Cards): number[] {
  const sums = [1, 0, 0, 0, 0, 0, 0];
  for (let suit = 0; suit < 4; suit++) {
    const strengths = listCards(hand & suitCards(suit))
      .map((card) => strengthOf(card, NO_TRUMP))
      .sort((a, b) => a - b);
    const size = strengths.length;
    if (size === 0) sums[1] = sums[1]! + 1;
    if (size === 8) continue;
    strengths.forEach((strength, place) => {
      const excess = Math.max(0, strength - 2 * place);
      const at = 2 + Math.min(place, 2);
      sums[at] = sums[at]! + excess;
      if (place === 0 && size === 1) sums[5] = sums[5]! + excess;
    });
    // Nothing low at all.
    sums[6] = sums[6]! + ((strengths[0] ?? 0) >= 3 ? 1 : 0);
  }
  return sums;
}

/** Durchmars without trump: cards that others beat, after all sure winners. */
export function durchmarsFeatures(hand: Cards): number[] {
  let losers = 0;
  let open = 0;
  let sure = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = listCards(hand & suitCards(suit)).map((card) => strengthOf(card, NO_TRUMP));
    if (own.length === 0) continue;
    const outside = [0, 1, 2, 3, 4, 5, 6, 7].filter((strength) => !own.includes(strength));
    let run = 0;
    while (own.includes(7 - run)) run++;
    const left = own.length - run;
    sure += run;
    // Each sure trick draws about two of the others' cards.
    if (left > 0 && outside.length > 2 * run) losers += left;
    else if (left > 0 && outside.length > run) open += left;
  }
  return [1, losers, losers > 0 ? 1 : 0, open, sure / 10];
}
