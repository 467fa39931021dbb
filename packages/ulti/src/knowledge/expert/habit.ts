/**
 * What is done between cards that are worth the same in every world that was
 * looked at: worlds that were not looked at may tell them apart. Defenders keep
 * trumps, lead long suits and let low cards go first. A soloist who is lost
 * against perfect defence plays as the rules of thumb say: real defenders err.
 */
import type { Move } from '@pakli/core';
import { count, rankOf, suitCards } from '../../cards.ts';
import { HAND, ON_TABLE, SOLOIST, TRUMP, TURN, type State } from '../../state.ts';
import { rulesMove } from '../rules.ts';

export function habit(state: State, card: Move): number {
  const { at } = state;
  const seat = at[TURN]!;
  if (seat === at[SOLOIST]) return Number(card === rulesMove(state));
  if (card >> 3 === at[TRUMP]) return -10 - rankOf(card);
  if (at[ON_TABLE] !== 0) return -rankOf(card);
  return count(at[HAND + seat]! & suitCards(card >> 3)) - rankOf(card) / 10;
}
