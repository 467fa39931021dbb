import type { ProtocolData } from '../effects/algebra.ts';

export const peace: ProtocolData = {
  name: 'Peace',
  set: 'MN02',
  cards: [
    {
      value: 1,
      top: [],
      middle: [{ op: 'discard', count: 'hand', by: 'both' }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'compare', left: { handSize: 'own' }, cmp: '==', right: 0 },
              do: [{ op: 'draw', count: 1 }],
            },
          ],
        },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'draw', count: 1 },
        { op: 'play', from: 'hand', face: 'down', line: 'any' },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        { op: 'may', do: [{ op: 'discard', count: 1 }] },
        { op: 'flip', target: { value: { gt: { handSize: 'own' } } } },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterDiscard', who: 'own', during: 'oppTurn' },
          do: [{ op: 'draw', count: 1 }],
        },
      ],
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
      middle: [
        {
          op: 'if',
          cond: { cond: 'compare', left: { handSize: 'own' }, cmp: '>', right: 1 },
          do: [{ op: 'flip', target: { ref: 'self' } }],
        },
      ],
      bottom: [],
    },
  ],
};
