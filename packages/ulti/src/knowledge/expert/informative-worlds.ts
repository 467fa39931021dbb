/**
 * Which worlds tell cards apart. A soloist with many more trumps than either defender makes the
 * Ulti whatever is played, one with fewer than a defender never does: such worlds are wasted.
 * Counted in 15,000 solved worlds of 480 leads: the share in which one card stops the Ulti and
 * another does not.
 */
import { count } from '../../cards.ts';
import { HAND, SOLOIST, TRUMPS, type State } from '../../state.ts';

/** By the soloist's trumps beyond the longer defender's: the root of that share, which minimizes the error. */
const TELLING: readonly number[] = [0.4, 0.75, 0.6, 0.4];
const ELSE = 0.1;

export function informsOnUlti({ at }: State): number {
  const trumps = (seat: number): number => count(at[HAND + (seat % 3)]! & at[TRUMPS]!);
  const soloist = at[SOLOIST]!;
  const more = trumps(soloist) - Math.max(trumps(soloist + 1), trumps(soloist + 2));
  return TELLING[more] ?? ELSE;
}
