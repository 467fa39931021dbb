/** What there is to learn, by game: each game's lessons and puzzles are chunks of their own. */
import type { GameId } from '../games/shelf.ts';
import type { Lesson } from './lesson.ts';
import { ratingOf, type Puzzle } from './puzzle.ts';

const LESSONS: Readonly<Record<GameId, () => Promise<{ readonly lessons: readonly Lesson[] }>>> = {
  'buddy-bluff': () => import('./lessons/buddy-bluff.ts'),
  mulle: () => import('./lessons/mulle.ts'),
  ulti: () => import('./lessons/ulti.ts'),
  compile: () => import('./lessons/compile.ts'),
};

const PUZZLES: Readonly<Record<GameId, () => Promise<{ readonly default: string }>>> = {
  'buddy-bluff': () => import('./puzzles/buddy-bluff.jsonl?raw'),
  mulle: () => import('./puzzles/mulle.jsonl?raw'),
  ulti: () => import('./puzzles/ulti.jsonl?raw'),
  compile: () => import('./puzzles/compile.jsonl?raw'),
};

export async function loadLessons(game: GameId): Promise<readonly Lesson[]> {
  return (await LESSONS[game]()).lessons;
}

/** Easiest first. */
export async function loadPuzzles(game: GameId): Promise<readonly Puzzle[]> {
  return readPuzzles((await PUZZLES[game]()).default);
}

/** One puzzle a line; easiest first, then in the order of the file. */
export function readPuzzles(text: string): readonly Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle)
    .toSorted((one, other) => ratingOf(one) - ratingOf(other));
}
