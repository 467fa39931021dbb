/** What there is to learn, by game: each game's lessons and puzzles are chunks of their own. */
import type { GameId } from '../shelf/shelf.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { ratingOf, type Puzzle } from '../lessons/puzzle.ts';

const LESSONS: Readonly<Record<GameId, () => Promise<{ readonly lessons: readonly Lesson[] }>>> = {
  'buddy-bluff': () => import('../games/buddy-bluff/lessons.ts'),
  mulle: () => import('../games/mulle/lessons.ts'),
  ulti: () => import('../games/ulti/lessons.ts'),
  compile: () => import('../games/compile/lessons.ts'),
};

const PUZZLES: Readonly<Record<GameId, () => Promise<{ readonly default: string }>>> = {
  'buddy-bluff': () => import('../games/buddy-bluff/puzzles.jsonl?raw'),
  mulle: () => import('../games/mulle/puzzles.jsonl?raw'),
  ulti: () => import('../games/ulti/puzzles.jsonl?raw'),
  compile: () => import('../games/compile/puzzles.jsonl?raw'),
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
