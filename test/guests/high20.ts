/** The guest of high2.ts with a table, a player and a name, an id that begins alike, and a version before. */
import type { GameModule } from '@pakli/core';
import { game, rulebook, type High } from './high2.ts';

const high20: GameModule<High> = {
  game: { ...game, id: 'high20', version: 2, older: { 1: {} } },
  rules: rulebook,
  name: 'High Card',
  table: {
    places: (view) => [
      ...view.sizes.map((size, seat) => ({
        id: `hand:${seat}`,
        seat,
        cards:
          seat === view.seat && view.hand !== null
            ? view.hand.map((card) => String(card + 1))
            : Array<null>(size).fill(null),
      })),
      {
        id: 'table',
        cards: view.table.flatMap((card) => (card === null ? [] : [String(card + 1)])),
      },
      { id: 'gone', cards: view.gone.map((card) => String(card + 1)), pile: true as const },
    ],
    card: (_, move) => String(move + 1),
    onto: () => ['table'],
    points: ({ points }) => points,
  },
};
export default high20;
