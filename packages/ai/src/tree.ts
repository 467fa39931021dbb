/**
 * Information-set Monte Carlo tree search with a single observer (SO-ISMCTS).
 * Every iteration redeals the hidden cards, walks down one tree that all those
 * worlds share, adds a node and plays the rest out. A node is a sequence of
 * moves: it stands for everything that the searching seat would know there, and
 * the seat's choice can depend on nothing else.
 *
 * - A move can only be chosen in worlds that allow it, so its exploration bonus
 *   counts those worlds (Cowling, Powley and Whitehouse 2012).
 * - Cards dealt on the way create no branches: what follows is averaged over
 *   them, as moves name cards and not places.
 * - Each seat plays for its side.
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
import { Buffers, type Knowledge, type TreeSettings } from '@pakli/core/search';
import { Nodes } from './nodes.ts';
import { Tally } from './tally.ts';
import { Rollout, type Root, type Worlds } from './worlds.ts';

/** The weight of the exploration bonus, in standard deviations of the values of playouts. */
const EXPLORE = 1;
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
  /** The nodes of the current iteration, and the seat that moved to each. */
  private readonly path: Int32Array;
  private readonly movers: Uint8Array;
  /** By root move: what the searching seat itself gets. */
  private readonly tallies: readonly Tally[];
  /** By seat: the values of playouts to its side. */
  private readonly spreads: readonly Tally[];
  /** By seat: the largest deviation so far. It must not shrink when most playouts begin alike, or a move with bad luck would get no second try. */
  private readonly scales: Float64Array;
  /** A root move to be tried as thoroughly as the answer. */
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

  /** The iterations are used up, or the rest cannot change the answer. */
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
        if (nodes.isFull) break;
        next = nodes.add(node, turn, move);
        nodes.chances[next] = 1;
        added = true;
      }
      node = next;
      movers[depth] = turn;
      path[depth++] = node;
    }
    rollout.run(state, stage, random);
    nodes.learn(path, movers, depth, weight, rollout.values);
    for (const [seat, spread] of this.spreads.entries()) {
      spread.add(weight, rollout.values[seat]!);
      this.scales[seat] = Math.max(this.scales[seat]!, spread.deviation);
    }
    const tally = this.tallies[this.moves.indexOf(first)];
    if (tally !== undefined) {
      tally.add(weight, rollout.payoffs[this.seat]!);
      if (knowledge.points !== undefined) {
        tally.points += weight * knowledge.points(state, this.seat);
      }
    }
    this.done++;
  }

  /** The most promising move so far, or an untried one, chosen by the game's policy. */
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
        // Collects untried moves at the front, in order.
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
    // An untried move counts as tried once and as good as the mean.
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

  /** The best of the moves tried at least half as often as the most tried one: others may have been lucky. */
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
    const hasPoints = this.rollout.knowledge.points !== undefined;
    const estimates = this.moves.map((move, index): Estimate => {
      const tally = this.tallies[index]!;
      if (tally.count === 0) return { move, value: 0, weight: 0, untried: true };
      return tally.estimate(move, hasPoints);
    });
    return { move: this.moves[this.leader()] ?? 0, estimates };
  }
}
