/** Bells between simulated nodes, which may be late, lost or duplicated. */
import type { Bell } from '../apps/server/src/bell/bell.ts';
import type { Actor } from './timeline.ts';
import type { World } from './world.ts';

export type BellTrouble = 'lost' | 'late' | 'twice';

const LONGEST_WAY_MS = 5;
const LATEST_MS = 20_000;

export class SimulatedBells {
  private readonly world: World;
  private readonly trouble: () => BellTrouble | undefined;
  private readonly listeners = new Map<Actor, (tables: readonly string[]) => void>();

  constructor(world: World, trouble: () => BellTrouble | undefined) {
    this.world = world;
    this.trouble = trouble;
  }

  bell(actor: Actor): Bell {
    const chance = this.world.chance(`bell ${actor.name}`);
    return {
      ring: (table) => {
        for (const [other, hear] of this.listeners) {
          if (other === actor || other.isDead) continue;
          const trouble = this.trouble();
          if (trouble === 'lost') continue;
          const ms = chance.below(trouble === 'late' ? LATEST_MS : LONGEST_WAY_MS);
          for (let times = trouble === 'twice' ? 2 : 1; times > 0; times--) {
            this.world.timeline.after(ms * times, other, () => hear([table]));
          }
        }
      },
      listen: (hear) => void this.listeners.set(actor, hear),
      close: async () => void this.listeners.delete(actor),
    };
  }
}
