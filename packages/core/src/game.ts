/**
 * The interface of every game. A Game is the rules of one deal and has no
 * state of its own: states are flat, mutable and owned by their holder, moves
 * are integers, chance outcomes come from outside, and players, pages,
 * spectators and logs only ever get a `View`.
 *
 *     const state = game.create(options, 4);
 *     game.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
 *     while (game.turn(state) !== OVER) { ...draw and deal, or moves and play }
 */
import type { Listener } from './listener.ts';
import type { OptionValues, Rules } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** No game has more seats than this. */
export const MOST_SEATS = 99;

/** The reader that knows only what everybody knows. It is `null` and not `undefined`, so that a forgotten argument does not mean it. */
export const EVERYBODY = null;
/** Whose knowledge limits what leaves the engine: a seat's, or everybody's. The whole truth has its own functions (`formatTruth`). */
export type Reader = Seat | typeof EVERYBODY;

/** A move as an integer from 0 to 2^31 - 1. The code never depends on a card that its mover cannot see. */
export type Move = number;

/** Nobody's turn: cards are to be dealt. */
export const CHANCE = -1;
/** Nobody's turn: the deal is over. */
export const OVER = -2;
/** The seat that decides, or `CHANCE`, or `OVER`. */
export type Turn = number;

/** What every state has, so that another one like it can be created. */
export interface BaseState<Options> {
  readonly options: Options;
  readonly seats: number;
}

/** What every view has. Views are plain JSON. */
export interface BaseView<Options = OptionValues> {
  /** Whose view it is. */
  readonly seat: Reader;
  readonly seats: number;
  readonly options: Options;
  readonly turn: Turn;
  /** The legal moves of `seat` in canonical order; empty when it is not at turn. */
  readonly moves: readonly Move[];
}

/** Which deal of a match begins, who starts it, and the scores carried into it. */
export interface Deal {
  readonly number: number;
  readonly starter: Seat;
  readonly carry: readonly number[];
}

/**
 * All cards that are hidden from somebody, by place: `hand:` and a seat, and
 * the game's own names for the rest. It is not a view: never give it to
 * anybody who plays.
 */
export type Hidden = Readonly<Record<string, readonly string[]>>;

/** The types of one game, gathered under one name: `interface Mulle extends GameTypes { state: ...; ... }`. */
export interface GameTypes {
  options: OptionValues;
  state: BaseState<OptionValues>;
  view: BaseView;
  event: unknown;
  seen: unknown;
}
/** The state of a game with these types. */
export type StateOf<K extends GameTypes> = K['state'] & BaseState<K['options']>;
/** The view of a game with these types. */
export type ViewOf<K extends GameTypes> = K['view'] & BaseView<K['options']>;

/**
 * Moves that a seat may make at any time, in turn or not, such as giving up.
 * They are never listed, and the move itself says whose it is.
 */
export interface Anytime {
  /** Parses untrusted text of a seat, or a line of a record, which names its seat; undefined if it is not such a move. */
  read(text: string, seat: Seat | undefined): Move | undefined;
  /** Whose move it is; undefined for moves that need their turn. */
  seatOf(move: Move): Seat | undefined;
}

/**
 * The rules of a game. Without a type argument: any game, for code that works with all of them.
 * TypeScript lets such code pass one game the state of another (method parameters are bivariant):
 * keep a game and its states together, as `Table` does.
 */
export interface Game<K extends GameTypes = GameTypes> {
  readonly id: string;
  /** Incremented when a rule or the notation changes, so that old records keep their meaning. */
  readonly version: number;
  /** What earlier versions did differently, by version: `atVersion` applies it. docs/records.md says how to release a change. */
  readonly older?: Readonly<Record<number, Partial<Game<K>>>>;
  /** The possible numbers of seats. */
  readonly seats: readonly number[];
  /** No deal has more decisions than this. */
  readonly maxMoves: number;
  /** Buffer sizes: the most legal moves of one decision, and the most bytes of one chance outcome. */
  readonly maxChoices: number;
  readonly maxOutcome: number;
  readonly rules: Rules<K['options']>;
  /** Who starts the first deal of a match: a seat, or one drawn at random. */
  readonly firstStarter: Seat | 'drawn';
  /** Who starts a rematch: the loser, or after a draw the seat after the last starter. Without it: as in a first match. */
  readonly rematch?: 'loser';
  /** Which score is better; places on the sheet follow from it. */
  readonly best: 'high' | 'low';
  /** The sum of the payoffs of all seats at the end, if it is always the same. */
  readonly payoffSum: number | undefined;
  /** Number of deals in a match, or the maximum where `target` may end it earlier. */
  deals(options: K['options']): number;
  /** The match ends after the deal in which a total reaches this many points, unless the lead is shared. Absent or undefined: all deals are played. */
  target?(options: K['options']): number | undefined;

  create(options: K['options'], seats: number): StateOf<K>;
  /** Resets a state to the beginning of a deal. */
  setup(state: StateOf<K>, deal: Deal): void;
  turn(state: StateOf<K>): Turn;
  /** Writes the legal moves in canonical order and returns their number. */
  moves(state: StateOf<K>, into: Int32Array): number;
  /** Plays in place, deterministically; the move must be one that `moves` lists. The listener is called when the step is complete. */
  play(state: StateOf<K>, move: Move, listener?: Listener<K['event']>): void;
  /** At `CHANCE`: draws an outcome and returns its length. Changes nothing. */
  draw(state: StateOf<K>, random: Random, into: Uint8Array): number;
  /** Applies an outcome of `draw` or `readDeal`. */
  deal(
    state: StateOf<K>,
    outcome: Uint8Array,
    length: number,
    listener?: Listener<K['event']>,
  ): void;
  /** Copies between states created with the same options and seats. */
  copy(from: StateOf<K>, into: StateOf<K>): void;
  /** Seats with the same number play together. */
  side(state: StateOf<K>, seat: Seat): number;
  /**
   * The side of every seat, from 0, where partners are fixed for a whole match. Partners have the
   * same scores and share a place and a win. Absent: in a match everybody counts alone.
   */
  sides?(this: void, seats: number): readonly number[];
  /** What a search maximises, per seat; higher is better. Only meaningful when the deal is over. */
  payoff(state: StateOf<K>, into: Float64Array): void;
  /** What the score sheet shows for this deal, per seat. */
  scores(state: StateOf<K>): readonly number[];

  /** Everything that a reader knows with perfect memory. */
  view(state: StateOf<K>, reader: Reader): ViewOf<K>;
  /** The cards that views hide, to show a finished game with all cards open. */
  hidden(state: StateOf<K>): Hidden;
  /** What a reader sees of an event: of unknown cards only where they are. */
  seen(event: K['event'], reader: Reader): K['seen'] | undefined;
  /**
   * Validates a value that claims to be a view, before other code reads it: its
   * shape, and that no card appears too often. `readView` checks whether some
   * position has this view.
   */
  checkView(given: unknown): Refusal | undefined;
  /** Turns `into` into some state that fits the view. */
  world(view: ViewOf<K>, into: StateOf<K>): void;
  /** Turns the state in place into one that `seat` cannot tell apart from it, all equally often. `Knowledge.likelihood` says how likely one is, given what was played. */
  redeal(state: StateOf<K>, seat: Seat, random: Random): void;

  /** Formats a move of the seat at turn as the reader may see it; for its mover it is text that `read` accepts. */
  format(state: StateOf<K>, move: Move, reader: Reader): string;
  /** The same with nothing hidden, for records. */
  formatTruth(state: StateOf<K>, move: Move): string;
  /** Parses and validates untrusted text: returns a legal move, or the rule that forbids it. */
  read(state: StateOf<K>, seat: Seat, text: string): Move | Refusal;
  /** Only for games that have moves out of turn. */
  readonly anytime?: Anytime;
  /** Formats a chance outcome as the reader may see it. */
  formatDeal(state: StateOf<K>, outcome: Uint8Array, length: number, reader: Reader): string;
  /** The same with every card, for records and `readDeal`. */
  formatDealTruth(state: StateOf<K>, outcome: Uint8Array, length: number): string;
  /** Reads an outcome that fits the state at `CHANCE`; returns its length. */
  readDeal(state: StateOf<K>, text: string, into: Uint8Array): number | Refusal;
  /** The whole state as text, hidden cards included, for records and bug reports. */
  formatPosition(state: StateOf<K>): string;
  /** Fills a fresh state; after a refusal the state must not be used. */
  readPosition(state: StateOf<K>, text: string): Refusal | undefined;
  /** What a seat knows as text. */
  formatView(view: ViewOf<K>): string;
}

/** A copy of a state. */
export function fork<K extends GameTypes>(game: Game<K>, state: StateOf<K>): StateOf<K> {
  const other = game.create(state.options, state.seats);
  game.copy(state, other);
  return other;
}

/** A pure `play`: returns the state after a listed move and leaves the given one unchanged. */
export function stateAfter<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  move: Move,
): StateOf<K> {
  const after = fork(game, state);
  game.play(after, move);
  return after;
}

/** A shared buffer for lists of moves, grown to the largest `maxChoices` so far. */
let listed = new Int32Array(0);

function listInto<K extends GameTypes>(game: Game<K>, state: StateOf<K>): number {
  if (listed.length < game.maxChoices) listed = new Int32Array(game.maxChoices);
  return game.moves(state, listed);
}

/** The legal moves as an array, for code in which speed does not matter. */
export function listMoves<K extends GameTypes>(game: Game<K>, state: StateOf<K>): Move[] {
  const count = listInto(game, state);
  return [...listed.subarray(0, count)];
}

/** How many legal moves there are. */
export function countMoves<K extends GameTypes>(game: Game<K>, state: StateOf<K>): number {
  return listInto(game, state);
}
