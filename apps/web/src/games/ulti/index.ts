/** Ulti's entry on the shelf. */
import { draw } from '../../cards/drawn-faces.ts';
import { readPuzzles } from '../../lessons/puzzle.ts';
import { settings } from '../../prefs/settings.ts';
import type { ShelfGame } from '../../table/shelf-game.ts';
import { Art } from './Art.tsx';
import './colours.css';

export const ulti: ShelfGame = {
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
    'social deals=3',
    'fourAces deals=3',
  ],
  homeRules: { hu: ['tournament deals=3', 'seed deals=3'] },
  eveningDeals: [3, 1, 2, 6, 9, 12],
  dayRules: 'seed',
  options: async () => (await import('./options.ts')).options,
  Art,
  // The drawings are fetched with their components, or cards would be blank for a while.
  table: async () => {
    if (settings().suits === 'german') draw('tell', 'back');
    return (await import('./table.ts')).table;
  },
  lessons: async () => {
    draw('tell', 'back');
    return (await import('./lessons.ts')).lessons;
  },
  puzzles: async () => readPuzzles((await import('./puzzles.jsonl?raw')).default),
  rules: async () => (await import('./rules.ts')).rules,
  outcome: async () => (await import('./Outcome.tsx')).Outcome,
  statistics: async () => (await import('./DealStatistics.tsx')).DealStatistics,
};
