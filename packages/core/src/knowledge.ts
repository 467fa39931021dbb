/**
 * What a game can tell a search, and what the search offers in return. The
 * search knows no game: it works with whichever parts are present.
 */
import type { Calibration } from './calibration.ts';
import type { Game, GameTypes, Move, Seat, StateOf, ViewOf } from './game.ts';
import type { LossScale } from './grades.ts';
import type { Player, Thinking } from './player.ts';
import type { Random } from './random.ts';

/**
 * Game knowledge that a search can use; every part is optional. All parts are
 * pure as seen from outside: the same question gets the same answer, whatever
 * is asked in between. So a search may interleave playouts and ask about a
 * world again.
 */
export interface Knowledge<K extends GameTypes> {
  /** A quick, sensible move of the seat at turn, from what that seat sees. `self` is the seat that searches: it may play its own later moves better than it expects of others. */
  policy?(state: StateOf<K>, random: Random, self: Seat): Move;
  /** A first impression of listed moves of the seat at turn, from what that seat sees, in the unit of payoffs; only their differences count. */
  weigh?(state: StateOf<K>, moves: Int32Array, count: number, into: Float64Array): void;
  /** A round, turn or phase: playouts end when this number differs from that of the root. */
  stage?(state: StateOf<K>): number;
  /** Expected payoff by seat in the middle of a deal, where playouts end early. */
  evaluate?(state: StateOf<K>, into: Float64Array): void;
  /** The value of a finished deal by seat, where more than its payoff counts: the match in progress, or how one loses. */
  outcome?(state: StateOf<K>, into: Float64Array): void;
  /** The points of a seat where a playout ends, shown beside a value that is a chance. */
  points?(state: StateOf<K>, seat: Seat): number;
  /** What past play says about hidden cards: read from a view once, for all worlds that fit it. */
  likelihood?(view: ViewOf<K>): Likelihood<StateOf<K>>;
  /** Exact play where nothing is hidden; undefined where that is out of reach. */
  solve?(view: ViewOf<K>): Thinking | undefined;
  /** What a seat gets by perfect play of all sides with all cards open, for analysis; undefined where that is out of reach. */
  open?(state: StateOf<K>, seat: Seat): number | undefined;
  /** `open` works from the first card on: it says what the cards were worth before anybody played well or badly. */
  readonly openFromFirstCard?: true;
  /** From which loss on a move is a slip or a blunder. Absent: values are shares of a win. */
  readonly losses?: LossScale;
  /** A claim, in the game's own terms, if the rest of the deal is certain for the seat at turn whoever holds what: for tables that play it out. */
  claim?(view: ViewOf<K>): unknown;
  /** A short reason for a move, for hints, as `because` writes it; undefined where the position gives none. */
  reason?(state: StateOf<K>, move: Move): string | undefined;
  /** The parts of the game that decisions belong to, so that players can be measured part by part. */
  readonly parts?: Parts<ViewOf<K>>;
}

/** How likely the worlds of one view are, given what was played. Without one all are equally likely. */
export interface Likelihood<State> {
  /** The natural logarithm, up to a constant; -Infinity is impossible. Called for many worlds. */
  logOf(world: State): number;
}

/** The parts of a game that decisions belong to. */
export interface Parts<View> {
  readonly names: readonly string[];
  /** One of the names. */
  of(view: View): string;
}

/** When a move is dropped: after at least `trial` worlds, and `clear` standard errors behind the leader. */
export interface Prune {
  readonly trial: number;
  readonly clear: number;
}

/** Determinised Monte Carlo: every root move is played out in the same sampled worlds. */
export interface FlatSettings {
  /** Stops after this many worlds; one world is one step. */
  readonly worlds: number;
  /** Drops moves once they are clearly worse than the leader; false: tries all to the end. */
  readonly prune?: Prune | false;
  /** 0 plays the best move; higher numbers play weaker moves more often, never one that is worse in every world. */
  readonly temperature?: number;
  /**
   * Playouts follow what did well in earlier ones, starting from the game's first impressions; this
   * is the bonus of rarely tried moves, in the unit of payoffs. Absent: playouts follow the policy.
   * For two-player zero-sum games.
   */
  readonly curiosity?: number;
}

/** Information-set tree search: hidden cards are redealt for every iteration, and all iterations grow one tree. */
export interface TreeSettings {
  /** Stops after this many; each is one world, one playout and one step. */
  readonly iterations: number;
  /** The weight of the bonus of rarely tried moves; 1 by default. */
  readonly explore?: number;
}

/** What `@pakli/ai` offers to games; the catalogue joins them. */
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

/** A strength: the player, and how long it may think. */
export interface Level<K extends GameTypes> {
  readonly player: Player<ViewOf<K>>;
  /** The most steps it thinks. */
  readonly steps: number;
  /** The most milliseconds it thinks about a move. */
  readonly milliseconds: number;
  /** Steps where every machine must find the same answer and no clock may stop it. Absent: `steps`. */
  readonly exact?: number;
  /** It plays by what the game's `learn` loads, and less well without it. */
  readonly learned?: true;
  /** Corrects the chances it states to how often they come true among equals, before people see them. */
  readonly calibration?: Calibration;
}

/** The four strengths of a game. */
export type Levels<K extends GameTypes> = Readonly<Record<LevelId, Level<K>>>;
