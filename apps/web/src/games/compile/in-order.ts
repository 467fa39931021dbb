import type { View } from '@pakli/compile';
import type { Seat } from '@pakli/core';
import { ALL_PROTOCOLS, parseCardName } from './cards.ts';

/** The hand sorted by protocol, the player's own first. */
export function inOrder(view: View, seat: Seat): readonly string[] {
  const { hand, protocols } = view.players[seat === 0 ? 0 : 1];
  const order = [...protocols.map(({ protocol }) => protocol), ...ALL_PROTOCOLS];
  const rank = (card: string): number => {
    const { protocol, value } = parseCardName(card);
    return order.indexOf(protocol) * 10 + value;
  };
  return (hand ?? []).toSorted((one, other) => rank(one) - rank(other));
}
