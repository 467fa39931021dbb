/** First steps: seat 0 learns. The texts are in learn/. */
import type { Lesson } from '@pakli/core/module';

const START: Readonly<Record<string, string>> = {
  hand: '1',
  phase: 'play',
  eldest: '0',
  turn: '0',
  last: '-',
  points: '0 0',
  scope: '0 0',
  table: '-',
  hands: '-',
  taken: '- / -',
};

function at(changed: Readonly<Record<string, string>>): string {
  const fields = Object.entries({ ...START, ...changed });
  return fields.map(([key, value]) => `${key} ${value}`).join(' ; ');
}

const ONE_HAND = { options: 'to=0', seat: 0 } as const;

export const lessons: readonly Lesson[] = [
  {
    id: 'sum',
    ...ONE_HAND,
    position: at({ table: '3C 4B CS RB', hands: '2C 7S FB / 1C 5D 6B' }),
    answers: [['7S x 3C 4B']],
  },
  {
    id: 'equal',
    ...ONE_HAND,
    position: at({ table: '3C 4B 7D 7B', hands: '1C 7S FS / 2D 5C CB' }),
    answers: [['7S x 7D']],
  },
  {
    id: 'sweep',
    ...ONE_HAND,
    score: true,
    position: at({
      last: '0',
      table: '2C 6S',
      hands: '2S 6C FB / 4C 5B RC',
      taken: '3C 3D CS CB / 1D 1S 7C 7B',
    }),
    answers: [['FB x 2C 6S']],
  },
  {
    id: 'leave',
    ...ONE_HAND,
    position: at({
      last: '1',
      table: '5S',
      hands: '2C 3B RS / 1C 7C FD',
      taken: '4D 4B / 1S 6S 6B 7B FC FS CD',
    }),
    answers: [['RS']],
  },
  {
    id: 'coins',
    ...ONE_HAND,
    position: at({
      last: '1',
      table: '2B 3D 5D 6S RC',
      hands: '1S 1B FC / 4D 7D CC',
      taken: '4C 4B / 3B 4S 7C',
    }),
    answers: [['FC x 3D 5D']],
  },
];
