import type { ProtocolData } from '../effects/algebra.ts';

export const mirror: ProtocolData = {
  name: 'Mirror',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [
        {
          rule: 'modify',
          what: 'lineTotal',
          whose: 'own',
          line: 'this',
          add: { count: { line: 'this', side: 'opp', cover: 'any' } },
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [{ op: 'may', do: [{ op: 'copyMiddle', target: { side: 'opp', face: 'up' } }] }],
        },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'swapStacks', whose: 'own' }],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        { op: 'flip', target: { side: 'own' }, as: 'that' },
        { op: 'flip', target: { side: 'opp', line: 'lineOfThat' } },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [],
      bottom: [
        { rule: 'trigger', on: { event: 'afterDraw', who: 'opp' }, do: [{ op: 'draw', count: 1 }] },
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
