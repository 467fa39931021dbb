/**
 * Lets playouts learn from earlier playouts of the same decision. Below every
 * root move grows a tree of what was played after it; each playout walks down
 * by what did well for the seat at turn, adds one node and continues with the
 * game's policy. So the more worlds are tried, the better all seats play in
 * them. A node stands for a sequence of moves and not for a world, so that a
 * seat's choice depends on nothing that it cannot see; moves that the cards of
 * a world do not allow are skipped.
 *
 * For two-player zero-sum games.
 */
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
import { Nodes } from './nodes.ts';

/** The first impression of a move counts as this many playouts. */
const IMPRESSION = 3;

export class Guide<K extends GameTypes> {
  private readonly game: Game<K>;
  /** It must weigh moves. */
  private readonly knowledge: Knowledge<K>;
  private readonly self: Seat;
  /** The bonus of a move that was never tried, in the unit of payoffs. */
  private readonly curiosity: number;
  private readonly buffers: Buffers;
  private readonly impressions: Float64Array;
  private readonly nodes = new Nodes();
  /** The nodes of the current playout, and the seat that moved to each. */
  private readonly path: Int32Array;
  private readonly movers: Uint8Array;
  private depth = 0;

  constructor(game: Game<K>, knowledge: Knowledge<K>, self: Seat, curiosity: number) {
    this.game = game;
    this.knowledge = knowledge;
    this.self = self;
    this.curiosity = curiosity;
    this.buffers = new Buffers(game);
    this.impressions = new Float64Array(this.buffers.moves.length);
    this.path = new Int32Array(game.maxMoves + 1);
    this.movers = new Uint8Array(game.maxMoves + 1);
  }

  /** Plays on in place after a root move until a node is new or `isOver` ends the playout. */
  follow(
    state: StateOf<K>,
    move: Move,
    random: Random,
    isOver: (state: StateOf<K>) => boolean,
  ): void {
    const { game, nodes, buffers } = this;
    this.depth = 0;
    let node = this.enter(
      nodes.find(0, this.self, move) || nodes.add(0, this.self, move),
      this.self,
    );
    for (;;) {
      const turn = game.turn(state);
      if (turn === OVER || isOver(state) || this.depth === this.path.length) return;
      if (turn === CHANCE) {
        game.deal(state, buffers.outcome, game.draw(state, random, buffers.outcome));
        continue;
      }
      const chosen = this.choose(state, node, turn);
      game.play(state, chosen);
      const known = nodes.find(node, turn, chosen);
      if (known === 0 && nodes.isFull) return;
      node = this.enter(known || nodes.add(node, turn, chosen), turn);
      if (known === 0) return;
    }
  }

  private enter(node: number, mover: Seat): number {
    this.movers[this.depth] = mover;
    this.path[this.depth++] = node;
    return node;
  }

  /** The move with the best mean so far, including its impression and a bonus for rarely tried moves. */
  private choose(state: StateOf<K>, node: number, turn: Seat): Move {
    const { nodes, impressions, curiosity } = this;
    const { moves } = this.buffers;
    const count = this.game.moves(state, moves);
    if (count === 1) return moves[0]!;
    this.knowledge.weigh!(state, moves, count, impressions);
    let top = -Infinity;
    for (let i = 0; i < count; i++) top = Math.max(top, impressions[i]!);
    const mean = nodes.mean(node) * (turn === this.movers[this.depth - 1] ? 1 : -1);
    const log = Math.log(nodes.visits[node]! + 1);
    let best = -Infinity;
    let chosen = moves[0]!;
    for (let i = 0; i < count; i++) {
      const child = nodes.find(node, turn, moves[i]!);
      const visits = child === 0 ? 0 : nodes.visits[child]!;
      const weight = child === 0 ? 0 : nodes.weights[child]!;
      const sum = child === 0 ? 0 : nodes.sums[child]!;
      // Weighs as much as IMPRESSION worlds of its own.
      const held = IMPRESSION * (visits === 0 ? 1 : weight / visits);
      const impression = mean - (top - impressions[i]!);
      const score =
        (sum + held * impression) / (weight + held) + curiosity * Math.sqrt(log / (visits + 1));
      if (score > best) {
        best = score;
        chosen = moves[i]!;
      }
    }
    return chosen;
  }

  /** Records the value of the playout, by seat, in its nodes. */
  learn(weight: number, values: Float64Array): void {
    this.nodes.learn(this.path, this.movers, this.depth, weight, values);
  }
}
