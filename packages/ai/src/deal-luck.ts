/**
 * The luck of the cards alone: what each deal of cards was worth to a seat, minus what such a deal is
 * worth on average. The worth is what simple players with open cards make of it, with a share of
 * random moves, up to where searches stop. Cards are dealt uniformly whatever anybody has played, so
 * the mean is 0 for every player in any company, and no model of the players is needed. The luck of
 * guessing hidden cards stays in the result (`LuckCounter` removes that as well).
 */
import {
  CHANCE,
  OVER,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
  type StateOf,
} from '@pakli/core';
import { Buffers, type Knowledge } from '@pakli/core/search';

/** How carefully luck of the cards is measured. */
export interface DealLuckSettings {
  /** How often the cards are played out; as many other deals are played out once each. */
  readonly playouts: number;
  /** The percentage of random moves: a single line of play is too much of a lottery. */
  readonly randomPercent: number;
}

export class DealLuck<K extends GameTypes> {
  private readonly game: Game<K>;
  private readonly knowledge: Knowledge<K>;
  private readonly settings: DealLuckSettings;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly dealt: StateOf<K>;
  private readonly trial: StateOf<K>;
  private readonly buffers: Buffers;
  private readonly payoffs: Float64Array;
  private sum = 0;

  constructor(
    game: Game<K>,
    knowledge: Knowledge<K>,
    state: StateOf<K>,
    seat: Seat,
    random: Random,
    settings: DealLuckSettings,
  ) {
    this.game = game;
    this.knowledge = knowledge;
    this.settings = settings;
    this.seat = seat;
    this.random = random;
    this.dealt = game.create(state.options, state.seats);
    this.trial = game.create(state.options, state.seats);
    this.buffers = new Buffers(game);
    this.payoffs = new Float64Array(state.seats);
  }

  /** What the cards dealt so far were worth to the seat beyond the average. */
  get luck(): number {
    return this.sum;
  }

  /** Call this before an outcome of chance is dealt to the state. */
  deal(state: StateOf<K>, outcome: Uint8Array, length: number): void {
    const { game, dealt, random, settings, buffers } = this;
    let difference = 0;
    for (let i = 0; i < settings.playouts; i++) {
      game.copy(state, dealt);
      game.deal(dealt, outcome, length);
      difference += this.playOn();
      game.copy(state, dealt);
      game.deal(dealt, buffers.outcome, game.draw(dealt, random, buffers.outcome));
      difference -= this.playOn();
    }
    this.sum += difference / settings.playouts;
  }

  /** What a playout from the dealt state is worth to the seat. */
  private playOn(): number {
    const { game, knowledge, dealt, trial, random, settings, buffers, payoffs } = this;
    game.copy(dealt, trial);
    const bounded = knowledge.stage !== undefined && knowledge.evaluate !== undefined;
    const stage = knowledge.stage?.(trial);
    for (;;) {
      const turn = game.turn(trial);
      if (turn === OVER) {
        game.payoff(trial, payoffs);
        return payoffs[this.seat]!;
      }
      if (bounded && knowledge.stage?.(trial) !== stage) {
        knowledge.evaluate?.(trial, payoffs);
        return payoffs[this.seat]!;
      }
      if (turn === CHANCE) {
        game.deal(trial, buffers.outcome, game.draw(trial, random, buffers.outcome));
        continue;
      }
      const isRandom = knowledge.policy === undefined || random.below(100) < settings.randomPercent;
      if (!isRandom) game.play(trial, knowledge.policy!(trial, random, turn));
      else {
        const count = game.moves(trial, buffers.moves);
        game.play(trial, buffers.moves[count === 1 ? 0 : random.below(count)]!);
      }
    }
  }
}
