import type { ProtocolData } from '../effects/algebra.ts';

export const water: ProtocolData = {
  name: 'Water',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        { op: 'flip', target: { other: true } },
        { op: 'flip', target: { ref: 'self' } },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        {
          op: 'forEachLine',
          lines: 'other',
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'current' }],
        },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'draw', count: 2 },
        { op: 'rearrange', whose: 'own' },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        {
          op: 'chooseLine',
          among: 'any',
          do: [
            {
              op: 'return',
              target: { line: 'current', cover: 'any', pick: 'all', value: { in: [2] } },
            },
          ],
        },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'return', target: { side: 'own' } }],
      bottom: [],
    },
    {
      value: 5,
      top: [],
      middle: [{ op: 'discard', count: 1 }],
      bottom: [],
    },
  ],
};
