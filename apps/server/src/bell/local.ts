/** Bells between nodes of one process. Where there is one node nobody hears them. */
import { Rings, type Bell } from './bell.ts';

export class LocalBells {
  private readonly ears = new Map<Bell, (tables: readonly string[]) => void>();

  /** A bell that all others of these hear. */
  bell(): Bell {
    const rings = new Rings(async (tables) => {
      for (const [other, hear] of this.ears) if (other !== bell) hear(tables);
    });
    const bell: Bell = {
      ring: (table) => rings.ring(table),
      listen: (hear) => void this.ears.set(bell, hear),
      close: async () => {
        await rings.sent();
        this.ears.delete(bell);
      },
    };
    return bell;
  }
}
