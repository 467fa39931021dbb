/**
 * What a seat believes: states drawn at random from those that its view cannot
 * tell apart. One state is built from the view, and each sample is a copy of
 * it with the hidden cards dealt anew; nothing is allocated per sample.
 */
import type { BaseState, BaseView, Game, Seat } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Random } from './random.ts';

export class Belief<
  State extends BaseState<Options>,
  View extends BaseView<Options>,
  Options extends OptionValues,
> {
  private readonly game: Game<State, View, unknown, unknown, Options>;
  private readonly seat: Seat;
  private readonly known: State;
  /** The state that `sample` fills; its owner may play on it. */
  readonly world: State;

  constructor(game: Game<State, View, unknown, unknown, Options>, view: View) {
    if (view.seat === null) throw new Error('a spectator holds no belief');
    this.game = game;
    this.seat = view.seat;
    this.known = game.create(view.options, view.seats);
    this.world = game.create(view.options, view.seats);
    game.world(view, this.known);
  }

  /** Puts a new sample into `world` and returns its weight. */
  sample(random: Random): number {
    this.game.copy(this.known, this.world);
    return this.game.redeal(this.world, this.seat, random);
  }
}
