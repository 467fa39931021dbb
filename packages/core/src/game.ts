/**
 * The one interface of every game. A Game is the rules of one deal, without
 * state of its own: states are flat, mutable and owned by their holder, moves
 * are integers, chance outcomes come from outside, and a `View` is the only
 * thing that may leave for a player, a page, a spectator or a log.
 *
 *     const state = game.create(options, 4);
 *     game.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
 *     while (game.turn(state) !== OVER) { ...draw and deal, or moves and play }
 */
import type { OptionValues, Rules } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** What is done, as an integer from 0 to 2^31 - 1. The code never depends on a card its mover cannot see. */
export type Move = number;

/** Nobody's turn: cards are to be dealt. */
export const CHANCE = -1;
/** Nobody's turn: the deal is over. */
export const OVER = -2;
/** The seat that decides, or `CHANCE`, or `OVER`. */
export type Turn = number;

/** What every state carries, so that another of its kind can be made. */
export interface BaseState<Options> {
  readonly options: Options;
  readonly seats: number;
}

/** What every view carries. Views are plain JSON. */
export interface BaseView<Options = OptionValues> {
  /** Whose view it is; null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: number;
  readonly options: Options;
  readonly turn: Turn;
  /** The legal moves of `seat` in canonical order; empty unless it is its turn. */
  readonly moves: readonly Move[];
}

/** Which deal of a match begins, who starts it, and the scores carried into it. */
export interface Deal {
  readonly number: number;
  readonly starter: Seat;
  readonly carry: readonly number[];
}

export interface Game<
  State extends BaseState<Options>,
  View extends BaseView<Options>,
  Event,
  Seen,
  Options extends OptionValues,
> {
  readonly id: string;
  /** Raised when a rule changes, so that old records keep their meaning. */
  readonly version: number;
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
  /** No deal has more decisions than this. */
  readonly maxMoves: number;
  /** Buffer sizes: legal moves at one decision, bytes of one chance outcome. */
  readonly maxChoices: number;
  readonly maxOutcome: number;
  readonly rules: Rules<Options>;
  /** Who starts the first deal of a match: a seat, or drawn by lot. */
  readonly firstStarter: Seat | 'drawn';
  /** Which score is better; places on the sheet follow from it. */
  readonly best: 'high' | 'low';
  /** What the payoffs of all seats add up to at the end, where the game promises it. */
  readonly payoffSum: number | undefined;
  /** Number of deals in a match. */
  deals(options: Options): number;

  create(options: Options, seats: number): State;
  /** Brings a state to the beginning of a deal. */
  setup(state: State, deal: Deal): void;
  turn(state: State): Turn;
  /** Writes the legal moves in canonical order and returns how many. */
  moves(state: State, into: Int32Array): number;
  /** In place, deterministic; assumes a move that `moves` lists. */
  play(state: State, move: Move, sink?: (event: Event) => void): void;
  /** At `CHANCE`: draws an outcome and returns its length. Changes nothing. */
  draw(state: State, random: Random, into: Uint8Array): number;
  /** Applies an outcome of `draw` or `readDeal`. */
  deal(state: State, outcome: Uint8Array, length: number, sink?: (event: Event) => void): void;
  /** Between states made with the same options and seats. */
  copy(from: State, into: State): void;
  /** Seats with the same number play together. */
  side(state: State, seat: Seat): number;
  /** Per seat, higher is better: what a search maximises. Meaningful when the deal is over. */
  payoff(state: State, into: Float64Array): void;
  /** Per seat, what the score sheet shows for this deal. */
  scores(state: State): readonly number[];

  /** All that a seat knows with perfect memory; `undefined` is a spectator. */
  view(state: State, seat: Seat | undefined): View;
  /** What a seat sees of an event: places of unknown cards, never their names. */
  seen(event: Event, seat: Seat | undefined): Seen | undefined;
  /** Makes `into` some state that fits the view. */
  world(view: View, into: State): void;
  /** In place: a random state that `seat` cannot tell apart from this one. Returns its weight. */
  redeal(state: State, seat: Seat, random: Random): number;

  format(state: State, move: Move): string;
  /** Untrusted text in; a move that may be played, or the rule that forbids it, out. */
  read(state: State, seat: Seat, text: string): Move | Refusal;
  /** A chance outcome as text; with a seat, as that seat may read it. */
  formatDeal(state: State, outcome: Uint8Array, length: number, seat?: Seat): string;
  /** Reads an outcome that fits the state at `CHANCE`; returns its length. */
  readDeal(state: State, text: string, into: Uint8Array): number | Refusal;
  /** The whole state as text: the truth, for records and bug reports. */
  formatPosition(state: State): string;
  /** Fills a created state; on a refusal the state is not to be used. */
  readPosition(state: State, text: string): Refusal | undefined;
  /** What a seat knows as text. */
  formatView(view: View): string;
}

/** Any game, for code that never asks which. */
export type AnyGame = Game<BaseState<OptionValues>, BaseView, unknown, unknown, OptionValues>;

/** A second state equal to the first. */
export function fork<State extends BaseState<Options>, Options extends OptionValues>(
  game: Pick<Game<State, BaseView<Options>, unknown, unknown, Options>, 'create' | 'copy'>,
  state: State,
): State {
  const other = game.create(state.options, state.seats);
  game.copy(state, other);
  return other;
}

/** The pure face of `play`: the state after a listed move; the given one stays as it is. */
export function next<State extends BaseState<Options>, Options extends OptionValues>(
  game: Pick<Game<State, BaseView<Options>, unknown, unknown, Options>, 'create' | 'copy' | 'play'>,
  state: State,
  move: Move,
): State {
  const after = fork(game, state);
  game.play(after, move);
  return after;
}

/** The legal moves as a list, where speed does not matter. */
export function listMoves<State extends BaseState<Options>, Options extends OptionValues>(
  game: Pick<Game<State, BaseView<Options>, unknown, unknown, Options>, 'moves' | 'maxChoices'>,
  state: State,
): Move[] {
  const buffer = new Int32Array(game.maxChoices);
  return [...buffer.subarray(0, game.moves(state, buffer))];
}
