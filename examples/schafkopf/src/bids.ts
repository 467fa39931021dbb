/** What bids imply about hands: how good a hand looks for a game, and how likely worlds are given the bids. */
import type { Likelihood } from '@pakli/core/search';
import { ACE, countOf, NO_SUIT, OBER, rankMask, SUITS, UNTER, type Cards } from './cards.ts';
import { HAND, PLAYED, RUF, SEATS, SOLO, trumpsOf, type State } from './state.ts';
import type { View } from './view.ts';

/** Points for the trumps of a hand: an Ober 3, an Unter 2, another 1. */
export function strength(hand: Cards, trump: Cards): number {
  const own = hand & trump;
  return countOf(own) + 2 * countOf(own & rankMask(OBER)) + countOf(own & rankMask(UNTER));
}

/** The suit in which a hand is best for a solo. */
export function bestSolo(hand: Cards): number {
  let best = 0;
  for (let suit = 1; suit < SUITS.length; suit++) {
    const better = strength(hand, trumpsOf(SOLO, suit)) > strength(hand, trumpsOf(SOLO, best));
    if (better) best = suit;
  }
  return best;
}

/** Half of the hands of this quality bid; people and programs surprise a few times in a hundred. */
function chance(quality: number, half: number, slope: number, surprise = 0.02): number {
  return surprise + (1 - 2 * surprise) / (1 + Math.exp(slope * (half - quality)));
}

/** A solo against three is never a surprise. */
const RARE = 0.001;

/** How often a hand bids each game, fitted to hundreds of deals that `strong` bid. */
function rufChance(hand: Cards): number {
  return chance(strength(hand, trumpsOf(RUF, NO_SUIT)), 3.9, 0.45);
}

function wenzChance(hand: Cards): number {
  return chance(2 * countOf(hand & rankMask(UNTER)) + countOf(hand & rankMask(ACE)), 7, 1.5, RARE);
}

/** Length counts most: a hand with seven trumps plays alone with hardly an Ober. */
function soloChance(hand: Cards, suit: number): number {
  const trump = trumpsOf(SOLO, suit);
  const aces = countOf(hand & ~trump & rankMask(ACE));
  const quality = 3.8 * countOf(hand & trump) + 0.2 * strength(hand, trump) + 2.6 * aces;
  return chance(quality, 28.1, 1, RARE);
}

type Chance = (hand: Cards) => number;

/** What a seat's bid says about its hand; undefined if nothing. */
function saidBy(view: View, seat: number): Chance | undefined {
  const { declarer, game, suit, passed, rufBids, starter } = view;
  if (seat === declarer && game === 'wenz') return wenzChance;
  if (seat === declarer && game === 'solo') {
    return (hand) => soloChance(hand, suit === null ? bestSolo(hand) : SUITS.indexOf(suit));
  }
  if (rufBids[seat]) return rufChance;
  if (!passed[seat]) return undefined;
  const placeOf = (one: number): number => (one - starter + SEATS) % SEATS;
  // After the first bid most hands pass.
  const free = rufBids.every(
    (bid, other) => !(bid || other === declarer) || placeOf(other) > placeOf(seat),
  );
  return free ? (hand) => 1 - rufChance(hand) : undefined;
}

/** Worlds in which all seats had the cards for their bids are likelier. */
export function likelihood(view: View): Likelihood<State> {
  const said = [0, 1, 2, 3].flatMap((seat) => {
    const chanceOf = seat === view.seat ? undefined : saidBy(view, seat);
    return chanceOf === undefined ? [] : [{ seat, chanceOf }];
  });
  return {
    logOf({ now }) {
      let sum = 0;
      for (const { seat, chanceOf } of said) {
        sum += Math.log(chanceOf(now[HAND + seat]! | now[PLAYED + seat]!));
      }
      return sum;
    },
  };
}
