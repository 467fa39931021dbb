/**
 * All players of a game by name: its simple players, its fixed opponents for
 * measuring, and its levels. They share one interface, so that a host need not
 * distinguish them.
 */
import {
  randomPlayer,
  type BaseView,
  type Game,
  type GameModule,
  type GameTypes,
  type Player,
} from '@pakli/core';
import {
  calibrated,
  type Knowledge,
  type Level,
  type Levels,
  type Search,
} from '@pakli/core/search';

/** A player, and how long it may think. */
export type Contender = Level<GameTypes>;

/** The parts of a module that concern players; all are optional. */
export type PlayerExports = Pick<
  GameModule,
  'players' | 'yardsticks' | 'levels' | 'knowledge' | 'learn'
>;

/** A game's players joined with the search. */
export interface Players {
  /** Its simple players by name, weakest first. */
  readonly players: Readonly<Record<string, Player<BaseView>>>;
  /** By name: simple players, then fixed opponents, then levels, weakest first in each. */
  readonly contenders: ReadonlyMap<string, Contender>;
  /** The names of the levels, weakest first. */
  readonly levels: readonly string[];
  readonly knowledge: Knowledge<GameTypes>;
  /**
   * Loads the learned data of the players, once. Wait for it before a player
   * thinks. Returns the reason if it fails: then they play less well.
   */
  readonly learn: () => Promise<string | undefined>;
}

/** The default levels: playouts in more and more worlds, and a tree search for the expert. */
function usualLevels(
  game: Game,
  knowledge: Knowledge<GameTypes>,
  search: Search,
): Levels<GameTypes> {
  const level = (worlds: number, milliseconds: number): Contender => ({
    player: search.flat(game, knowledge, { worlds }),
    steps: worlds,
    milliseconds,
  });
  return {
    beginner: level(1, 50),
    casual: level(6, 50),
    strong: level(60, 100),
    expert: {
      player: search.tree(game, knowledge, { iterations: 20_000 }),
      steps: 20_000,
      milliseconds: 1000,
    },
  };
}

export function joinPlayers(game: Game, exports: PlayerExports, search: Search): Players {
  const { players = { random: randomPlayer }, yardsticks, knowledge = {}, learn } = exports;
  const { levels = () => usualLevels(game, knowledge, search) } = exports;
  const simple = Object.entries(players).map(
    // A simple player knows its answer after one step.
    ([name, player]): [string, Contender] => [name, { player, steps: 1, milliseconds: Infinity }],
  );
  const fixed = Object.entries(yardsticks?.(search) ?? {});
  const strengths = Object.entries(levels(search)).map(([name, level]): [string, Contender] => [
    name,
    level.calibration === undefined
      ? level
      : Object.assign({}, level, { player: calibrated(level.player, level.calibration) }),
  ]);
  const all = [...simple, ...fixed, ...strengths];
  const contenders = new Map(all);
  if (contenders.size < all.length) throw new Error('two players of a game have the same name');
  return {
    players,
    contenders,
    levels: strengths.map(([name]) => name),
    knowledge,
    learn: learn ?? (() => Promise.resolve(undefined)),
  };
}
