/** The players whose decisions are pinned, their number of steps, and the positions. */
import { search } from '@pakli/ai';
import type { Pinned } from '@pakli/core/testing';
import { levels, ulti, type Ulti, yardsticks } from '../src/index.ts';

const { beginner, casual, strong, expert } = levels(search);
const early = yardsticks(search);

export const pinned: Pinned<Ulti> = {
  game: ulti,
  players: {
    beginner: { ...beginner, steps: 1 },
    casual: { ...casual, steps: 3 },
    strong: { ...strong, steps: 3 },
    expert: { ...expert, steps: 3 },
    'expert-1': { ...early['expert-1']!, steps: 3 },
    'expert-2': { ...early['expert-2']!, steps: 3 },
    'beginner-2': { ...early['beginner-2']!, steps: 1 },
    'casual-2': { ...early['casual-2']!, steps: 3 },
    'strong-2': { ...early['strong-2']!, steps: 3 },
  },
  kind({ phase, contract, seat, soloist, tricks, kontra, actions }) {
    const role = seat === soloist ? 'soloist' : 'defender';
    if (phase === 'REKONTRA') return `REKONTRA of the ${role}`;
    if (phase !== 'PLAY') return `${phase}, ${actions.length < 8 ? 'early' : 'late'}`;
    const foremost = ['B', 'D', 'U', '40', '20', 'P'].find((part) => contract?.includes(part));
    const when = tricks.length < 2 ? 'early' : tricks.length < 6 ? 'middle' : 'late';
    const doubled = kontra.some(({ levels: [one, other] }) => one + other > 0) ? ', doubled' : '';
    return `${role} of ${foremost}, ${when}${doubled}`;
  },
};
