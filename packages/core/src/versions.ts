/**
 * Rules change, records stay. A game is the newest version of its rules; what
 * an earlier version did otherwise is kept beside it as a small difference, so
 * that whatever was played once can be replayed always.
 *
 *     atVersion(mulle, 1)         // Mulle as it was played before version 2
 */
import type { Game, GameTypes } from './game.ts';

/** The versions that can be played, oldest first. */
export function versionsOf<K extends GameTypes>(game: Game<K>): readonly number[] {
  return [...Object.keys(game.older ?? {}).map(Number), game.version].toSorted((a, b) => a - b);
}

/** The game as it was in a version of its rules. */
export function atVersion<K extends GameTypes>(
  game: Game<K>,
  version: number,
): Game<K> | undefined {
  if (version === game.version) return game;
  if (game.older === undefined || !Object.hasOwn(game.older, version)) return undefined;
  // A copy that keeps the methods of a class: made with `Object.create(game)` it would slow down the game itself.
  const copy = Object.create(Object.getPrototypeOf(game) as object | null) as Game<K>;
  return Object.assign(copy, game, game.older[version], { version });
}
