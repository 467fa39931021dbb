/** The pinned players, their steps, and their subject. */
import { search } from '@pakli/ai';
import type { Pinned } from '@pakli/core/testing';
import { levels, mulle, players, type Mulle, yardsticks } from '../src/index.ts';

const { beginner, casual, strong, expert } = levels(search);
const early = yardsticks(search);

export const pinned: Pinned<Mulle> = {
  game: mulle,
  players: {
    seed: { player: players.seed, steps: 1 },
    counter: { player: players.counter, steps: 1 },
    beginner: { ...beginner, steps: 2 },
    casual: { ...casual, steps: 8 },
    strong: { ...strong, steps: 12 },
    expert: { ...expert, steps: 20 },
    'expert-1': { ...early['expert-1']!, steps: 20 },
    'expert-2': { ...early['expert-2']!, steps: 20 },
    'beginner-2': { ...early['beginner-2']!, steps: 2 },
    'casual-2': { ...early['casual-2']!, steps: 8 },
    'strong-2': { ...early['strong-2']!, steps: 12 },
  },
  kind({ round, stockSize, handSizes, table, proofs }) {
    const when = stockSize === 0 ? 'last' : round === 1 ? 'first' : 'middle';
    const cards = handSizes[0]! > 4 ? 'many' : 'few';
    const built = table.some(({ build }) => build !== null) ? ', a build' : '';
    const proved = proofs.some(({ takers, barred }) => takers.length + barred.length > 0);
    return `${when} round, ${cards} cards${built}${proved ? ', a hand partly known' : ''}`;
  },
};
