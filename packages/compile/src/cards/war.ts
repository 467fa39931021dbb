import type { ProtocolData } from '../effects/algebra.ts';

export const war: ProtocolData = {
  name: 'War',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterRefresh', who: 'own' },
          do: [{ op: 'may', do: [{ op: 'flip', target: { ref: 'self' } }] }],
        },
      ],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterDraw', who: 'opp' },
          do: [{ op: 'may', do: [{ op: 'delete', target: {} }] }],
        },
      ],
    },
    {
      value: 1,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterRefresh', who: 'opp' },
          do: [{ op: 'discard', count: { min: 0 } }, { op: 'refresh' }],
        },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'flip', target: {} }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterCompile', who: 'opp' },
          do: [{ op: 'discard', count: 'hand', by: 'opponent' }],
        },
      ],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'draw', count: 1 }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterDiscard', who: 'opp' },
          do: [{ op: 'may', do: [{ op: 'play', from: 'hand', face: 'down', line: 'any' }] }],
        },
      ],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'discard', count: 1, by: 'opponent' }],
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
