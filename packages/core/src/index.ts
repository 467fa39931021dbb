/**
 * The lowest layer of Pakli: the interface of a game, and matches and records of any game. More is
 * in the subpaths `analysis`, `cards`, `encoding`, `link`, `module`, `net`, `search`, `shape`.
 *
 * Three verbs read input from outside, and each returns a value or a `Refusal`: `parse...` checks
 * the syntax of a text and knows no rules, `read...` also validates it against the rules and a
 * position, `replay...` plays all of it.
 */
export { Belief } from './belief.ts';
export {
  CHANCE,
  EVERYBODY,
  fork,
  listMoves,
  OVER,
  stateAfter,
  type Anytime,
  type BaseState,
  type BaseView,
  type Deal,
  type Game,
  type GameTypes,
  type Hidden,
  type Move,
  type Reader,
  type Seat,
  type StateOf,
  type Turn,
  type ViewOf,
} from './game.ts';
export { tellAfterwards, type Listener } from './listener.ts';
export { Match, placesOf, type MatchStart } from './match.ts';
export type { GameModule } from './module.ts';
export {
  describeValues,
  formatOptions,
  nameOptions,
  readOptions,
  withOptions,
  type OptionRule,
  type OptionValue,
  type OptionValues,
  type Rules,
} from './options.ts';
export {
  answerAtOnce,
  askPlayer,
  randomPlayer,
  type Answer,
  type Estimate,
  type Player,
  type Thinking,
} from './player.ts';
export { randomMatch } from './playout.ts';
export { freshSeed, Sfc32, shuffle, type Random } from './random.ts';
export { formatRecord, parseRecord, replayRecord, type GameRecord } from './record.ts';
export { formatRefusal, isRefusal, refuse, type Refusal } from './refusal.ts';
export { readMove, Table, type Step } from './table.ts';
export { atVersion, versionsOf } from './versions.ts';
