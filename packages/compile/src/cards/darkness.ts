import type { ProtocolData } from '../effects/algebra.ts';

export const darkness: ProtocolData = {
  name: 'Darkness',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        { op: 'draw', count: 3 },
        { op: 'shift', target: { side: 'opp', cover: 'covered' }, to: 'other' },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'flip', target: { side: 'opp' }, as: 'that' },
        { op: 'may', do: [{ op: 'shift', target: { ref: 'that' }, to: 'other' }] },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [
        {
          rule: 'modify',
          what: 'cardValue',
          target: { stack: 'this', cover: 'any', face: 'down' },
          set: 4,
        },
      ],
      middle: [{ op: 'may', do: [{ op: 'flip', target: { line: 'this', cover: 'covered' } }] }],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'play', from: 'hand', face: 'down', line: 'other' }],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'shift', target: { face: 'down' }, to: 'other' }],
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
