/**
 * What is done between cards that are worth the same in every world that was
 * looked at: worlds that were not looked at may tell them apart. Trumps are kept,
 * long suits are led, low cards go first.
 */
import type { Move } from '@pakli/core';
import { count, rankOf, suitCards } from '../../cards.ts';
import { HAND, ON_TABLE, SOLOIST, TRUMP, TURN, type State } from '../../state.ts';

export function habit({ at }: State, card: Move): number {
  const seat = at[TURN]!;
  if (seat === at[SOLOIST]) return 0;
  if (card >> 3 === at[TRUMP]) return -10 - rankOf(card);
  if (at[ON_TABLE] !== 0) return -rankOf(card);
  return count(at[HAND + seat]! & suitCards(card >> 3)) - rankOf(card) / 10;
}
