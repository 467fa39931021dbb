/** Where a search takes its worlds from: what a seat holds possible and likely or, for a yardstick that cheats, the truth. */
import {
  Belief,
  type Game,
  type Kinds,
  type Knowledge,
  type Likelihood,
  type Random,
  type StateOf,
  type ViewOf,
} from '@pakli/core';

export interface Worlds<State> {
  /** The state that `sample` fills; the search may play on it. */
  readonly world: State;
  /** Puts a world into `world` and returns what it counts for beside the others: a mean over samples is to be weighted by it. */
  sample(random: Random): number;
}

/** Worlds that a seat cannot exclude, each as likely as the others. */
export class Possible<K extends Kinds> implements Worlds<StateOf<K>> {
  private readonly belief: Belief<K>;
  readonly world: StateOf<K>;

  constructor(game: Game<K>, view: ViewOf<K>) {
    this.belief = new Belief(game, view);
    this.world = this.belief.world;
  }

  sample(random: Random): number {
    this.belief.sample(random);
    return 1;
  }
}

/** Worlds looked at to find out how rare the likely ones are, and the most that one is chosen from. */
const TRIAL = 400;

/**
 * Worlds that a seat cannot exclude, likely ones more often: each is one of a
 * number of possible ones, chosen by likelihood, and counts for their mean.
 * So no share of the likelihood is lost, however rare the likely worlds are;
 * the number only makes samples count more alike.
 */
export class Likely<K extends Kinds> implements Worlds<StateOf<K>> {
  private readonly game: Game<K>;
  private readonly belief: Belief<K>;
  private readonly likelihood: Likelihood<StateOf<K>>;
  private choice = 0;
  /** Brings likelihoods into the range of numbers; 0 where the trial found no likely world, and all count alike. */
  private scale = 1;
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
    if (this.scale === 0) {
      belief.sample(random);
      this.game.copy(belief.world, this.world);
      return 1;
    }
    let sum = 0;
    for (let i = 0; i < this.choice; i++) {
      belief.sample(random);
      const likely = this.likelihoodOf(belief.world);
      sum += likely;
      // The n-th replaces the one before with its share of all so far, which leaves each its share of the whole.
      const taken = random.below(0x40000000) * sum < likely * 0x40000000;
      // A first one that is not likely at all is a world nevertheless.
      if (taken || i === 0) {
        this.game.copy(belief.world, this.world);
      }
    }
    return sum / this.choice;
  }

  /** As many as make the standard deviation of their mean about half of the mean. */
  private tryOut(random: Random): number {
    const found = Array.from({ length: TRIAL }, () => {
      this.belief.sample(random);
      return positive(this.likelihood.of(this.belief.world));
    });
    const largest = Math.max(...found);
    this.scale = scaleFor(largest);
    if (this.scale === 0) return 1;
    let sum = 0;
    let squares = 0;
    for (const likely of found) {
      const scaled = likely * this.scale;
      sum += scaled;
      squares += scaled * scaled;
    }
    const variance = (TRIAL * squares) / (sum * sum) - 1;
    return Math.min(Math.max(1, Math.ceil(4 * variance)), TRIAL);
  }

  private likelihoodOf(world: StateOf<K>): number {
    return Math.min(positive(this.likelihood.of(world)) * this.scale, LARGEST);
  }
}

/** Squares of likelihoods between these, and sums of them, are ordinary numbers. */
const SMALLEST = 1e-100;
const LARGEST = 1e100;

function scaleFor(largest: number): number {
  if (largest === 0) return 0;
  const ordinary = largest >= SMALLEST && largest <= LARGEST;
  return ordinary ? 1 : Math.min(1 / largest, Number.MAX_VALUE);
}

/** What is no likelihood counts as none. */
function positive(likely: number): number {
  return likely > 0 ? Math.min(likely, Number.MAX_VALUE) : 0;
}

/** The true state, again and again. No honest player can make one: it takes a State. */
export class Truth<K extends Kinds> implements Worlds<StateOf<K>> {
  private readonly game: Game<K>;
  private readonly state: StateOf<K>;
  readonly world: StateOf<K>;

  constructor(game: Game<K>, state: StateOf<K>) {
    this.game = game;
    this.state = state;
    this.world = game.create(state.options, state.seats);
  }

  sample(): number {
    this.game.copy(this.state, this.world);
    return 1;
  }
}

/** What a seat believes by its view and what the game's knowledge reads from it. */
export function worldsOf<K extends Kinds>(
  game: Game<K>,
  knowledge: Knowledge<K>,
  view: ViewOf<K>,
): Worlds<StateOf<K>> {
  const likelihood = knowledge.likelihood?.(view);
  return likelihood === undefined ? new Possible(game, view) : new Likely(game, view, likelihood);
}
