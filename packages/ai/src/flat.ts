/**
 * Determinised Monte Carlo. Every root move is played out in the same worlds
 * with the same random numbers, so that moves differ by their effect and not by
 * luck. Moves clearly worse than the leader are dropped, and the search is done
 * when only the leader remains.
 *
 * Reads of typed arrays below their filled length have a `!` in this package:
 * these are the inner loops of every search.
 */
import {
  Sfc32,
  type Answer,
  type Estimate,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
  type StateOf,
  type Thinking,
} from '@pakli/core';
import { standardError, type FlatSettings, type Knowledge, type Prune } from '@pakli/core/search';
import { Guide } from './guide.ts';
import { Tally } from './tally.ts';
import { Rollout, type Root, type Worlds } from './worlds.ts';

/** The default: at least 24 worlds before a move is dropped, and 3.5 standard errors. */
const CAREFUL: Prune = { trial: 24, clear: 3.5 };

export class Flat<K extends GameTypes> implements Thinking {
  private readonly rollout: Rollout<K>;
  /** What earlier playouts found, if later ones are to follow it. */
  private readonly guide: Guide<K> | undefined;
  private readonly worlds: Worlds<StateOf<K>>;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly settings: FlatSettings;
  private readonly inner = new Sfc32(0);
  private readonly trial: StateOf<K>;
  private readonly moves: readonly number[];
  /** Positions in `moves` of the moves still tried. */
  private active: number[];
  /** By move, over the worlds it was tried in: what the seat itself gets. */
  private readonly tallies: readonly Tally[];
  /** By move: weighted sums of what the whole side gets. Partners decide for the side, and each is paid separately. */
  private readonly sums: Float64Array;
  /** Nobody shares the seat's side: pairs compare what it gets itself. */
  private alone = true;
  /** By move: what the side got in the world tried last. */
  private readonly now: Float64Array;
  /** By pair of moves: in how many worlds the first was worse, and with their difference d and the weight w the sums of wd, wwd and wwdd. */
  private readonly pairWorse: Int32Array;
  private readonly pairSum: Float64Array;
  private readonly pairCross: Float64Array;
  private readonly pairSquares: Float64Array;
  private done = 0;
  private readonly lot: number;

  constructor(
    game: Game<K>,
    knowledge: Knowledge<K>,
    worlds: Worlds<StateOf<K>>,
    root: Root,
    random: Random,
    settings: FlatSettings,
  ) {
    this.worlds = worlds;
    this.seat = root.seat;
    this.moves = root.moves;
    this.random = random;
    this.settings = settings;
    const { options, seats } = worlds.world;
    this.rollout = new Rollout(game, knowledge, seats, root.seat);
    const { curiosity } = settings;
    this.guide =
      knowledge.weigh === undefined || curiosity === undefined
        ? undefined
        : new Guide(game, knowledge, root.seat, curiosity);
    this.trial = game.create(options, seats);
    const count = this.moves.length;
    this.active = this.moves.map((_, index) => index);
    this.tallies = this.moves.map(() => new Tally());
    this.sums = new Float64Array(count);
    this.now = new Float64Array(count);
    this.pairWorse = new Int32Array(count * count);
    this.pairSum = new Float64Array(count * count);
    this.pairCross = new Float64Array(count * count);
    this.pairSquares = new Float64Array(count * count);
    this.lot = random.below(0x100000) / 0x100000;
  }

  step(n: number): boolean {
    for (let i = 0; i < n; i++) {
      if (this.done >= this.settings.worlds || this.active.length <= 1) return true;
      this.tryWorld();
    }
    return this.done >= this.settings.worlds || this.active.length <= 1;
  }

  private tryWorld(): void {
    const { rollout, worlds, trial, now, active, sums } = this;
    const { game, knowledge } = rollout;
    const weight = worlds.sample(this.random);
    const seed = this.random.below(0x40000000);
    const stage = rollout.stage(worlds.world);
    const isOver = (state: StateOf<K>): boolean => rollout.stage(state) !== stage;
    for (const index of active) {
      game.copy(worlds.world, trial);
      game.play(trial, this.moves[index] ?? 0);
      this.inner.reseed(seed);
      this.guide?.follow(trial, this.moves[index] ?? 0, this.inner, isOver);
      rollout.run(trial, stage, this.inner);
      this.guide?.learn(weight, rollout.values);
      const value = rollout.values[this.seat]!;
      const own = rollout.payoffs[this.seat]!;
      const tally = this.tallies[index]!;
      now[index] = value;
      sums[index] = sums[index]! + weight * value;
      tally.add(weight, own);
      if (own !== value) this.alone = false;
      if (knowledge.points !== undefined) {
        tally.points += weight * knowledge.points(trial, this.seat);
      }
    }
    this.done++;
    this.compare(weight);
    const { prune = CAREFUL } = this.settings;
    if (prune !== false) this.prune(prune);
  }

  private compare(weight: number): void {
    const { now, active, pairWorse, pairSum, pairCross, pairSquares } = this;
    const count = this.moves.length;
    for (const a of active) {
      for (const b of active) {
        const difference = now[a]! - now[b]!;
        const pair = a * count + b;
        const weighted = weight * difference;
        pairSum[pair] = pairSum[pair]! + weighted;
        pairCross[pair] = pairCross[pair]! + weight * weighted;
        pairSquares[pair] = pairSquares[pair]! + weighted * weighted;
        if (difference < 0) pairWorse[pair] = pairWorse[pair]! + 1;
      }
    }
  }

  /** Drops the moves that trail the leader by many standard errors of the difference. */
  private prune({ trial, clear }: Prune): void {
    const leader = this.leader();
    const count = this.moves.length;
    const { effective: n, weight, squares } = this.tallies[leader]!;
    if (n < trial) return;
    this.active = this.active.filter((index) => {
      if (index === leader) return true;
      const pair = leader * count + index;
      const mean = this.pairSum[pair]! / weight;
      // The sum of squared deviations from the mean, each weighted by its squared weight.
      const spread = this.pairSquares[pair]! - mean * (2 * this.pairCross[pair]! - mean * squares);
      return spread <= 0
        ? mean <= 0 || n < 2 * trial
        : mean <= (clear * Math.sqrt(spread)) / weight;
    });
  }

  private mean(index: number): number {
    const { weight } = this.tallies[index]!;
    return weight > 0 ? this.sums[index]! / weight : 0;
  }

  private leader(): number {
    let best = this.active[0] ?? 0;
    for (const index of this.active) if (this.mean(index) > this.mean(best)) best = index;
    return best;
  }

  /** Worse than some other move in every world in which both were tried. */
  private dominated(index: number): boolean {
    const count = this.moves.length;
    const tried = this.tallies[index]!.count;
    return this.moves.some(
      (_, other) =>
        tried > 0 &&
        this.tallies[other]!.count >= tried &&
        this.pairWorse[index * count + other] === tried,
    );
  }

  answer(): Answer {
    const chosen = this.choose();
    const hasPoints = this.rollout.knowledge.points !== undefined;
    const estimates = this.moves.map((move, index): Estimate => {
      const gapError = this.gapError(index, chosen);
      const estimate = this.tallies[index]!.estimate(move, hasPoints);
      return gapError === undefined ? estimate : { ...estimate, gapError };
    });
    return { move: this.moves[chosen] ?? 0, estimates };
  }

  private gapError(index: number, chosen: number): number | undefined {
    const { count, weight, squares } = this.tallies[index]!;
    // Both were tried in the worlds of the move that was dropped first.
    if (!this.alone || this.tallies[chosen]!.count < count) return undefined;
    const pair = chosen * this.moves.length + index;
    const gap = [squares, this.pairCross[pair]!, this.pairSquares[pair]!] as const;
    return standardError(count, weight, this.pairSum[pair]! / weight, gap);
  }

  private choose(): number {
    const best = this.leader();
    const temperature = this.settings.temperature ?? 0;
    if (temperature <= 0 || this.done === 0) return best;
    const sane = this.moves.flatMap((_, index) => (this.dominated(index) ? [] : [index]));
    const odds = sane.map((index) => Math.exp((this.mean(index) - this.mean(best)) / temperature));
    let left = this.lot * odds.reduce((sum, odd) => sum + odd, 0);
    for (const [place, index] of sane.entries()) {
      left -= odds[place] ?? 0;
      if (left < 0) return index;
    }
    return best;
  }
}
