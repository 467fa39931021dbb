/** Places where the last move has left something. */
import type { GameTable, Place } from './game-table.ts';
import type { SessionView } from './session.ts';

export function traces(game: GameTable, { last, scene }: SessionView): ReadonlySet<Place> {
  if (last === undefined || last.seat === null) return new Set();
  const motions = game.beats(last, scene, scene).flat();
  return new Set(motions.flatMap((motion) => (motion.kind === 'fly' ? [motion.to] : [])));
}
