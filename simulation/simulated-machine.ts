/** Time and randomness of one simulated node; its timers die with it. */
import type { Machine } from '../apps/server/src/machine.ts';
import type { Actor } from './timeline.ts';
import type { World } from './world.ts';

export function simulatedMachine(world: World, actor: Actor, slept: () => number): Machine {
  const { timeline } = world;
  const chance = world.chance(`machine ${actor.name}`);
  const after: Machine['after'] = (ms, act) => timeline.after(ms, actor, act);
  return {
    // An integer: the sum of a fraction and the milliseconds since 1970 could round up.
    elapsed: () => Math.floor(world.now) - slept(),
    wallTime: () => world.storeTime,
    after,
    every: (ms, act) => {
      const next = (): (() => void) =>
        after(ms, () => {
          stop = next();
          act();
        });
      let stop = next();
      return () => stop();
    },
    soon: () => new Promise((resolve) => void after(0, resolve)),
    random: chance.random,
    bytes: (many) => chance.bytes(many),
  };
}
