/**
 * Other deals that would have led to the same point: the seat would have seen the same, and the
 * computers in the other seats, asked again, would have played the same. This is a random walk
 * (Metropolis-Hastings) that starts at the true deal: a dealt card changes places with another card,
 * dealt or not, and the step is rejected if somebody would have seen or played something else.
 *
 * All deals are equally likely, a step is as likely as the step back, and computers draw new random
 * numbers. So to anyone who knows what the seat knows, each deal of the walk is as likely as the true
 * one, from the first step on. The chances of moves need not be known, only the players.
 */
import {
  isRefusal,
  type Game,
  type GameTypes,
  type Move,
  type Random,
  type Seat,
  type StateOf,
  type ViewOf,
} from '@pakli/core';
import { Buffers } from '@pakli/core/search';

/** A move of the seat at turn, from what that seat sees. */
export type Chooser<K extends GameTypes> = (view: ViewOf<K>, random: Random) => Move;

/** A decision since the last deal, and what its seat saw. */
interface Decision {
  readonly seat: Seat;
  readonly move: Move;
  readonly saw: string;
}

/** A step changes 1, 2, 4, ... cards: this many sizes in all. */
const LARGEST_STEP = 5;

export class OtherDeals<K extends GameTypes> {
  private readonly game: Game<K>;
  private readonly self: Seat;
  private readonly others: Chooser<K>;
  /** The state before the last deal, what was dealt, and what was decided since. */
  private readonly before: StateOf<K>;
  private outcome = new Uint8Array(0);
  private hidden: readonly number[] = [];
  private readonly decisions: Decision[] = [];
  private readonly fresh: Uint8Array;
  private readonly read: Uint8Array;
  private readonly moves: Int32Array;
  private readonly trial: StateOf<K>;

  constructor(game: Game<K>, like: StateOf<K>, self: Seat, others: Chooser<K>) {
    const buffers = new Buffers(game);
    this.game = game;
    this.self = self;
    this.others = others;
    this.before = game.create(like.options, like.seats);
    this.trial = game.create(like.options, like.seats);
    this.fresh = buffers.outcome;
    this.read = new Uint8Array(game.maxOutcome);
    this.moves = buffers.moves;
  }

  /** Call this before cards are dealt. A walk changes only these: cards hidden since earlier stay where they are. */
  deal(before: StateOf<K>, outcome: Uint8Array, length: number): void {
    this.game.copy(before, this.before);
    this.outcome = outcome.slice(0, length);
    this.decisions.length = 0;
    this.hidden = this.placesHidden();
  }

  /** Call this before a move is played. */
  decide(state: StateOf<K>, seat: Seat, move: Move): void {
    this.decisions.push({ seat, move, saw: this.sight(state, seat) });
  }

  /**
   * Takes `steps` steps and calls `visit` with the state after each, the same one again if a step was
   * rejected. `visit` must not change the states.
   */
  walk(now: StateOf<K>, steps: number, random: Random, visit: (state: StateOf<K>) => void): void {
    const { game, trial } = this;
    const saw = this.sight(now, this.self);
    const state = game.create(now.options, now.seats);
    game.copy(now, state);
    let outcome: Uint8Array = this.outcome;
    const seen = this.decisions.map((decision) => decision.saw);
    for (let step = 0; step < steps; step++) {
      const other = this.propose(outcome, random);
      const sights = other === undefined ? undefined : this.replay(other, seen, random);
      const moved =
        sights !== undefined &&
        game.turn(trial) === this.self &&
        this.sight(trial, this.self) === saw;
      if (moved && other !== undefined) {
        outcome = other;
        game.copy(trial, state);
        sights.forEach((sight, i) => (seen[i] = sight));
      }
      visit(state);
    }
  }

  /** A deal in which some cards have changed places; undefined if nothing changed or it cannot be dealt. */
  private propose(outcome: Uint8Array, random: Random): Uint8Array | undefined {
    const { game, before, read } = this;
    if (this.hidden.length === 0) return undefined;
    const other = Uint8Array.from(outcome);
    // Often a single card, which is the most likely to be accepted; sometimes nearly all.
    for (let count = 1 << random.below(LARGEST_STEP); count > 0; count--) this.swap(other, random);
    if (outcome.every((card, place) => other[place] === card)) return undefined;
    const text = game.formatDealTruth(before, other, other.length);
    return isRefusal(game.readDeal(before, text, read)) ? undefined : other;
  }

  /** Swaps a hidden card with another one, dealt or not, or does nothing. */
  private swap(outcome: Uint8Array, random: Random): void {
    const { game, before, fresh, hidden } = this;
    const place = hidden[random.below(hidden.length)]!;
    const card = outcome[place]!;
    if (random.below(2) === 0) {
      const second = hidden[random.below(hidden.length)]!;
      outcome[place] = outcome[second]!;
      outcome[second] = card;
      return;
    }
    const drawn = fresh[random.below(game.draw(before, random, fresh))]!;
    if (outcome.includes(drawn)) return;
    outcome[place] = drawn;
    // With a second copy of that card in place, the step back would be less likely.
    if (outcome.includes(card)) outcome[place] = card;
  }

  /** The places in the deal whose cards the seat did not see being dealt. */
  private placesHidden(): number[] {
    const { game, before, trial, outcome } = this;
    const sightOf = (cards: Uint8Array): string => {
      game.copy(before, trial);
      game.deal(trial, cards, cards.length);
      return this.sight(trial, this.self);
    };
    const saw = sightOf(outcome);
    return [...outcome.keys()].filter((place) => {
      // Tried with each of the others: two cards may look the same to the seat.
      return [...outcome.keys()].some((second) => {
        const other = Uint8Array.from(outcome);
        [other[place], other[second]] = [outcome[second]!, outcome[place]!];
        return second !== place && sightOf(other) === saw;
      });
    });
  }

  /** Replays the decisions in `trial`; undefined if somebody would have seen or done something else. */
  private replay(
    outcome: Uint8Array,
    seen: readonly string[],
    random: Random,
  ): string[] | undefined {
    const { game, trial, before, moves } = this;
    game.copy(before, trial);
    game.deal(trial, outcome, outcome.length);
    const sights: string[] = [];
    for (const [index, { seat, move, saw }] of this.decisions.entries()) {
      if (game.turn(trial) !== seat) return undefined;
      const sight = this.sight(trial, seat);
      if (seat === this.self) {
        if (sight !== saw) return undefined;
      } else if (sight !== seen[index]) {
        const count = game.moves(trial, moves);
        if (!moves.subarray(0, count).includes(move)) return undefined;
        if (count > 1 && this.others(game.view(trial, seat), random) !== move) return undefined;
      }
      sights.push(sight);
      game.play(trial, move);
    }
    return sights;
  }

  private sight(state: StateOf<K>, seat: Seat): string {
    return JSON.stringify(this.game.view(state, seat));
  }
}
