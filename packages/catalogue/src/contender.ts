/**
 * Players by name, whatever they are: a game's simple players, its fixed
 * opponents for measuring, and its levels. All answer to one shape, so that a
 * host need not know which kind it hosts.
 */
import type {
  Encoding,
  Kinds,
  Knowledge,
  Level,
  Levels,
  Player,
  Search,
  ViewOf,
} from '@pakli/core';

/** Who plays, and how long it may think. */
export type Contender = Level<Kinds>;

/** What a game package exports about players; only its simple players are a must. */
export interface PlayerExports {
  readonly players: Readonly<Record<string, Player<ViewOf<Kinds>>>>;
  readonly yardsticks?: (search: Search) => Readonly<Record<string, Contender>>;
  readonly levels?: (search: Search) => Levels<Kinds>;
  /** What a search may use. */
  readonly knowledge?: Knowledge<Kinds>;
  /** The game as numbers, for learning programs. */
  readonly encoding?: Encoding;
  readonly learn?: Players['learn'];
}

/** A game's players joined with the search. */
export interface Players {
  /** By name: simple players, then fixed opponents, then levels, weakest first in each. */
  readonly contenders: ReadonlyMap<string, Contender>;
  /** Names of the levels the game has, weakest first. */
  readonly levels: readonly string[];
  readonly knowledge: Knowledge<Kinds>;
  /**
   * Fetches what the players have learned, where a game keeps it in a file of its
   * own. Whoever is about to let one think waits for it; with the same
   * players it is fetched once. Says why it could not be had: they play on without, less well.
   */
  readonly learn: () => Promise<string | undefined>;
}

export function joinPlayers(exports: PlayerExports, search: Search): Players {
  const { players, yardsticks, levels, knowledge = {}, learn } = exports;
  const simple = Object.entries(players).map(
    // A simple player knows its answer at once: one step is all it takes.
    ([name, player]): [string, Contender] => [name, { player, steps: 1, milliseconds: Infinity }],
  );
  const fixed = Object.entries(yardsticks?.(search) ?? {});
  const strengths = Object.entries(levels?.(search) ?? {});
  const all = [...simple, ...fixed, ...strengths];
  const contenders = new Map(all);
  if (contenders.size < all.length) throw new Error('two players of a game have the same name');
  return {
    contenders,
    levels: strengths.map(([name]) => name),
    knowledge,
    learn: learn ?? (() => Promise.resolve(undefined)),
  };
}
