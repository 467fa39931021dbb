/** The result of a recorded game, for the picture of a link to it. */
import type { Film } from '../host/host.ts';

/** By seat; undefined for a link into the middle, which must not give the ending away, and for unfinished games. */
export function scoreToShare(
  { scenes, steps }: Pick<Film, 'scenes' | 'steps'>,
  at: number,
): readonly number[] | undefined {
  const last = scenes.at(-1);
  const middle = at > 0 && at < steps.length;
  if (last?.over !== true || middle) return undefined;
  return last.sheet.reduce((sums, row) => sums.map((sum, seat) => sum + (row[seat] ?? 0)));
}
