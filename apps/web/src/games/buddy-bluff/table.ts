/** Buddy Bluff's table: trays, centre, pool and hand, and how plays animate on them. */
import type { Seen, View } from '@pakli/buddy-bluff';
import { lazyPart } from '../../hooks/lazily.ts';
import { Card } from '../../cards/Card.tsx';
import type { GameTable } from '../../table/game-table.ts';
import { describe } from './describe.ts';
import { modes, remembers } from './modes.ts';
import { beats } from './places.ts';
import { own } from './Own.tsx';
import { Result } from './Result.tsx';
import { Score } from './Score.tsx';
import { Table } from './Table.tsx';
import { attempt, named, touch } from './touch.ts';

export const table: GameTable<View, Seen> = {
  id: 'buddy-bluff',
  best: 'low',
  modes,
  Table,
  own,
  Score,
  Tray: lazyPart(() => import('./AllPiles.tsx'), 'AllPiles'),
  Result,
  Face: Card,
  describe,
  sounds: { over: 'end', seal: 'stamp', package: 'take', deal: 'deal' },
  named,
  unseen: ({ view }) => unseenBy(view),
  touch,
  attempt,
  beats,
  // All four cards of a rank, in another player's slot.
  isTriumph: (step, { seat }) =>
    step.seat === seat &&
    step.seen.some((part) => part.kind === 'seal' && part.size === 4 && part.seat !== seat),
  remembers,
};

/** The cards a seat has not seen. All others are in the centre, the pool, a slot or its hand. */
const RANKS = Array.from('A23456789TJQK');
const SUITS = Array.from('SHDC');

/** Sorted by rank; undefined while cards are left in the deck. */
export function unseenBy({ centre, pool, slots, hand, deckSize }: View): string[] | undefined {
  if (deckSize > 0) return undefined;
  const lying = slots.flatMap(({ cards }) => cards);
  const seen = new Set([...centre, ...pool, ...lying, ...(hand ?? [])]);
  return RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)).filter(
    (card) => !seen.has(card),
  );
}
