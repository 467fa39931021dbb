/**
 * What a seat considers possible: states drawn uniformly from those its view
 * cannot tell apart. One state is built from the view, and each sample is a
 * copy of it with the hidden cards redealt; a sample allocates nothing.
 */
import type { Game, GameTypes, Seat, StateOf, ViewOf } from './game.ts';
import type { Random } from './random.ts';

/** The worlds that the seat of a view considers possible: `sample` puts one after another into `world`. */
export class Belief<K extends GameTypes> {
  private readonly game: Game<K>;
  private readonly seat: Seat;
  private readonly known: StateOf<K>;
  /** The state that `sample` fills; its owner may play on it. */
  readonly world: StateOf<K>;

  constructor(game: Game<K>, view: ViewOf<K>) {
    if (view.seat === null) throw new Error('a spectator has no belief');
    this.game = game;
    this.seat = view.seat;
    this.known = game.create(view.options, view.seats);
    this.world = game.create(view.options, view.seats);
    game.world(view, this.known);
  }

  /** Puts a new sample into `world`. */
  sample(random: Random): void {
    this.game.copy(this.known, this.world);
    this.game.redeal(this.world, this.seat, random);
  }
}
