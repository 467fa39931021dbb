/** Compile's entry on the shelf. */
import { readPuzzles } from '../../lessons/puzzle.ts';
import type { ShelfGame } from '../../table/shelf-game.ts';
import { Art } from './Art.tsx';
import './colours.css';

export const compile: ShelfGame = {
  id: 'compile',
  seats: 2,
  version: 2,
  // Newcomers get the twelve protocols of the basic box.
  ruleSets: ['main1', 'quick', 'standard', 'main2', 'fixed'],
  eveningDeals: [1],
  isSwayedByOneCard: true,
  dayRules: 'quick',
  options: async () => (await import('./options.ts')).options,
  Art,
  table: async () => (await import('./table.ts')).table,
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => readPuzzles((await import('./puzzles.jsonl?raw')).default),
  rules: async () => (await import('./rules.ts')).rules,
  statistics: async () => (await import('./ProtocolStatistics.tsx')).ProtocolStatistics,
  cards: async () => (await import('./Cards.tsx')).Cards,
};
