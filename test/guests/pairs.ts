/** The guest of high20.ts for two pairs: partners sit opposite, and their points are added. */
import type { GameModule } from '@pakli/core';
import { game, type High } from './high2.ts';
import high20 from './high20.ts';

function together(points: ArrayLike<number>): number[] {
  return Array.from(points, (own, seat) => own + (points[(seat + 2) % 4] ?? 0));
}

const pairs: GameModule<High> = {
  ...high20,
  game: {
    ...game,
    id: 'pairs',
    seats: [4],
    sides: () => [0, 1, 0, 1],
    side: (_, seat) => seat % 2,
    scores: ({ points }) => together(points),
    payoff: ({ points }, into) => into.set(together(points)),
  },
  name: 'Pairs',
};
export default pairs;
