/**
 * A puzzle: a game up to a decision with exactly one best move. The game is stored as a link (docs/records.md), so that
 * the log shows how it came to this; the moves are in the order in which the rules list them. Made by
 * scripts/puzzles.ts and checked against the exact methods by a test.
 */

/** What the best move achieves. */
export const GOALS = [
  /** The best for one's side (guest games). */
  'best',
  /** Most points by the end of the omgang, against the best defence (Mulle). */
  'points',
  /** The best payment that perfect play can reach, wherever the hidden cards lie (Ulti), alone or against him. */
  'soloist',
  'defender',
  /** Nobody ends with fewer points, whatever the others hold and do (Buddy Bluff). */
  'first',
  /** The lowest penalty that is certain, whatever the others hold and do (Buddy Bluff). */
  'penalty',
  /** Wins in this turn, whatever the hidden cards are (Compile). */
  'win',
  /** Keeps the other player from winning at the beginning of the next turn, whatever the hidden cards are (Compile). */
  'stop',
] as const;
export type Goal = (typeof GOALS)[number];

/** A sentence by its id in the game's words (`reasons`), and what it says about the position. */
export interface Reason {
  readonly reason: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Puzzle {
  readonly id: string;
  readonly goal: Goal;
  /** The idea, by its id in the game's words; shown once it is solved. */
  readonly theme?: string;
  /** What the sentence about the idea says about this position. */
  readonly facts?: Readonly<Record<string, string | number>>;
  /** Whose move it is. */
  readonly seat: number;
  /** The game so far: a link, or the record of a position that was set up. */
  readonly record: string;
  /** By legal move: its value, higher is better. */
  readonly values: readonly number[];
  /** By legal move: the move and how the game continues after it, in notation, separated by semicolons. */
  readonly lines: readonly string[];
  /** By legal move: why it is right, or what it loses. */
  readonly reasons: readonly (readonly Reason[])[];
  /** How often solvers who know the question failed it (`Maker.lookers`), weakest first, of 100. */
  readonly fails: readonly number[];
}

/** One puzzle per line; easiest first, then in the order of the file. */
export function readPuzzles(text: string): readonly Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle)
    .toSorted((one, other) => ratingOf(one) - ratingOf(other));
}

/**
 * How hard it is for people. The solvers who tried it know the question and look further and further, as people do with
 * practice: 800 is what the first of them solves, 2200 what none solves.
 */
export function ratingOf({ fails }: Pick<Puzzle, 'fails'>): number {
  const share = fails.reduce((sum, fail) => sum + fail, 0) / (100 * Math.max(1, fails.length));
  return Math.round((800 + 1400 * share) / 10) * 10;
}
