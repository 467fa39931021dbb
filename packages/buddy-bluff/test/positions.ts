/**
 * Random positions, reachable or not: any hand sizes, any number of plays, slots with seals above
 * each other, runs that ought to have been sealed already. Only the 52 distinct cards are kept.
 */
import type { Random } from '@pakli/core';
import * as model from './model.ts';
import { shuffledDeck } from './side-by-side.ts';

export function randomPosition(random: Random, lift: 'top' | 'run'): model.Position {
  const deck = shuffledDeck(random);
  const chance = (percent: number): boolean => random.below(100) < percent;
  /** Up to `most` cards of the rank on top of the deck. */
  const take = (most: number): string[] => {
    const rank = model.rankOf(deck[0] ?? '');
    const sisters = deck.filter((card) => model.rankOf(card) === rank).slice(0, most);
    for (const card of sisters) deck.splice(deck.indexOf(card), 1);
    return sisters;
  };
  // The mover's hand comes first: a position in which nobody can play is none. The mover need not
  // be the seat at turn.
  const mover = random.below(4);
  const held = deck.splice(0, 1 + random.below(5));
  const sealedRanks = new Set<string>();
  const slots = [0, 1, 2, 3].map((): model.Slot => {
    const slot: model.Slot = { cards: [], seals: [] };
    for (let layer = random.below(3); layer > 0; layer--) {
      for (let below = random.below(3); below > 0; below--) slot.cards.push(...take(1));
      const from = slot.cards.length;
      const rank = model.rankOf(deck[0] ?? '');
      // A rank is sealed once (rule 5); two seals of one rank side by side would read as one.
      if (sealedRanks.has(rank)) continue;
      sealedRanks.add(rank);
      slot.cards.push(...take(1 + random.below(4)));
      slot.seals.push({ rank, from, to: slot.cards.length });
    }
    for (let runs = random.below(3); runs > 0; runs--)
      slot.cards.push(...take(1 + random.below(4)));
    return slot;
  });
  const center = [0, 1, 2, 3].map(() => (chance(50) ? (deck.shift() ?? null) : null));
  const pool: string[] = [];
  for (let runs = random.below(5); runs > 0; runs--) pool.push(...take(1 + random.below(3)));
  const hands = [0, 1, 2, 3].map((seat) =>
    seat === mover ? held : deck.splice(0, random.below(6)),
  );
  const plays = chance(30) ? [15, 31, 47][random.below(3)]! : random.below(48);
  return {
    lift,
    deck,
    center,
    pool,
    slots,
    hands,
    // The plays need not fit the table.
    played: model.DECK.slice(0, random.below(plays + 1)).map((card, index) => ({
      card,
      target: chance(50) ? null : index % 4,
    })),
    starter: random.below(4),
    turn: chance(20) ? random.below(4) : mover,
    round: 1 + random.below(3),
    plays,
    over: false,
  };
}

/** The position as the golden files write it. */
export function goldenState(position: model.Position): Record<string, unknown> {
  const { lift: _lift, played: _played, ...state } = position;
  return state;
}
