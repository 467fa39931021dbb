/**
 * Information-set tree search (single observer). Each iteration samples a
 * world, walks down the tree by the moves that are legal in it, adds one node
 * and plays out. A node stands for a sequence of moves; how often a move was
 * available counts for its exploration. Chance is drawn on the way.
 *
 * Nodes live in typed arrays: children hang in a list (first, next).
 */
import {
  CHANCE,
  type Answer,
  type Estimate,
  type Kinds,
  type Random,
  type Seat,
  type StateOf,
  type Thinking,
  type TreeSettings,
} from '@pakli/core';
import type { Rollout } from './rollout.ts';
import type { Worlds } from './worlds.ts';

const NONE = -1;
const ROOT = 0;

export class Tree<K extends Kinds> implements Thinking {
  private readonly rollout: Rollout<K>;
  private readonly worlds: Worlds<StateOf<K>>;
  private readonly seat: Seat;
  private readonly rootMoves: readonly number[];
  private readonly random: Random;
  private readonly iterations: number;
  private readonly explore: number;
  private readonly seats: number;
  private readonly alone: boolean;

  private readonly move: Int32Array;
  private readonly first: Int32Array;
  private readonly next: Int32Array;
  private readonly visits: Float64Array;
  private readonly available: Float64Array;
  /** By node and seat: sum of values. */
  private readonly sums: Float64Array;
  private size = 1;
  private done = 0;
  /** Range of the values seen, so that exploration fits any payoff. */
  private low = Infinity;
  private high = -Infinity;

  private readonly path: Int32Array;
  /** Child of the current node for each legal move. */
  private readonly children: Int32Array;
  private readonly priors: Float64Array;

  constructor(
    rollout: Rollout<K>,
    worlds: Worlds<StateOf<K>>,
    root: { readonly seat: Seat; readonly moves: readonly number[] },
    random: Random,
    settings: TreeSettings,
  ) {
    const { game } = rollout;
    this.rollout = rollout;
    this.worlds = worlds;
    this.seat = root.seat;
    this.rootMoves = root.moves;
    this.random = random;
    this.iterations = settings.iterations;
    this.explore = settings.explore ?? 0.7;
    this.alone = settings.alone ?? false;
    this.seats = worlds.world.seats;
    const nodes = settings.nodes ?? Math.min(settings.iterations + 1, 100_000);
    this.move = new Int32Array(nodes);
    this.first = new Int32Array(nodes).fill(NONE);
    this.next = new Int32Array(nodes).fill(NONE);
    this.visits = new Float64Array(nodes);
    this.available = new Float64Array(nodes);
    this.sums = new Float64Array(nodes * this.seats);
    this.path = new Int32Array(game.maxMoves + 1);
    this.children = new Int32Array(game.maxChoices);
    this.priors = new Float64Array(game.maxChoices);
  }

  step(n: number): boolean {
    for (let i = 0; i < n; i++) {
      if (this.done >= this.iterations || this.rootMoves.length <= 1) return true;
      this.iterate();
    }
    return this.done >= this.iterations || this.rootMoves.length <= 1;
  }

  private iterate(): void {
    const { rollout, worlds, random, path } = this;
    const { game, buffers } = rollout;
    const weight = worlds.sample(random);
    const state = worlds.world;
    const stage = rollout.stage(state);
    let node = ROOT;
    let depth = 0;
    while (!rollout.ends(state, stage)) {
      const turn = game.turn(state);
      if (turn === CHANCE) {
        game.deal(state, buffers.outcome, game.draw(state, random, buffers.outcome));
        continue;
      }
      if (this.alone && turn !== this.seat && rollout.knowledge.policy !== undefined) {
        game.play(state, rollout.knowledge.policy(state, random, this.seat));
        continue;
      }
      const count = game.moves(state, buffers.moves);
      const untried = this.findChildren(node, count);
      const full = this.size >= this.move.length;
      const expand = untried > 0 && !full;
      if (untried === count && full) break;
      const index = expand ? this.pickUntried(state, count, untried) : this.pickBest(count, turn);
      const move = buffers.moves[index]!;
      if (expand) this.addChild(node, index, move);
      node = this.children[index]!;
      path[depth++] = node;
      game.play(state, move);
      if (expand) break;
    }
    rollout.run(state, stage, random);
    this.backUp(depth, weight);
    this.done++;
  }

  /** Fills `children` for the legal moves and counts them as available; returns how many have no node yet. */
  private findChildren(node: number, count: number): number {
    const { children, move, next, available } = this;
    const { moves } = this.rollout.buffers;
    for (let i = 0; i < count; i++) children[i] = NONE;
    let untried = count;
    for (let child = this.first[node]!; child !== NONE; child = next[child]!) {
      const wanted = move[child]!;
      for (let i = 0; i < count; i++) {
        if (moves[i] !== wanted) continue;
        children[i] = child;
        available[child] = available[child]! + 1;
        untried--;
        break;
      }
    }
    return untried;
  }

  /** One of the moves without a node: the most promising, or any. */
  private pickUntried(state: StateOf<K>, count: number, untried: number): number {
    const { children, priors } = this;
    const { knowledge, buffers } = this.rollout;
    if (knowledge.prior !== undefined) {
      knowledge.prior(state, buffers.moves, count, priors);
      let best = NONE;
      for (let i = 0; i < count; i++) {
        if (children[i] === NONE && (best === NONE || priors[i]! > priors[best]!)) best = i;
      }
      return best;
    }
    let left = this.random.below(untried);
    for (let i = 0; ; i++) if (children[i] === NONE && left-- === 0) return i;
  }

  private addChild(node: number, index: number, move: number): void {
    const child = this.size++;
    this.move[child] = move;
    this.next[child] = this.first[node]!;
    this.first[node] = child;
    this.available[child] = 1;
    this.children[index] = child;
  }

  /** Upper confidence bound for the seat at turn, over the moves that have a node. */
  private pickBest(count: number, turn: Seat): number {
    const { children, visits, available, sums, seats } = this;
    const range = this.high > this.low ? this.high - this.low : 1;
    let best = 0;
    let bound = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = children[i]!;
      if (child === NONE) continue;
      const n = visits[child]!;
      const mean = sums[child * seats + turn]! / n;
      const value = mean / range + this.explore * Math.sqrt(Math.log(available[child]!) / n);
      if (value > bound) {
        bound = value;
        best = i;
      }
    }
    return best;
  }

  private backUp(depth: number, weight: number): void {
    const { values } = this.rollout;
    const { path, visits, sums, seats } = this;
    for (let seat = 0; seat < seats; seat++) {
      const value = values[seat]!;
      if (value < this.low) this.low = value;
      if (value > this.high) this.high = value;
    }
    for (let i = 0; i < depth; i++) {
      const node = path[i]!;
      visits[node] = visits[node]! + weight;
      for (let seat = 0; seat < seats; seat++) {
        sums[node * seats + seat] = sums[node * seats + seat]! + weight * values[seat]!;
      }
    }
  }

  /** The most visited move; its value decides between equals. */
  answer(): Answer {
    const estimates = this.rootMoves.map((move): Estimate => {
      for (let child = this.first[ROOT]!; child !== NONE; child = this.next[child]!) {
        if (this.move[child] !== move) continue;
        const weight = this.visits[child]!;
        return {
          move,
          value: weight > 0 ? this.sums[child * this.seats + this.seat]! / weight : 0,
          weight,
        };
      }
      return { move, value: 0, weight: 0 };
    });
    const best = estimates.reduce((a, b) =>
      b.weight > a.weight || (b.weight === a.weight && b.value > a.value) ? b : a,
    );
    return { move: best.move, estimates };
  }
}
