import type { ProtocolData } from '../effects/algebra.ts';

export const plague: ProtocolData = {
  name: 'Plague',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [{ op: 'discard', count: 1, by: 'opponent' }],
      bottom: [{ rule: 'restrict', what: 'play', who: 'opp', line: 'this' }],
    },
    {
      value: 1,
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterDiscard', who: 'opp' },
          do: [{ op: 'draw', count: 1 }],
        },
      ],
      middle: [{ op: 'discard', count: 1, by: 'opponent' }],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'discard', count: { min: 1 }, as: 'n' },
        { op: 'discard', count: { tally: 'n', plus: 1 }, by: 'opponent' },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'flip', target: { other: true, face: 'up', pick: 'each' } }],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            { op: 'delete', target: { side: 'opp', face: 'down' }, by: 'opponent' },
            { op: 'may', do: [{ op: 'flip', target: { ref: 'self' } }] },
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
