/** The guest of high20.ts for four of whom three play: the dealer gets no cards, and rests. */
import type { GameModule } from '@pakli/core';
import high2, { game, type High } from './high2.ts';
import high20 from './high20.ts';

const { laws } = high2;
const { table } = high20;

const rests: GameModule<High> = {
  ...high20,
  game: {
    ...game,
    id: 'rests',
    seats: [4],
    rules: {
      ...game.rules,
      defaults: { deals: 4, rests: 1 },
      options: [
        { key: 'deals', values: [1, 4], rule: '1' },
        { key: 'rests', values: [0, 1], rule: '1' },
      ],
      presets: { round: {}, single: { deals: 1 } },
      alternatives: [['round', 'single']],
    },
  },
  name: 'Rests',
  ...(laws === undefined ? {} : { laws }),
  ...(table === undefined
    ? {}
    : {
        table: {
          ...table,
          facts: ({ rests: seat }) => (seat === null ? [] : [{ id: 'rests', seat }]),
        },
      }),
  texts: { en: { name: 'Rests', facts: { rests: 'rests' } } },
};
export default rests;
