import type { ProtocolData } from '../effects/algebra.ts';

export const life: ProtocolData = {
  name: 'Life',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'selfCovered' },
              do: [{ op: 'delete', target: { ref: 'self' } }],
            },
          ],
        },
      ],
      middle: [
        {
          op: 'forEachLine',
          lines: 'withOwnCard',
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'current' }],
        },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'flip', target: {} },
        { op: 'flip', target: {} },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'draw', count: 1 },
        { op: 'may', do: [{ op: 'flip', target: { face: 'down' } }] },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'other' }],
        },
      ],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'if', cond: { cond: 'selfCovering' }, do: [{ op: 'draw', count: 1 }] }],
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
