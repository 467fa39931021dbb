/** What a table draws: a scene as received, with what this browser knows about the game. */
import { EVERYBODY } from '@pakli/core';
import type { Askable, Scene, Shown, ToPage } from '@pakli/protocol';
import type { PlayableScene, TableScene, Sitting, Help } from './host.ts';
import type { GamePackage } from '@pakli/catalogue';
import { choicesOf } from '@pakli/core/analysis';

/** There are no choices unless a worker has added them. */
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

/** Adds the legal choices to every scene of a frame. */
export type Viewer = <Frame extends ToPage>(
  frame: Frame,
) => Frame | Extract<ToPage, { kind: 'told' }>;

/**
 * Adds the legal choices to every scene on its way to the page. They follow from
 * the view alone: the keeper of the truth, near or far, is not asked. `help` may
 * change while the table is played.
 */
export function viewerOf(
  { game, knowledge }: Pick<GamePackage, 'game' | 'knowledge'>,
  help?: Help,
): Viewer {
  const withChoices = (told: Scene): PlayableScene => ({
    ...told,
    choices: choicesOf(game, told.view),
    claim: told.view.seat === told.view.turn ? knowledge.claim?.(told.view) : undefined,
    help: help && { ...help },
  });
  const stepsOf = (shown: readonly Shown[]): Shown[] =>
    shown.map(({ step, scene }) => ({ step, scene: withChoices(scene) }));
  return (frame) => {
    if (frame.kind !== 'told') return frame;
    const { update } = frame;
    if (update.kind === 'opening') {
      const scene = update.scene && withChoices(update.scene);
      return { ...frame, update: { ...update, scene, steps: stepsOf(update.steps) } };
    }
    if (update.kind !== 'steps') return frame;
    return { ...frame, update: { ...update, steps: stepsOf(update.steps) } };
  };
}
