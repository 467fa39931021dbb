import type { ProtocolData } from '../effects/algebra.ts';

export const fire: ProtocolData = {
  name: 'Fire',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        { op: 'flip', target: { other: true } },
        { op: 'draw', count: 2 },
      ],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [
            { op: 'draw', count: 1 },
            { op: 'flip', target: { other: true } },
          ],
        },
      ],
    },
    {
      value: 1,
      top: [],
      middle: [
        {
          op: 'chain',
          gate: 'done',
          first: { op: 'discard', count: 1 },
          then: [{ op: 'delete', target: {} }],
        },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [
        {
          op: 'chain',
          gate: 'done',
          first: { op: 'discard', count: 1 },
          then: [{ op: 'return', target: {} }],
        },
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
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'discard', count: 1 }] },
              then: [{ op: 'flip', target: {} }],
            },
          ],
        },
      ],
    },
    {
      value: 4,
      top: [],
      middle: [
        { op: 'discard', count: { min: 1 }, as: 'n' },
        { op: 'draw', count: { tally: 'n', plus: 1 } },
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
