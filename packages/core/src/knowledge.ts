/**
 * What a game may tell a search, and what a search gives back. A search knows
 * no game: it works with whatever parts are there.
 */
import type { Calibration } from './calibration.ts';
import type { Game, GameTypes, Move, Seat, StateOf, ViewOf } from './game.ts';
import type { LossScale } from './grades.ts';
import type { Player, Thinking } from './player.ts';
import type { Random } from './random.ts';

/**
 * Game knowledge that a search can use; every part is optional. All parts are
 * functions of what they are given and remember nothing that shows: asked
 * twice, in any order, between any other questions, they answer the same. So a
 * search may play several playouts side by side, or ask about a world again.
 */
export interface Knowledge<K extends GameTypes> {
  /** A quick sensible move of the seat at turn, from what that seat sees. `self` is the seat that searches: it may play its own later moves better than it expects of others. */
  policy?(state: StateOf<K>, random: Random, self: Seat): Move;
  /** A first impression of listed moves of the seat at turn, from what that seat sees, in the unit of payoffs; only their differences count. */
  weigh?(state: StateOf<K>, moves: Int32Array, count: number, into: Float64Array): void;
  /** Playouts end where this number is no longer that of the root: a round, a turn, a phase. */
  stage?(state: StateOf<K>): number;
  /** Expected payoff by seat in the middle of a deal, where playouts end early. */
  evaluate?(state: StateOf<K>, into: Float64Array): void;
  /** What a deal that is over is worth by seat, where more than its own payoff counts: the match in progress, or how one loses. */
  outcome?(state: StateOf<K>, into: Float64Array): void;
  /** The points of a seat as they stand where a playout ends, given beside a value that is a chance. */
  points?(state: StateOf<K>, seat: Seat): number;
  /** What was played says something about hidden cards: read from a view once, for all worlds that fit it. */
  likelihood?(view: ViewOf<K>): Likelihood<StateOf<K>>;
  /** Exact play where the view leaves nothing hidden, or undefined where it is out of reach. */
  solve?(view: ViewOf<K>): Thinking | undefined;
  /** What a seat itself gets by perfect play of all sides with all cards open, or undefined where it is out of reach: for anyone who looks back. */
  open?(state: StateOf<K>, seat: Seat): number | undefined;
  /** `open` is known from the first card on: it says what the cards were worth, before anybody played well or badly. */
  readonly openFromFirstCard?: true;
  /** How large a loss is a slip, and how large a blunder; left out: values are shares of a win. */
  readonly losses?: LossScale;
  /** Whether the rest of the deal is sure for the seat at turn whoever holds what, in the game's own words: for tables that play it out. */
  claim?(view: ViewOf<K>): unknown;
  /** A short reason for a move, for hints, as `because` writes it; undefined where the position gives none. */
  reason?(state: StateOf<K>, move: Move): string | undefined;
  /** The parts of the game that a decision belongs to, so that players can be measured part by part. */
  readonly parts?: Parts<ViewOf<K>>;
}

/** How likely the worlds of one view are beside what was played. Where a game says nothing, all are equally likely. */
export interface Likelihood<State> {
  /** The natural logarithm, up to a sum: one more is e times as likely, and -Infinity impossible. Asked of many worlds. */
  logOf(world: State): number;
}

/** The parts of a game that decisions belong to. */
export interface Parts<View> {
  readonly names: readonly string[];
  /** One of the names. */
  of(view: View): string;
}

/** When a move is left out: not before so many worlds, and so many standard errors behind the leader. */
export interface Prune {
  readonly trial: number;
  readonly clear: number;
}

/** Determinised Monte Carlo: every root move is played out in the same sampled worlds. */
export interface FlatSettings {
  /** Stops after so many worlds; one world is one step. */
  readonly worlds: number;
  /** Leaves moves out once they are clearly worse than the leader; false: tries all to the end. */
  readonly prune?: Prune | false;
  /** 0 plays the best; higher numbers play weaker moves more often, never one that is worse in every world. */
  readonly temperature?: number;
  /**
   * Playouts follow what did well in earlier ones, from the game's first impressions on, and try
   * other moves for about so much, in the unit of payoffs; left out: all go by the policy. For two
   * players whose payoffs add up to nothing.
   */
  readonly curiosity?: number;
}

/** Information-set tree search: hidden cards are dealt again for every iteration, and all of them grow one tree. */
export interface TreeSettings {
  /** Stops after so many; one is one world, one playout and one step. */
  readonly iterations: number;
  /** How curious it is: the weight of what was rarely tried, 1 if left out. */
  readonly explore?: number;
}

/** What `@pakli/ai` offers to the games, joined in the catalogue. */
export interface Search {
  flat<K extends GameTypes>(
    game: Game<K>,
    knowledge: Knowledge<K>,
    settings: FlatSettings,
  ): Player<ViewOf<K>>;
  tree<K extends GameTypes>(
    game: Game<K>,
    knowledge: Knowledge<K>,
    settings: TreeSettings,
  ): Player<ViewOf<K>>;
}

/** The four strengths every game offers, weakest first. */
export const LEVELS = ['beginner', 'casual', 'strong', 'expert'] as const;
/** The name of a strength. */
export type LevelId = (typeof LEVELS)[number];

/** A strength: who plays, and how long it may think. */
export interface Level<K extends GameTypes> {
  readonly player: Player<ViewOf<K>>;
  /** Steps after which it has thought enough. */
  readonly steps: number;
  /** Time it may take for a move, in milliseconds. */
  readonly milliseconds: number;
  /** Steps where every machine must come to the same answer, and the clock may not end them; left out: all. */
  readonly exact?: number;
  /** It plays by what its game's `learn` fetches, and less well where that cannot be had. */
  readonly learned?: true;
  /** How often the chances that it names come true among equals: these are shown to people. */
  readonly calibration?: Calibration;
}

/** The four strengths of a game. */
export type Levels<K extends GameTypes> = Readonly<Record<LevelId, Level<K>>>;
