/**
 * Information-set Monte Carlo tree search with one observer. Every iteration
 * deals the hidden cards again, walks down one tree that all those worlds
 * share, adds a node and plays the rest out. A node is a sequence of moves, so
 * it stands for everything that the searching seat would know there, and what
 * it is going to do can depend on nothing else.
 *
 * - A move can be chosen in the worlds that allow it alone, so its bonus for
 *   being rarely tried counts those worlds (Cowling, Powley and Whitehouse 2012).
 * - Cards that are dealt on the way make no branches: what follows is averaged
 *   over them, as moves name cards and not places.
 * - Each seat does what is best for its side.
 */
import {
  CHANCE,
  OVER,
  type Answer,
  type Estimate,
  type Game,
  type GameTypes,
  type Move,
  type Random,
  type Seat,
  type StateOf,
  type Thinking,
} from '@pakli/core';
import { Buffers, standardError, type Knowledge, type TreeSettings } from '@pakli/core/search';
import { Nodes } from './nodes.ts';
import { Rollout, type Root, type Worlds } from './worlds.ts';

/** How much the bonus of a rarely tried move counts, in standard deviations of what playouts are worth. */
const EXPLORE = 1;
/** A tree grows no further: about 30 MB. */
const MOST_NODES = 1 << 19;

/** Sums over playouts, from which a mean and its error are calculated. */
class Tally {
  count = 0;
  weight = 0;
  squares = 0;
  sum = 0;
  cross = 0;
  squaredSum = 0;
  points = 0;

  add(weight: number, value: number): void {
    const weighted = weight * value;
    this.count++;
    this.weight += weight;
    this.squares += weight * weight;
    this.sum += weighted;
    this.cross += weight * weighted;
    this.squaredSum += weighted * weighted;
  }

  get mean(): number {
    return this.weight > 0 ? this.sum / this.weight : 0;
  }

  /** The standard deviation of a value. */
  get deviation(): number {
    const { mean, squares } = this;
    const spread = this.squaredSum - mean * (2 * this.cross - mean * squares);
    return spread > 0 ? Math.sqrt(spread / squares) : 0;
  }

  get error(): number | undefined {
    const { count, weight, mean } = this;
    return standardError(count, weight, mean, [this.squares, this.cross, this.squaredSum]);
  }
}

export class Tree<K extends GameTypes> implements Thinking {
  private readonly rollout: Rollout<K>;
  private readonly worlds: Worlds<StateOf<K>>;
  private readonly seat: Seat;
  private readonly moves: readonly Move[];
  private readonly random: Random;
  private readonly settings: TreeSettings;
  private readonly explore: number;
  private readonly buffers: Buffers;
  private readonly nodes = new Nodes();
  /** The nodes of the current iteration, and whose move led to each. */
  private readonly path: Int32Array;
  private readonly movers: Uint8Array;
  /** By root move: what the searching seat itself gets. */
  private readonly tallies: readonly Tally[];
  /** By seat: what playouts were worth to its side. */
  private readonly spreads: readonly Tally[];
  /** By seat: the largest deviation so far. It must not shrink when most playouts begin alike: a move that had bad luck gets its second try by it. */
  private readonly scales: Float64Array;
  /** A root move that somebody wants to know about. */
  private wanted: Move | undefined;
  private done = 0;

  constructor(
    game: Game<K>,
    knowledge: Knowledge<K>,
    worlds: Worlds<StateOf<K>>,
    root: Root,
    random: Random,
    settings: TreeSettings,
  ) {
    const { seats } = worlds.world;
    this.worlds = worlds;
    this.seat = root.seat;
    this.moves = root.moves;
    this.random = random;
    this.settings = settings;
    this.explore = settings.explore ?? EXPLORE;
    this.rollout = new Rollout(game, knowledge, seats, root.seat);
    this.buffers = new Buffers(game);
    this.path = new Int32Array(game.maxMoves + 1);
    this.movers = new Uint8Array(game.maxMoves + 1);
    this.tallies = this.moves.map(() => new Tally());
    this.spreads = Array.from({ length: seats }, () => new Tally());
    this.scales = new Float64Array(seats);
  }

  look(move: Move): void {
    this.wanted = move;
  }

  step(n: number): boolean {
    for (let i = 0; i < n && !this.isDecided(); i++) this.iterate();
    return this.isDecided();
  }

  /** Nothing is left to do, or too little to choose another move. */
  private isDecided(): boolean {
    const left = this.settings.iterations - this.done;
    if (left <= 0 || this.moves.length === 1) return true;
    if (this.wanted !== undefined) return false;
    let [best, second] = [0, 0];
    for (const { count } of this.tallies) {
      if (count > best) [best, second] = [count, best];
      else if (count > second) second = count;
    }
    return 2 * (second + left) < best;
  }

  private iterate(): void {
    const { rollout, worlds, random, nodes, path, movers, buffers } = this;
    const { game, knowledge } = rollout;
    const weight = worlds.sample(random);
    const state = worlds.world;
    const stage = rollout.stage(state);
    let depth = 0;
    let node = 0;
    let first: Move = 0;
    for (let added = false; !added;) {
      const turn = game.turn(state);
      if (turn === OVER || rollout.stage(state) !== stage || depth === path.length) break;
      if (turn === CHANCE) {
        game.deal(state, buffers.outcome, game.draw(state, random, buffers.outcome));
        continue;
      }
      const move = this.choose(state, node, turn);
      if (depth === 0) first = move;
      game.play(state, move);
      let next = nodes.find(node, turn, move);
      if (next === 0) {
        if (nodes.count >= MOST_NODES) break;
        next = nodes.add(node, turn, move);
        nodes.chances[next] = 1;
        added = true;
      }
      node = next;
      movers[depth] = turn;
      path[depth++] = node;
    }
    rollout.run(state, stage, random);
    this.learn(weight, depth);
    const tally = this.tallies[this.moves.indexOf(first)];
    if (tally !== undefined) {
      tally.add(weight, rollout.payoffs[this.seat]!);
      if (knowledge.points !== undefined) {
        tally.points += weight * knowledge.points(state, this.seat);
      }
    }
    this.done++;
  }

  /** Tells every node of the path what the playout was worth to the seat that moved. */
  private learn(weight: number, depth: number): void {
    const { nodes, path, movers, spreads, scales, rollout } = this;
    for (let i = 0; i < depth; i++) {
      const node = path[i]!;
      nodes.visits[node] = nodes.visits[node]! + 1;
      nodes.weights[node] = nodes.weights[node]! + weight;
      nodes.sums[node] = nodes.sums[node]! + weight * rollout.values[movers[i]!]!;
    }
    for (let seat = 0; seat < scales.length; seat++) {
      const spread = spreads[seat]!;
      spread.add(weight, rollout.values[seat]!);
      scales[seat] = Math.max(scales[seat]!, spread.deviation);
    }
  }

  /** The move that looks best so far, or a new one; its game's policy says which of the new ones first. */
  private choose(state: StateOf<K>, node: number, turn: Seat): Move {
    const { rollout, nodes, random } = this;
    const { moves } = this.buffers;
    const count = rollout.game.moves(state, moves);
    if (node === 0 && this.wanted !== undefined && this.isBehind(this.wanted)) return this.wanted;
    const bonus = this.explore * this.scales[turn]!;
    let best = -Infinity;
    let chosen = 0;
    let untried = 0;
    let visits = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const child = nodes.find(node, turn, moves[i]!);
      if (child === 0) {
        // Untried moves gather at the front, in their order.
        moves[untried++] = moves[i]!;
        continue;
      }
      const tried = nodes.visits[child]!;
      const chances = nodes.chances[child]! + 1;
      nodes.chances[child] = chances;
      const mean = nodes.mean(child);
      visits += tried;
      sum += tried * mean;
      const score = mean + bonus * Math.sqrt(Math.log(chances) / tried);
      if (score > best) {
        best = score;
        chosen = moves[i]!;
      }
    }
    // A new move counts as one that was tried once and is as good as the others.
    if (untried === 0) return chosen;
    if (visits > 0 && sum / visits + bonus * Math.sqrt(Math.log(visits + 1)) < best) return chosen;
    const sensible = rollout.knowledge.policy?.(state, random, this.seat);
    if (sensible !== undefined && nodes.find(node, turn, sensible) === 0) return sensible;
    return moves[untried === 1 ? 0 : random.below(untried)]!;
  }

  /** Fewer playouts began with this move than with the most tried one. */
  private isBehind(move: Move): boolean {
    const own = this.tallies[this.moves.indexOf(move)]?.count ?? Infinity;
    return this.tallies.some(({ count }) => count > own);
  }

  /** The best of the moves that were tried half as often as the most tried one: others may have had luck. */
  private leader(): number {
    const most = this.tallies.reduce((max, { count }) => Math.max(max, count), 0);
    let best = -Infinity;
    let chosen = 0;
    for (const [index, { count }] of this.tallies.entries()) {
      if (2 * count < most) continue;
      const mean = this.nodes.mean(this.nodes.find(0, this.seat, this.moves[index]!));
      if (mean <= best) continue;
      best = mean;
      chosen = index;
    }
    return chosen;
  }

  answer(): Answer {
    const estimates = this.moves.map((move, index): Estimate => {
      const tally = this.tallies[index]!;
      const { count, weight, squares, mean, error } = tally;
      if (count === 0) return { move, value: 0, weight: 0, untried: true };
      return {
        move,
        value: mean,
        weight: squares > 0 ? (weight * weight) / squares : 0,
        ...(error === undefined ? {} : { error }),
        ...(this.rollout.knowledge.points === undefined || weight === 0
          ? {}
          : { points: tally.points / weight }),
      };
    });
    return { move: this.moves[this.leader()] ?? 0, estimates };
  }
}
