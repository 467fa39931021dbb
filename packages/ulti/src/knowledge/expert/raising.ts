/** Rekontra and further raises (rule 6.3): a lane is raised where the own side is likely to win it. */
import type { Answer, Estimate, Move, Random, Thinking } from '@pakli/core';
import { DONE, RAISE } from '../../codes.ts';
import { contractOf, RAISING, type State } from '../../state.ts';
import type { View } from '../../types.ts';
import { stateOf } from '../../world.ts';
import { solver } from '../shared-solver.ts';
import type { PlaySettings } from './card-choice.ts';
import type { Pool } from './pool.ts';
import { realChance, shareError } from './open-card-correction.ts';
import { reason } from './reason.ts';
import { worldsOf, type World } from './worlds.ts';

/** More than a half: whoever doubled had reasons. */
const LIKELY = 0.75;

export class RaiseThinking implements Thinking {
  private readonly view: View;
  private readonly state: State;
  private readonly worlds: Pool<World>;
  private readonly settings: PlaySettings;
  private readonly made: number[];
  private tried = 0;

  constructor(view: View, random: Random, settings: PlaySettings) {
    this.view = view;
    this.settings = settings;
    this.state = stateOf(view);
    this.worlds = worldsOf(view, random, settings.worlds);
    this.made = contractOf(this.state).components.map(() => 0);
  }

  step(n: number): boolean {
    const { worlds } = this.settings;
    for (let i = 0; i < n && this.tried < worlds; i++) this.tryWorld();
    return this.tried >= worlds;
  }

  private tryWorld(): void {
    const { position, stakes } = this.worlds.next();
    const { options } = this.view;
    contractOf(this.state).components.forEach(({ c }, i) => {
      const question = { ask: 'made', component: c, stakes } as const;
      const { low, high } = solver().value(position, question, options, this.settings.nodes);
      // A world that takes too long counts for neither side.
      this.made[i] = this.made[i]! + (low + high) / 2;
    });
    this.tried++;
  }

  /** The chance that the own side wins a component, or this many standard errors above that. */
  private chanceOf(index: number, errors = 0): number {
    const { components, open } = contractOf(this.state);
    const mean = this.tried === 0 ? 0.5 : this.made[index]! / this.tried;
    const way = this.view.seat === this.view.soloist ? errors : -errors;
    const share = Math.min(1, Math.max(0, mean + way * shareError(mean, this.tried)));
    const chance = realChance(components[index]?.c ?? 'passz', share, open);
    return this.view.seat === this.view.soloist ? chance : 1 - chance;
  }

  answer(): Answer {
    const { components } = contractOf(this.state);
    const factor = 2 ** this.state.at[RAISING]!;
    const worth = (move: Move, errors = 0): number => {
      if (move === DONE) return 0;
      return components.reduce((sum, { v }, i) => {
        const lanes = ((move - RAISE) >> (2 * i)) & 3;
        const count = (lanes & 1) + (lanes >> 1);
        return sum + count * v * factor * (2 * this.chanceOf(i, errors) - 1);
      }, 0);
    };
    const isSound = (move: Move): boolean =>
      components.every(
        (_, i) => (((move - RAISE) >> (2 * i)) & 3) === 0 || this.chanceOf(i) > LIKELY,
      );
    let best: { move: Move; value: number } = { move: DONE, value: 0 };
    const estimates = this.view.moves.map((move): Estimate => {
      const value = worth(move);
      if (move !== DONE && isSound(move) && value > best.value) best = { move, value };
      const error = Math.abs(worth(move, 1) - value);
      return {
        move,
        value,
        weight: Math.max(1, this.tried),
        ...(this.tried === 0 ? {} : { error }),
        reason: reason(this.state, move),
      };
    });
    return { move: best.move, estimates };
  }
}
