/**
 * Luck as a number, for one seat in one deal: a sum over the seat's decisions of the worth of the
 * next view, minus its expected worth over the deals that would have led to the same view
 * (`OtherDeals`), the cards still to be dealt, and the random choices of the computers in the other
 * seats. The first term is the deal itself, the last one the result.
 *
 * Each term has mean 0 whoever plays the seat and however views are judged. So a result minus its
 * luck has the same mean as the result; a good judge of views reduces its variance, and a bad one
 * adds no bias. The computers must be available, since they are asked what they would have played.
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
  type ViewOf,
} from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { OtherDeals, type Chooser } from './other-deals.ts';

/** The players in the other seats, and the worth of a view with a decision to its seat. */
export interface LuckModel<K extends GameTypes> {
  readonly others: Chooser<K>;
  worth(view: ViewOf<K>, random: Random): number;
}

/** How carefully luck is measured. */
export interface LuckSettings {
  /** How many other deals the first one is compared with. */
  readonly deals: number;
  /** The steps of a walk through deals that would have led to the same view; every `stride`-th is played on. */
  readonly steps: number;
  readonly stride: number;
}

export class LuckCounter<K extends GameTypes> {
  private readonly game: Game<K>;
  private readonly model: LuckModel<K>;
  private readonly settings: LuckSettings;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly otherDeals: OtherDeals<K>;
  private readonly trial: StateOf<K>;
  private readonly buffers: Buffers;
  private readonly payoffs: Float64Array;
  /** The expected worth of the seat's next view. */
  private expected: number;
  private sum = 0;

  /** `state` is one in which the first cards are to be dealt. */
  constructor(
    game: Game<K>,
    model: LuckModel<K>,
    state: StateOf<K>,
    seat: Seat,
    random: Random,
    settings: LuckSettings,
  ) {
    this.game = game;
    this.model = model;
    this.settings = settings;
    this.seat = seat;
    this.random = random;
    this.trial = game.create(state.options, state.seats);
    this.buffers = new Buffers(game);
    this.payoffs = new Float64Array(state.seats);
    this.otherDeals = new OtherDeals(game, state, seat, model.others);
    let sum = 0;
    for (let i = 0; i < settings.deals; i++) {
      game.copy(state, this.trial);
      sum += this.nextWorth();
    }
    this.expected = sum / settings.deals;
  }

  /** Call this before an outcome of chance is dealt to the state. */
  deal(state: StateOf<K>, outcome: Uint8Array, length: number): void {
    this.otherDeals.deal(state, outcome, length);
  }

  /** Call this before a seat plays a move, forced moves included. */
  decide(state: StateOf<K>, seat: Seat, move: Move): void {
    const { game, otherDeals, settings, random, trial, buffers } = this;
    if (seat === this.seat && game.moves(state, buffers.moves) > 1) {
      this.sum += this.model.worth(game.view(state, seat), random) - this.expected;
      let [step, count, sum] = [0, 0, 0];
      otherDeals.walk(state, settings.steps, random, (other) => {
        if (++step % settings.stride !== 0) return;
        game.copy(other, trial);
        game.play(trial, move);
        sum += this.nextWorth();
        count++;
      });
      this.expected = sum / count;
    }
    otherDeals.decide(state, seat, move);
  }

  /** The luck of the deal, when it is over. */
  end(state: StateOf<K>): number {
    this.game.payoff(state, this.payoffs);
    return this.sum + this.payoffs[this.seat]! - this.expected;
  }

  /** Plays on in `trial` until the seat has to decide, and returns the worth of that view. */
  private nextWorth(): number {
    const { game, model, trial, buffers, random, payoffs } = this;
    for (;;) {
      const turn = game.turn(trial);
      if (turn === OVER) {
        game.payoff(trial, payoffs);
        return payoffs[this.seat]!;
      }
      if (turn === CHANCE) {
        game.deal(trial, buffers.outcome, game.draw(trial, random, buffers.outcome));
        continue;
      }
      const forced = game.moves(trial, buffers.moves) === 1;
      if (turn === this.seat && !forced) return model.worth(game.view(trial, turn), random);
      const move = forced ? buffers.moves[0]! : model.others(game.view(trial, turn), random);
      game.play(trial, move);
    }
  }
}
