/** What a table draws: a scene as it was told, and what this browser knows of the game beside it. */
import { EVERYBODY } from '@pakli/core';
import type { Askable, Scene } from '@pakli/protocol';
import type { PlayableScene, TableScene, Sitting } from './host.ts';

/** Nothing can be played unless a worker has added what can. */
export function sceneOf(
  told: Scene | PlayableScene,
  { id, level, rules, seat, chairs, purpose, from, help, day, challenger }: Sitting,
  names: readonly string[],
  can: readonly Askable[] = [],
): TableScene {
  return {
    choices: [],
    ...(help === undefined ? {} : { help: { ...help } }),
    ...told,
    id,
    level,
    rules,
    seat: told.reader === EVERYBODY ? seat : told.reader,
    names,
    canUndo: can.includes('takeback'),
    canRedo: can.includes('redo'),
    ...(chairs === undefined ? {} : { chairs }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(from === undefined ? {} : { from }),
    ...(day === undefined ? {} : { day }),
    ...(challenger === undefined ? {} : { challenger }),
  };
}
