import type { ProtocolData } from '../effects/algebra.ts';

export const love: ProtocolData = {
  name: 'Love',
  set: 'AX01',
  cards: [
    {
      value: 1,
      top: [],
      middle: [{ op: 'draw', count: 1, from: 'oppDeck' }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'give', count: 1 }] },
              then: [{ op: 'draw', count: 2 }],
            },
          ],
        },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'draw', count: 1, by: 'opponent' }, { op: 'refresh' }],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        { op: 'takeRandom', count: 1 },
        { op: 'give', count: 1 },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [
        { op: 'reveal', what: 'handCard', count: 1 },
        { op: 'flip', target: {} },
      ],
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
      middle: [{ op: 'draw', count: 2, by: 'opponent' }],
      bottom: [],
    },
  ],
};
