/** What a table draws: a scene as it was received, and what this browser knows of the game beside it. */
import { EVERYBODY } from '@pakli/core';
import type { Askable, Scene, Shown, ToPage } from '@pakli/protocol';
import type { PlayableScene, TableScene, Sitting, Help } from './host.ts';
import type { GamePackage } from '@pakli/catalogue';
import { choicesOf } from '@pakli/core/analysis';

/** Nothing can be played unless a worker has added what can. */
export function sceneOf(
  told: Scene | PlayableScene,
  { id, level, rules, seat, chairs, purpose, from, help, day, challenger }: Sitting,
  names: readonly string[],
  can: readonly Askable[] = [],
): TableScene {
  return {
    choices: [],
    help: help && { ...help },
    ...told,
    id,
    level,
    rules,
    seat: told.reader === EVERYBODY ? seat : told.reader,
    names,
    canUndo: can.includes('takeback'),
    canRedo: can.includes('redo'),
    chairs,
    purpose,
    from,
    day,
    challenger,
  };
}

/**
 * What may be played, added to every scene on its way to the page. It is found
 * out from the view alone: the keeper of the truth, near or far, is not asked.
 */
export class Viewer {
  private readonly loaded: Pick<GamePackage, 'game' | 'knowledge'>;
  private readonly help: Help | undefined;

  /** `help` may change while the table is played. */
  constructor(loaded: Pick<GamePackage, 'game' | 'knowledge'>, help?: Help) {
    this.loaded = loaded;
    this.help = help;
  }

  read<Frame extends ToPage>(frame: Frame): Frame | Extract<ToPage, { kind: 'told' }> {
    if (frame.kind !== 'told') return frame;
    const { update } = frame;
    if (update.kind === 'opening') {
      const scene = update.scene && this.scene(update.scene);
      return { ...frame, update: { ...update, scene, steps: this.steps(update.steps) } };
    }
    if (update.kind !== 'steps') return frame;
    return { ...frame, update: { ...update, steps: this.steps(update.steps) } };
  }

  private steps(shown: readonly Shown[]): Shown[] {
    return shown.map(({ step, scene }) => ({ step, scene: this.scene(scene) }));
  }

  private scene(told: Scene): PlayableScene {
    const { view } = told;
    const { game, knowledge } = this.loaded;
    return {
      ...told,
      choices: choicesOf(game, view),
      claim: view.seat === view.turn ? knowledge.claim?.(view) : undefined,
      help: this.help && { ...this.help },
    };
  }
}
