/**
 * The games as the page offers them. A game whose table is not built yet has
 * no loader; everything else about a game comes with its table or its texts.
 */
import type { OptionValues } from '@pakli/core';
import type { GameTable } from '../frame/game-table.ts';

export interface ShelfGame {
  readonly id: GameId;
  readonly seats: number;
  /** By the id of the rule set: what it changes, the usual one first. */
  readonly ruleSets: Readonly<Record<string, OptionValues>>;
  readonly load?: () => Promise<GameTable>;
}

export const GAME_IDS = ['mulle', 'ulti', 'buddy-bluff', 'compile'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const SHELF: readonly ShelfGame[] = [
  {
    id: 'buddy-bluff',
    seats: 4,
    ruleSets: {
      classic: {},
      onion: { lift: 'run' },
      match: { deals: 4 },
      'onion+match': { lift: 'run', deals: 4 },
    },
    load: async () => (await import('./buddy-bluff/index.ts')).table,
  },
  {
    id: 'mulle',
    seats: 2,
    ruleSets: { synced: {}, short: { rounds: 1, omgangar: 1 } },
  },
  { id: 'ulti', seats: 3, ruleSets: {} },
  { id: 'compile', seats: 2, ruleSets: {} },
];

export function findOnShelf(id: string): ShelfGame | undefined {
  return SHELF.find((game) => game.id === id);
}
