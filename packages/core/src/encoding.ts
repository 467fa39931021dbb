/**
 * A game as numbers, for learning programs: what a seat knows as a vector of
 * fixed length, and moves as actions of a fixed range. A game exports its
 * encoding beside its rules; the law `encoding` of core/testing checks that it
 * depends on nothing but what the seat knows.
 *
 *     const seen = new Float32Array(observationSize(encoding, options, seats));
 *     encoding.observe(state, seat, seen);
 */
import type { Game, GameTypes, Move, Seat, StateOf, ViewOf } from './game.ts';

/** A named range of the vector, in the order of `fields`. */
export interface EncodingField {
  readonly name: string;
  readonly size: number;
  /** One sentence for the table in the documentation. */
  readonly meaning: string;
}

/** A buffer for numbers: 32 bits for learning, 64 for exact values. */
export type Numbers = Float32Array | Float64Array;

/** A game as numbers: what a seat knows as a vector, and moves as actions. */
export interface Encoding<K extends GameTypes = GameTypes> {
  /** Raised when a number or an action changes its place or meaning. */
  readonly version: number;
  /** The same for all states of the same options. */
  fields(options: K['options'], seats: number): readonly EncodingField[];
  /**
   * Writes what the seat knows as numbers from 0 to 1. It is given the truth
   * but may read only what the seat's view contains; it allocates nothing.
   */
  observe(state: StateOf<K>, seat: Seat, into: Numbers): void;
  /** How many actions there are. */
  actions(options: K['options'], seats: number): number;
  /** The action of each listed move, all different; the same move may be another action in another state. */
  actionsOf(state: StateOf<K>, moves: Int32Array, count: number, into: Int32Array): void;
}

/** How many numbers an observation has. */
export function observationSize<K extends GameTypes>(
  encoding: Encoding<K>,
  options: K['options'],
  seats: number,
): number {
  return encoding.fields(options, seats).reduce((sum, { size }) => sum + size, 0);
}

/** A view as numbers. */
export interface EncodedView {
  readonly numbers: Float32Array;
  /** The action of each of its moves. */
  readonly actions: Int32Array;
}

/** Encodes a view by way of some world that fits it; the law ensures that it does not matter which. */
export function encodeView<K extends GameTypes>(
  game: Game<K>,
  encoding: Encoding<K>,
  view: ViewOf<K>,
): EncodedView {
  const { options, seats, seat, moves } = view;
  const numbers = new Float32Array(observationSize(encoding, options, seats));
  const actions = new Int32Array(moves.length);
  if (seat === null) return { numbers, actions };
  const state = game.create(options, seats);
  game.world(view, state);
  encoding.observe(state, seat, numbers);
  encoding.actionsOf(state, Int32Array.from(moves), moves.length, actions);
  return { numbers, actions };
}

/** Maps the moves of the seat at turn to actions and back, in reusable buffers. */
export class Actions<K extends GameTypes> {
  readonly moves: Int32Array;
  readonly numbers: Int32Array;
  count = 0;
  private readonly game: Game<K>;
  private readonly encoding: Encoding<K>;

  constructor(game: Game<K>, encoding: Encoding<K>) {
    this.game = game;
    this.encoding = encoding;
    this.moves = new Int32Array(game.maxChoices);
    this.numbers = new Int32Array(game.maxChoices);
  }

  /** Lists what the seat at turn may do. */
  list(state: StateOf<K>): void {
    this.count = this.game.moves(state, this.moves);
    this.encoding.actionsOf(state, this.moves, this.count, this.numbers);
  }

  /** The listed move with this action; undefined if there is none. */
  moveOf(action: number): Move | undefined {
    const at = this.numbers.subarray(0, this.count).indexOf(action);
    return at < 0 ? undefined : this.moves[at];
  }

  /** The action of a listed move. */
  actionOf(move: Move): number | undefined {
    const at = this.moves.subarray(0, this.count).indexOf(move);
    return at < 0 ? undefined : this.numbers[at];
  }
}

/** Where each field begins: a game computes this once and writes its fields by name. */
export function layOut<Name extends string>(
  fields: readonly { readonly name: Name; readonly size: number }[],
): Readonly<Record<Name, number>> {
  let from = 0;
  const starts: Partial<Record<Name, number>> = {};
  for (const { name, size } of fields) {
    starts[name] = from;
    from += size;
  }
  return starts as Record<Name, number>;
}
