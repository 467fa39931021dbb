/** Fixed opponents as yardsticks. */
import type { Level, Search } from '@pakli/core/search';
import type { Ulti } from '../game.ts';
import { COUNTED, FIRST, type Assumptions } from './expert/assumptions.ts';
import { biddingPlayer } from './expert/player.ts';
import { level, weak } from './levels.ts';

const LONG = { nodes: 1_000_000, temperature: 0 };

function expert(assumptions: Assumptions): Level<Ulti> {
  const bidder = biddingPlayer({ worlds: 40, talons: 40, assumptions });
  return level({ ...LONG, worlds: 128, bidder, assumptions }, 1000);
}

/**
 * `expert-1`: the first expert. `beginner-2` to `expert-2`: the levels of 2026-11-18. All of them
 * stay fixed while the levels improve.
 */
export function yardsticks(search: Search): Readonly<Record<string, Level<Ulti>>> {
  const brisk = biddingPlayer({ worlds: 10, talons: 10, assumptions: FIRST });
  return {
    'expert-1': expert(FIRST),
    'beginner-2': weak(search, {
      tricks: 7,
      worlds: 2,
      temperature: 4,
      lapses: { forgets: 50, misjudges: 1 },
      oversight: { percent: 20, plain: 12 },
    }),
    'casual-2': weak(search, {
      tricks: 3,
      worlds: 6,
      temperature: 0,
      lapses: { forgets: 15, misjudges: 0.3 },
      oversight: { percent: 6, plain: 6 },
    }),
    'strong-2': level({ ...LONG, worlds: 12, bidder: brisk, assumptions: COUNTED }, 300),
    'expert-2': { ...expert(COUNTED), exact: 32 },
  };
}
