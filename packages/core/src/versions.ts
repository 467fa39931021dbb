/**
 * Rules change, records stay. A game is the newest version of its rules and
 * lists how earlier versions differ, so that old records can always be
 * replayed.
 *
 *     atVersion(mulle, 1)         // Mulle as it was played before version 2
 */
import type { Game, GameTypes } from './game.ts';

/** All known versions of the rules, oldest first. */
export function versionsOf<K extends GameTypes>(game: Game<K>): readonly number[] {
  return [...Object.keys(game.older ?? {}).map(Number), game.version].toSorted((a, b) => a - b);
}

/** The game with an earlier version of its rules. */
export function atVersion<K extends GameTypes>(
  game: Game<K>,
  version: number,
): Game<K> | undefined {
  if (version === game.version) return game;
  if (game.older === undefined || !Object.hasOwn(game.older, version)) return undefined;
  // A copy with the game's prototype, for games that are classes. `Object.create(game)` would slow down the game itself.
  const copy = Object.create(Object.getPrototypeOf(game) as object | null) as Game<K>;
  return Object.assign(copy, game, game.older[version], { version });
}
