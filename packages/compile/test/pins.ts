/** The players whose decisions are pinned, their number of steps, and the positions. */
import { search } from '@pakli/ai';
import type { Pinned } from '@pakli/core/testing';
import { compile, learn, levels, players, type Compile, yardsticks } from '../src/index.ts';

// The levels are pinned with everything they have learned.
await learn();
const { beginner, casual, strong, expert } = levels(search);
const early = yardsticks(search);

export const pinned: Pinned<Compile> = {
  game: compile,
  players: {
    seed: { player: players.seed, steps: 1 },
    beginner: { ...beginner, steps: 2 },
    casual: { ...casual, steps: 2 },
    strong: { ...strong, steps: 1 },
    expert: { ...expert, steps: 2 },
    'expert-1': { ...early['expert-1']!, steps: 2 },
    'expert-2': { ...early['expert-2']!, steps: 2 },
    'beginner-2': { ...early['beginner-2']!, steps: 2 },
    'casual-2': { ...early['casual-2']!, steps: 2 },
    'strong-2': { ...early['strong-2']!, steps: 1 },
  },
  kind({ pending, players: sides, number, seat }) {
    const compiled = sides.flatMap(({ protocols }) => protocols).some((plate) => plate.compiled);
    const when = compiled ? 'a plate compiled' : number > 8 ? 'late' : 'early';
    const hand = sides[seat ?? 0]?.handCount;
    if (pending?.kind === 'action') return `action with ${hand} cards, ${when}`;
    return `${pending?.kind} of ${pending?.cause === null ? 'the rules' : 'a card'}, ${when}`;
  },
};
