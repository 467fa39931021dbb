/** Mulle's entry on the shelf. */
import { readPuzzles } from '../../lessons/puzzle.ts';
import type { ShelfGame } from '../../table/shelf-game.ts';
import { Art } from './Art.tsx';
import './colours.css';

export const mulle: ShelfGame = {
  id: 'mulle',
  seats: 2,
  version: 2,
  ruleSets: ['synced', 'short', 'seven', 'draft', 'regler'],
  eveningDeals: [2, 1, 4],
  dayRules: 'short',
  options: async () => (await import('./options.ts')).options,
  Art,
  table: async () => (await import('./table.ts')).table,
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => readPuzzles((await import('./puzzles.jsonl?raw')).default),
  rules: async () => (await import('./rules.ts')).rules,
  statistics: async () => (await import('./DealStatistics.tsx')).DealStatistics,
};
