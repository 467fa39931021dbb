/** A puzzle of any game, as its module exports it. */
import type { Seat } from './game.ts';

/** A position in which exactly one move is best. */
export interface PlainPuzzle {
  readonly id: string;
  /** As the game writes positions. */
  readonly position: string;
  /** Differences from the default options, as in a record. */
  readonly options?: string;
  /** Whose move it is. */
  readonly seat: Seat;
  /** By legal move: its value, higher is better. */
  readonly values: readonly number[];
  /** By legal move: the move and how the game continues after it, in notation, separated by semicolons. */
  readonly lines: readonly string[];
  /** The id of the idea; texts name it. */
  readonly theme?: string;
  /** How often of 100 tries each solver fails, weakest first. The rating follows from it. */
  readonly fails?: readonly number[];
}
