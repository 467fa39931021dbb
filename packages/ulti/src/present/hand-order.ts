/** How a seat's cards are sorted: the ten ranks differently without trumps (rule 2). */
import type { Seat } from '@pakli/core';
import { inOrder } from '../cards.ts';
import { ladderOf } from '../ladder.ts';
import type { View } from '../types.ts';

/** By suit, each from its lowest card, ranked by the contract or by the seat's own bid. */
export function handOrder(view: View, seat: Seat, cards: readonly string[]): string[] {
  const { contract, high, announced, phase, turn } = view;
  const own = phase === 'DISCARD' && turn === seat ? announced : high?.seat === seat && high.bid;
  const bid = ladderOf(view.options).byId.get(contract ?? (own || ''));
  return inOrder(cards, bid?.noTrump === true);
}
