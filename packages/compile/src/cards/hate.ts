import type { ProtocolData } from '../effects/algebra.ts';

export const hate: ProtocolData = {
  name: 'Hate',
  set: 'AX01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [{ op: 'delete', target: {} }],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'discard', count: 3 },
        { op: 'delete', target: {} },
        { op: 'delete', target: {} },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'delete', target: { side: 'own', extreme: 'max' } },
        { op: 'delete', target: { side: 'opp', extreme: 'max' } },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterDelete', who: 'own' },
          do: [{ op: 'draw', count: 1 }],
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [
            {
              op: 'delete',
              target: { line: 'this', side: 'any', cover: 'covered', extreme: 'min' },
            },
          ],
        },
      ],
    },
    {
      value: 5,
      top: [],
      middle: [{ op: 'discard', count: 1 }],
      bottom: [],
    },
  ],
};
