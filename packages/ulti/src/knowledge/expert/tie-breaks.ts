/**
 * Breaks ties between cards worth the same in every examined world: other worlds may tell them
 * apart. Defenders keep trumps, lead long suits and play low cards first. A soloist who is lost
 * against perfect defence plays by the rules of thumb: real defenders err.
 */
import type { Move } from '@pakli/core';
import { count, rankOf, suitCards } from '../../cards.ts';
import { HAND, ON_TABLE, SOLOIST, TRUMPS, TURN, type State } from '../../state.ts';
import { rulesMove } from '../rules.ts';

export function tieBreak(state: State, card: Move): number {
  const { at } = state;
  return at[TURN] === at[SOLOIST] ? Number(card === rulesMove(state)) : defenderTieBreak(at, card);
}

/** For the part of a state that play reads. */
export function defenderTieBreak(at: Int32Array, card: Move): number {
  if ((at[TRUMPS]! & (1 << card)) !== 0) return -10 - rankOf(card);
  if (at[ON_TABLE] !== 0) return -rankOf(card);
  return count(at[HAND + at[TURN]!]! & suitCards(card >> 3)) - rankOf(card) / 10;
}
