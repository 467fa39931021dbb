/** Buddy Bluff's entry on the shelf. */
import { readPuzzles } from '../../lessons/puzzle.ts';
import type { ShelfGame } from '../../table/shelf-game.ts';
import { Art } from './Art.tsx';
import './colours.css';

export const buddyBluff: ShelfGame = {
  id: 'buddy-bluff',
  seats: 4,
  version: 1,
  ruleSets: ['classic', 'onion', 'match', 'onion+match'],
  eveningDeals: [4, 1],
  isSwayedByOneCard: true,
  dayRules: 'classic',
  options: async () => (await import('./options.ts')).options,
  Art,
  table: async () => (await import('./table.ts')).table,
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => readPuzzles((await import('./puzzles.jsonl?raw')).default),
  rules: async () => (await import('./rules.ts')).rules,
  statistics: async () => (await import('./DealStatistics.tsx')).DealStatistics,
};
