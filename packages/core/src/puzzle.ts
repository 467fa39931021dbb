/** A puzzle of any game, as its module brings it. */
import type { Seat } from './game.ts';

/** A position in which exactly one move is best. */
export interface PlainPuzzle {
  readonly id: string;
  /** As the game writes positions. */
  readonly position: string;
  /** What differs from the game's defaults, as in a record. */
  readonly options?: string;
  /** Whose move it is. */
  readonly seat: Seat;
  /** By legal move: what it leads to, higher is better. */
  readonly values: readonly number[];
  /** By legal move: the move and how the game continues after it, in notation, separated by semicolons. */
  readonly lines: readonly string[];
  /** The idea, by the id under which the texts name it. */
  readonly theme?: string;
  /** How often solvers fail it, weakest first, of 100. Its rating follows from that. */
  readonly fails?: readonly number[];
}
