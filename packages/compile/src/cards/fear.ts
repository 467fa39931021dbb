import type { ProtocolData } from '../effects/algebra.ts';

export const fear: ProtocolData = {
  name: 'Fear',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [{ rule: 'restrict', what: 'middle', who: 'opp', line: 'any', during: 'ownTurn' }],
      middle: [
        {
          op: 'either',
          options: [[{ op: 'shift', target: {}, to: 'other' }], [{ op: 'flip', target: {} }]],
        },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'draw', count: 2 },
        {
          op: 'chain',
          gate: 'always',
          first: { op: 'discard', count: 'hand', by: 'opponent', as: 'n' },
          then: [{ op: 'draw', count: { tally: 'n', plus: -1 }, by: 'opponent' }],
        },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'return', target: { side: 'opp' } }],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'shift', target: { side: 'opp', line: 'this', cover: 'any' }, to: 'other' }],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'discard', count: 1, by: 'opponent', random: true }],
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
