/** The moves and lines of a puzzle, and which puzzle is next: fetched with the puzzle pages, not with the shelf. */
import { ratingOf, type Puzzle } from './puzzle.ts';

/** By legal move: its line as a list. */
export function linesOf({ lines }: Pick<Puzzle, 'lines'>): readonly (readonly string[])[] {
  return lines.map((line) => line.split('; '));
}

/** The puzzles that have an idea, by theme, in their order. */
export function byTheme(puzzles: readonly Puzzle[]): ReadonlyMap<string, readonly Puzzle[]> {
  return Map.groupBy(
    puzzles.filter(({ theme }) => theme !== undefined),
    ({ theme = '' }) => theme,
  );
}

/** The index of the best move in the list of legal moves. */
export function bestMove({ values }: Pick<Puzzle, 'values'>): number {
  return values.indexOf(Math.max(...values));
}

/** The seat's next move in a line that was followed so far, if it is the seat's turn there. */
export function nextInLine(
  line: readonly string[] | undefined,
  steps: readonly { readonly seat: number | null; readonly text: string }[],
  seat: number,
): string | undefined {
  if (line === undefined) return undefined;
  const moves = steps.filter((step) => step.seat !== null);
  const followed = moves.every((move, i) => move.seat !== seat || move.text === line[i]);
  return followed ? line[moves.length] : undefined;
}

/** The number of the puzzle closest to a rating, among those neither solved nor tried. */
export function closestTo(
  puzzles: readonly Puzzle[],
  known: ReadonlySet<string>,
  rating: number,
): number | undefined {
  const open = puzzles.flatMap((puzzle, i) =>
    known.has(puzzle.id) ? [] : [{ number: i + 1, far: Math.abs(ratingOf(puzzle) - rating) }],
  );
  return open.toSorted((one, other) => one.far - other.far)[0]?.number;
}

/** Whether moves are worth more or less; what is asked for may also be reached or not. */
export function isCounted({ goal }: Pick<Puzzle, 'goal'>): boolean {
  return goal !== 'first' && goal !== 'win' && goal !== 'stop';
}

/** The index of the second-best move. */
export function nextBest({ values }: Pick<Puzzle, 'values'>): number {
  const best = Math.max(...values);
  return values.indexOf(Math.max(...values.filter((value) => value !== best)));
}

/** The number of the next unsolved puzzle, wrapping around; undefined if all others are solved. */
export function nextUnsolved(
  puzzles: readonly Puzzle[],
  learnt: ReadonlySet<string>,
  number: number,
): number | undefined {
  const open = puzzles.flatMap(({ id }, i) => (learnt.has(id) || i + 1 === number ? [] : [i + 1]));
  return open.find((other) => other > number) ?? open[0];
}
