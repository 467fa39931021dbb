/**
 * A lesson: a small position with one idea, and the moves that show it was understood. The texts before and after are
 * in packages/text/src/GAME/LANGUAGE/lessons.md.
 */

import type { Lesson } from '@pakli/core/module';
import type { LessonText } from '@pakli/text/learn';

export type { Lesson };

/** The record to open a table with. */
export function recordOf(
  { id, version, seats }: { readonly id: string; readonly version: number; readonly seats: number },
  { position, options }: Pick<Lesson, 'position' | 'options'>,
): string {
  return [
    'pakli record 2',
    `game: ${id} ${version}`,
    `seats: ${seats}`,
    ...(options === undefined ? [] : [`options: ${options}`]),
    'starter: 0',
    ...(position === '' ? [] : [`position: ${position}`]),
    'checksum: none',
    '[deal 1]',
    '',
  ].join('\n');
}

/** Whether a move has been taught by the time of the lesson. */
export function isTaught(offers: Lesson['offers'], move: string): boolean {
  return offers === undefined || offers.some((taught) => begins(move, taught));
}

/** The answer to an unwanted move: the hint for moves of its kind, or the one for all others. */
export function hintFor(
  { wrong, wrongs }: Pick<LessonText, 'wrong' | 'wrongs'>,
  move: string,
): string {
  const kinds = Object.keys(wrongs).filter((kind) => begins(move, kind));
  const [closest] = kinds.toSorted((one, other) => other.length - one.length);
  return wrongs[closest ?? ''] ?? wrong;
}

function begins(move: string, words: string): boolean {
  return move === words || move.startsWith(`${words} `);
}

/** The consequences of a move: everything until the turn passes to somebody else. */
export function ownPart(seen: readonly unknown[]): readonly unknown[] {
  const passed = seen.findIndex((event) => (event as { readonly kind?: unknown }).kind === 'turn');
  return passed < 0 ? seen : seen.slice(0, passed);
}

/** How many of the moves are as the lesson wants them. */
export function rightMoves({ answers }: Pick<Lesson, 'answers'>, moves: readonly string[]): number {
  const wrong = moves.findIndex((move, i) => answers[i]?.includes(move) === false);
  return Math.min(answers.length, wrong < 0 ? moves.length : wrong);
}
