/**
 * The worlds of a search: how they are sampled from what a seat considers
 * possible and likely, and how each is played out. Only the game allocates
 * during a playout.
 */
import {
  Belief,
  CHANCE,
  OVER,
  type Game,
  type GameTypes,
  type Move,
  type Random,
  type Seat,
  type StateOf,
  type ViewOf,
} from '@pakli/core';
import {
  asLog,
  Buffers,
  relativeWeights,
  type Knowledge,
  type Likelihood,
} from '@pakli/core/search';

export interface Worlds<State> {
  /** The state that `sample` fills; the search may play on it. */
  readonly world: State;
  /** Puts a world into `world` and returns its importance weight: means over samples must be weighted by it. */
  sample(random: Random): number;
}

/** Worlds that a seat cannot exclude, all equally likely. */
export function equalWorlds<K extends GameTypes>(
  game: Game<K>,
  view: ViewOf<K>,
): Worlds<StateOf<K>> {
  const belief = new Belief(game, view);
  return {
    world: belief.world,
    sample(random) {
      belief.sample(random);
      return 1;
    },
  };
}

/** How many worlds are tried to find out how rare likely ones are, and the most that one is chosen from. */
const TRIAL = 400;

/**
 * Worlds that a seat cannot exclude, likely ones more often (sampling importance
 * resampling): each is chosen by likelihood from a number of possible worlds
 * and weighs as much as their mean. No likelihood is lost, however rare the
 * likely worlds are; the number of candidates only evens out the weights.
 */
export class WeightedWorlds<K extends GameTypes> implements Worlds<StateOf<K>> {
  private readonly game: Game<K>;
  private readonly belief: Belief<K>;
  private readonly likelihood: Likelihood<StateOf<K>>;
  private choice = 0;
  /** The log likelihood of the likeliest world of the trial; -Infinity if none was possible: then all weigh the same. */
  private reference = 0;
  readonly world: StateOf<K>;

  constructor(game: Game<K>, view: ViewOf<K>, likelihood: Likelihood<StateOf<K>>) {
    this.game = game;
    this.belief = new Belief(game, view);
    this.likelihood = likelihood;
    this.world = game.create(view.options, view.seats);
  }

  sample(random: Random): number {
    const { belief } = this;
    if (this.choice === 0) this.choice = this.tryOut(random);
    let sum = 0;
    for (let i = 0; i < this.choice; i++) {
      belief.sample(random);
      const likely = this.weightOf(belief.world);
      sum += likely;
      // Weighted reservoir sampling: each replaces the choice with its share of the sum so far.
      const taken = random.below(0x40000000) * sum < likely * 0x40000000;
      // The first is taken in any case, so that there always is a world.
      if (taken || i === 0) {
        this.game.copy(belief.world, this.world);
      }
    }
    return sum / this.choice;
  }

  /** The number of candidates that makes the standard deviation of their mean about half of the mean. */
  private tryOut(random: Random): number {
    const logs = Array.from({ length: TRIAL }, () => {
      this.belief.sample(random);
      return asLog(this.likelihood.logOf(this.belief.world));
    });
    this.reference = Math.max(...logs);
    let sum = 0;
    let squares = 0;
    for (const weight of relativeWeights(logs)) {
      sum += weight;
      squares += weight * weight;
    }
    const variance = (TRIAL * squares) / (sum * sum) - 1;
    return Math.min(Math.max(1, Math.ceil(4 * variance)), TRIAL);
  }

  /** Relative to the likeliest world of the trial. */
  private weightOf(world: StateOf<K>): number {
    if (this.reference === -Infinity) return 1;
    return Math.exp(Math.min(asLog(this.likelihood.logOf(world)) - this.reference, LARGEST));
  }
}

/** Sums and squares of weights up to e to this power do not overflow. */
const LARGEST = 230;

/** The worlds of a view, weighted if the game knows a likelihood. */
export function worldsOf<K extends GameTypes>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  view: ViewOf<K>,
): Worlds<StateOf<K>> {
  const likelihood = knowledge.likelihood?.(view);
  return likelihood === undefined
    ? equalWorlds(game, view)
    : new WeightedWorlds(game, view, likelihood);
}

/** The decision to search: the seat at turn and its legal moves. */
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
  /** By seat: the value of the last playout to its side. */
  readonly values: Float64Array;
  /** By seat: its value to the seat alone. */
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

  /** Evaluates a state into `payoffs`, and into `values` with the sum for all seats of a side. */
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
