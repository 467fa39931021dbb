/** Ulti on the shelf. */
import { readPuzzles } from '../../lessons/puzzle.ts';
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
  dayRules: 'seed',
  options: async () => (await import('./options.ts')).options,
  Art,
  table: async () => (await import('./table.ts')).table,
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => readPuzzles((await import('./puzzles.jsonl?raw')).default),
  rules: async () => (await import('./rules.ts')).rules,
};
