/** Where a search takes its worlds from: a seat's belief or, for a yardstick that cheats, the truth. */
import type { Game, Kinds, Random, StateOf } from '@pakli/core';

export interface Worlds<State> {
  /** The state that `sample` fills; the search may play on it. */
  readonly world: State;
  /** Puts a world into `world` and returns its weight. */
  sample(random: Random): number;
}

/** How often an unlikely world is drawn again before the next one is taken as it is. */
const PATIENCE = 20;

/** Puts a world into `worlds.world` as often as it is likely: playouts in unlikely worlds are wasted. */
export function sampleLikely<State>(worlds: Worlds<State>, random: Random): void {
  for (let i = 0; i < PATIENCE; i++) {
    const weight = worlds.sample(random);
    if (weight >= 1 || random.below(0x10000) < weight * 0x10000) return;
  }
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
