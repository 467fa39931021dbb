import type { ProtocolData } from '../effects/algebra.ts';

export const apathy: ProtocolData = {
  name: 'Apathy',
  set: 'AX01',
  cards: [
    {
      value: 0,
      top: [
        {
          rule: 'modify',
          what: 'lineTotal',
          whose: 'own',
          line: 'this',
          add: { count: { line: 'this', side: 'any', cover: 'any', face: 'down' } },
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        {
          op: 'flip',
          target: { line: 'this', other: true, cover: 'any', face: 'up', pick: 'all' },
        },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [{ rule: 'restrict', what: 'middle', who: 'any', line: 'this' }],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [{ op: 'flip', target: { ref: 'self' } }],
        },
      ],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'flip', target: { side: 'opp', face: 'up' } }],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [
        { op: 'may', do: [{ op: 'flip', target: { side: 'own', cover: 'covered', face: 'up' } }] },
      ],
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
