/** Playing a deal to its end, for an arena and for self-play. */
import {
  CHANCE,
  OVER,
  type Game,
  type GameTypes,
  type Move,
  type Random,
  type Seat,
  type StateOf,
} from '@pakli/core';
import type { Buffers } from '@pakli/core/search';

/** Thrown out of a game when everybody is to stop: the block is not finished and not reported. */
export class Stopped extends Error {}

export interface DealPorts {
  /** Random numbers of the n-th chance outcome of the deal. */
  chance(dealt: number): Random;
  /** A move of the seat, of which the buffer has the list; `decisions` counts those of the deal. */
  decide(seat: Seat, count: number, decisions: number): Move | Promise<Move>;
  stopped(): boolean;
  /** Told of cards before they are dealt, and of every move before it is played. */
  readonly watch?: DealWatch | undefined;
}

export interface DealWatch {
  deal(state: StateOf<GameTypes>, outcome: Uint8Array, length: number): void;
  decide(state: StateOf<GameTypes>, seat: Seat, move: Move): void;
}

/** From a state that has been set up. Forced moves are nobody's decision and are not asked for. */
export async function playDeal(
  game: Game,
  state: StateOf<GameTypes>,
  buffers: Buffers,
  dealing: DealPorts,
): Promise<void> {
  for (let dealt = 0, decisions = 0; ;) {
    const turn = game.turn(state);
    if (turn === OVER) return;
    if (turn === CHANCE) {
      const random = dealing.chance(dealt++);
      const length = game.draw(state, random, buffers.outcome);
      dealing.watch?.deal(state, buffers.outcome, length);
      game.deal(state, buffers.outcome, length);
      continue;
    }
    if (dealing.stopped()) throw new Stopped();
    if (decisions++ > game.maxMoves) throw new Error(`${game.id}: a deal does not end`);
    const count = game.moves(state, buffers.moves);
    let move: Move | Promise<Move> = buffers.moves[0] ?? 0;
    if (count > 1) move = dealing.decide(turn, count, decisions);
    // Awaiting a plain value would cost a turn of the event loop per move.
    const chosen = typeof move === 'number' ? move : await move;
    dealing.watch?.decide(state, turn, chosen);
    game.play(state, chosen);
  }
}
