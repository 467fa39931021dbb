/** Playouts, as every search of this package uses them. Nothing is allocated in them but by the game. */
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
import { Buffers, type Knowledge } from '@pakli/core/search';

/** The decision that a search is about: whose it is, and the legal moves. */
export interface Root {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Playouts: from a state to the end of the deal, or of the stage that the search looks at, by the game's policy or by random moves. */
export class Rollout<K extends GameTypes> {
  readonly game: Game<K>;
  readonly knowledge: Knowledge<K>;
  private readonly buffers: Buffers;
  private readonly self: Seat;
  /** By seat: what the last playout was worth to its side. */
  readonly values: Float64Array;
  /** By seat: what it was worth to the seat alone. */
  readonly payoffs: Float64Array;
  private readonly bounded: boolean;

  constructor(game: Game<K>, knowledge: Knowledge<K>, seats: number, self: Seat) {
    this.self = self;
    this.game = game;
    this.knowledge = knowledge;
    this.buffers = new Buffers(game);
    this.values = new Float64Array(seats);
    this.payoffs = new Float64Array(seats);
    this.bounded = knowledge.stage !== undefined && knowledge.evaluate !== undefined;
  }

  /** The stage of a state. */
  stage(state: StateOf<K>): number {
    return this.bounded ? (this.knowledge.stage?.(state) ?? 0) : 0;
  }

  /** Plays on in place and fills `values`. */
  run(state: StateOf<K>, stage: number, random: Random): void {
    const { game, knowledge, buffers } = this;
    let moves = 0;
    for (;;) {
      const turn = game.turn(state);
      if (turn === OVER || (this.bounded && this.stage(state) !== stage)) break;
      if (turn === CHANCE)
        game.deal(state, buffers.outcome, game.draw(state, random, buffers.outcome));
      else if (moves++ > game.maxMoves) throw new Error(`${game.id}: a playout does not end`);
      else if (knowledge.policy !== undefined)
        game.play(state, knowledge.policy(state, random, this.self));
      else {
        const count = game.moves(state, buffers.moves);
        game.play(state, buffers.moves[count === 1 ? 0 : random.below(count)]!);
      }
    }
    this.judge(state);
  }

  /** Fills `payoffs` and `values` with what a state is worth; in `values` seats of one side get their sum. */
  private judge(state: StateOf<K>): void {
    const { game, knowledge, payoffs, values } = this;
    if (game.turn(state) !== OVER) knowledge.evaluate?.(state, payoffs);
    else if (knowledge.outcome !== undefined) knowledge.outcome(state, payoffs);
    else game.payoff(state, payoffs);
    const seats = payoffs.length;
    for (let seat = 0; seat < seats; seat++) {
      const side = game.side(state, seat);
      let sum = 0;
      for (let other = 0; other < seats; other++) {
        if (game.side(state, other) === side) sum += payoffs[other]!;
      }
      values[seat] = sum;
    }
  }
}
