import type { ProtocolData } from '../effects/algebra.ts';

export const gravity: ProtocolData = {
  name: 'Gravity',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        {
          op: 'repeat',
          times: { floorDiv: [{ count: { line: 'this', cover: 'any', side: 'any' } }, 2] },
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'underSelf' }],
        },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'draw', count: 2 },
        { op: 'shift', target: {}, to: 'toOrFromThis' },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'flip', target: {}, as: 'that' },
        { op: 'shift', target: { ref: 'that' }, to: 'this' },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'shift', target: { face: 'down' }, to: 'this' }],
      bottom: [],
    },
    {
      value: 5,
      top: [],
      middle: [{ op: 'discard', count: 1 }],
      bottom: [],
    },
    {
      value: 6,
      top: [],
      middle: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'this', by: 'opponent' }],
      bottom: [],
    },
  ],
};
