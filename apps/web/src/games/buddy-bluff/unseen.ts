/** The cards that a seat has not seen. All others lie in the centre, in the pool, in a slot or in its hand. */
import type { View } from '@pakli/buddy-bluff';

const RANKS = Array.from('A23456789TJQK');
const SUITS = Array.from('SHDC');

/** By rank; undefined while some of them are in the deck. */
export function unseenBy({ centre, pool, slots, hand, deckSize }: View): string[] | undefined {
  if (deckSize > 0) return undefined;
  const lying = slots.flatMap(({ cards }) => cards);
  const seen = new Set([...centre, ...pool, ...lying, ...(hand ?? [])]);
  return RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)).filter(
    (card) => !seen.has(card),
  );
}
