/** The cards a seat has not seen yet: in the stock or in the other hand. All others lie open or were taken openly. */
import type { View } from './types.ts';

const SUITS = ['KL', 'SP', 'HJ', 'RU'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export function unseenBy({ table, hand, captured }: View): readonly string[] {
  const left = SUITS.flatMap((suit) =>
    RANKS.flatMap((rank) => [`${suit} ${rank}`, `${suit} ${rank}`]),
  );
  for (const card of [
    ...table.flatMap(({ cards }) => cards),
    ...(hand ?? []),
    ...captured.flat(),
  ]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
