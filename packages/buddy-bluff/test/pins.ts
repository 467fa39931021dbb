/** The pinned players, their steps, and their subject. */
import { search } from '@pakli/ai';
import type { Pinned } from '@pakli/core/testing';
import { buddyBluff, learn, levels, type BuddyBluff, yardsticks } from '../src/index.ts';

// They decide with the net, as at a table.
await learn();

const { beginner, casual, strong, expert } = levels(search);
const early = yardsticks(search);

export const pinned: Pinned<BuddyBluff> = {
  game: buddyBluff,
  players: {
    beginner: { ...beginner, steps: 8 },
    casual: { ...casual, steps: 20 },
    strong: { ...strong, steps: 16 },
    expert: { ...expert, steps: 24 },
    'expert-1': { ...early['expert-1']!, steps: 24 },
    'expert-2': { ...early['expert-2']!, steps: 24 },
    'strong-2': { ...early['strong-2']!, steps: 16 },
    'beginner-2': { ...early['beginner-2']!, steps: 8 },
    'casual-2': { ...early['casual-2']!, steps: 20 },
  },
  kind: ({ round, options, hand }) => `round ${round}, ${options.lift}, ${hand?.length} cards`,
};
