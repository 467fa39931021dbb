/**
 * A lesson: a small position with one idea, and the moves that show it was
 * understood. What is said before and after stands in packages/text/src/learn.
 */

export interface Lesson {
  readonly id: string;
  /** As the game writes positions. */
  readonly position: string;
  /** What differs from the game's defaults, as in a record. */
  readonly options?: string;
  readonly seat: number;
  /** The moves to be found, one after the other; each may have equals. */
  readonly answers: readonly (readonly string[])[];
  /** What the others answer: whole lines of moves from the position, separated by semicolons. */
  readonly lines?: readonly string[];
}

/** The record that a table can be opened with. */
export function recordOf(
  { id, version, seats }: { readonly id: string; readonly version: number; readonly seats: number },
  { position, options }: Lesson,
): string {
  return [
    'pakli record 2',
    `game: ${id} ${version}`,
    `seats: ${seats}`,
    ...(options === undefined ? [] : [`options: ${options}`]),
    'starter: 0',
    `position: ${position}`,
    'checksum: none',
    '[deal 1]',
    '',
  ].join('\n');
}

/** How many of the moves are as the lesson wants them. */
export function rightMoves({ answers }: Pick<Lesson, 'answers'>, moves: readonly string[]): number {
  const wrong = moves.findIndex((move, i) => answers[i]?.includes(move) === false);
  return Math.min(answers.length, wrong < 0 ? moves.length : wrong);
}
