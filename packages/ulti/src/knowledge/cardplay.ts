/**
 * Card play of the rule player: one simple principle a contract.
 *
 * - Points (passz, 40-100, 20-100): win what is worth winning with the cheapest
 *   card that does it, give points to a partner who wins, keep high cards.
 * - Ulti: the soloist keeps trumps, the defenders keep one for trick 10.
 * - Betli: the soloist stays under, the defenders stay under the soloist.
 * - Durchmars: the soloist leads what nobody beats, the defenders keep what may win.
 */
import type { Move, Seat } from '@pakli/core';
import { BEATS, count, NO_TRUMP, pointsOf, strengthOf, suitCards, type Cards } from '../cards.ts';
import { has } from '../ladder.ts';
import * as S from '../state.ts';
import { contractOf, type State } from '../state.ts';
import { keepValue } from './chances.ts';

/** Cards the seat has neither held nor seen played. */
export function unseenBy({ at }: State, seat: Seat): Cards {
  const own = at[S.HAND + seat]! | (at[S.DISCARDER] === seat ? at[S.TALON]! : 0);
  return ~(own | at[S.TRICK]! | at[S.TAKEN]! | at[S.TAKEN + 1]! | at[S.GONE]!);
}

/** A heuristic value of a card, comparable within one position. */
export function cardScore(state: State): (card: number) => number {
  const contract = contractOf(state);
  const score = has(contract, 'betli')
    ? underScore
    : has(contract, 'durchmars')
      ? allScore
      : pointScore;
  return (card) => score(state, card);
}

/** The best of the listed cards by `cardScore`; ties go to the first. */
export function chooseCard(state: State, moves: Int32Array, size: number): Move {
  const score = cardScore(state);
  let best = moves[0]!;
  let most = -Infinity;
  for (let i = 0; i < size; i++) {
    const card = moves[i]!;
    if (card >= 32) continue;
    const value = score(card);
    if (value > most) {
      most = value;
      best = card;
    }
  }
  return best;
}

/** The chance that a card takes its trick. */
function winChance(state: State, card: number, seat: Seat): number {
  const { at } = state;
  const bit = 1 << card;
  const onTable = at[S.ON_TABLE]!;
  if (onTable > 0 && (at[S.STRONGER]! & bit) === 0) return 0;
  if (onTable === 2) return 1;
  const unseen = unseenBy(state, seat);
  const beaters = unseen & BEATS[at[S.ORDER]! + card]!;
  const inSuit = count(beaters & suitCards(card >> 3));
  const trumps = card >> 3 === at[S.TRUMP] ? 0 : count(beaters & at[S.TRUMPS]!);
  const left = 2 - onTable;
  // Only a player out of the suit can lay a trump.
  const length = count(unseen & suitCards(card >> 3));
  const ruffs = trumps === 0 ? 0 : length >= 5 ? 0.1 : length >= 3 ? 0.25 : 0.5;
  const over = inSuit === 0 ? 0 : Math.min(0.95, 0.35 + 0.2 * inSuit);
  return (1 - over) ** (0.5 * left) * (1 - ruffs) ** (0.5 * left);
}

/** Both defenders, or the soloist alone. */
function sameSide({ at }: State, a: Seat, b: Seat): boolean {
  return (a === at[S.SOLOIST]) === (b === at[S.SOLOIST]);
}

function pointScore(state: State, card: number): number {
  const { at, options } = state;
  const seat = at[S.TURN]!;
  const a10 = options.cardPoints === 'A10';
  const soloist = seat === at[S.SOLOIST];
  const onTable = at[S.ON_TABLE]!;
  const stake = pointsOf((1 << card) | (onTable === 0 ? 0 : at[S.TRICK]!), a10) + 2;
  const win = winChance(state, card, seat);
  const partner = onTable > 0 && sameSide(state, at[S.WINNER]!, seat) && at[S.WINNER] !== seat;
  // A partner's card may still be beaten by later players.
  const shared = partner && win === 0 ? (onTable === 2 ? 1 : 0.5) : 0;
  const ours = win + (1 - win) * shared;
  let keep = keepValue(card, at[S.TRUMP]!);
  if (has(contractOf(state), 'ulti') && card >> 3 === at[S.TRUMP]) keep += soloist ? 3 : 4;
  // A lead of a long suit draws the cards that may hurt later.
  const length = count(at[S.HAND + seat]! & suitCards(card >> 3));
  const lead = onTable === 0 ? 0.4 * length - (card >> 3 === at[S.TRUMP] && !soloist ? 4 : 0) : 0;
  return (2 * ours - 1) * stake - keep * (onTable === 0 ? 0.5 : 1) + lead;
}

/** Betli: winning a trick loses it for the soloist, so high cards go where they do not win. */
function underScore(state: State, card: number): number {
  const { at } = state;
  const seat = at[S.TURN]!;
  const strength = strengthOf(card, NO_TRUMP);
  const onTable = at[S.ON_TABLE]!;
  const wins = onTable === 0 || (at[S.STRONGER]! & (1 << card)) !== 0;
  if (seat === at[S.SOLOIST]) {
    if (onTable === 0) return -strength;
    if (!wins) return strength;
    return -10 - strength;
  }
  // A defender stays under a winning soloist, and goes over the partner to keep low cards for
  // later.
  const soloistWins = onTable > 0 && at[S.WINNER] === at[S.SOLOIST];
  if (soloistWins) return wins ? -10 - strength : strength;
  const length = count(at[S.HAND + seat]! & suitCards(card >> 3));
  return onTable === 0 ? -strength - 0.5 * length : strength;
}

/** Durchmars: the soloist plays what nobody can beat; a defender keeps what may still win. */
function allScore(state: State, card: number): number {
  const { at } = state;
  const seat = at[S.TURN]!;
  const strength = strengthOf(card, at[S.TRUMP]!);
  const win = winChance(state, card, seat);
  if (seat !== at[S.SOLOIST]) {
    const length = count(at[S.HAND + seat]! & suitCards(card >> 3));
    return win > 0 ? 20 + strength : -strength - (length === 1 ? 0 : 0.5);
  }
  const trump = card >> 3 === at[S.TRUMP] ? 0.5 : 0;
  const length = count(at[S.HAND + seat]! & suitCards(card >> 3));
  return 10 * win + 0.1 * length + trump - (has(contractOf(state), 'ulti') ? 2 * trump : 0);
}
