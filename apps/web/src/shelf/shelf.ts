/**
 * The games as the page offers them. A game whose table is not built yet has
 * no loader; everything else about a game comes with its table or its texts.
 */
import type { GameTable } from '../table/game-table.ts';

export const GAME_IDS = ['buddy-bluff', 'mulle', 'ulti', 'compile'] as const;
export type GameId = (typeof GAME_IDS)[number];

export interface ShelfGame {
  readonly id: GameId;
  readonly seats: number;
  /** Of its rules: lessons are played by those of today. */
  readonly version: number;
  /** Rule sets in the words of the game's presets, the usual one first. */
  readonly ruleSets: readonly string[];
  readonly load?: () => Promise<GameTable>;
}

export const SHELF: readonly ShelfGame[] = [
  {
    id: 'buddy-bluff',
    seats: 4,
    version: 1,
    ruleSets: ['classic', 'onion', 'match', 'onion+match'],
    load: async () => (await import('../games/buddy-bluff/index.ts')).table,
  },
  {
    id: 'mulle',
    seats: 2,
    version: 2,
    ruleSets: ['synced', 'short', 'seven', 'draft', 'regler'],
    load: async () => (await import('../games/mulle/index.ts')).table,
  },
  {
    id: 'ulti',
    seats: 3,
    version: 1,
    ruleSets: [
      'seed deals=3',
      'seed',
      'seed deals=12',
      'tournament deals=3',
      'tournament',
      'tournament deals=12',
    ],
    load: async () => (await import('../games/ulti/index.ts')).table,
  },
  {
    id: 'compile',
    seats: 2,
    version: 1,
    ruleSets: ['standard', 'main1', 'main2', 'quick', 'fixed'],
    load: async () => (await import('../games/compile/index.ts')).table,
  },
];

export function findOnShelf(id: string): ShelfGame | undefined {
  return SHELF.find((game) => game.id === id);
}
