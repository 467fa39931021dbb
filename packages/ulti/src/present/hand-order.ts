/** How the cards of a seat are held: the ten has another place where there are no trumps (rule 2). */
import type { Seat } from '@pakli/core';
import { inOrder } from '../cards.ts';
import { ladderOf } from '../ladder.ts';
import type { View } from '../types.ts';

/** By suit, each from its lowest card, as they rank in the contract or in the one that the seat itself bids. */
export function handOrder(view: View, seat: Seat, cards: readonly string[]): string[] {
  const { contract, high, announced, phase, turn } = view;
  const own = phase === 'DISCARD' && turn === seat ? announced : high?.seat === seat && high.bid;
  const bid = ladderOf(view.options).byId.get(contract ?? (own || ''));
  return inOrder(cards, bid?.noTrump === true);
}
