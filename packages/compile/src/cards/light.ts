import type { ProtocolData } from '../effects/algebra.ts';

export const light: ProtocolData = {
  name: 'Light',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        { op: 'flip', target: {}, as: 'that' },
        { op: 'draw', count: { valueOfCard: 'that' } },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [],
      bottom: [{ rule: 'trigger', on: { event: 'end' }, do: [{ op: 'draw', count: 1 }] }],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'draw', count: 2 },
        { op: 'reveal', what: 'fieldCard', target: { face: 'down' }, as: 'that' },
        {
          op: 'may',
          do: [
            {
              op: 'either',
              options: [
                [{ op: 'shift', target: { ref: 'that' }, to: 'other' }],
                [{ op: 'flip', target: { ref: 'that' } }],
              ],
            },
          ],
        },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        {
          op: 'chooseLine',
          among: 'other',
          do: [
            {
              op: 'shift',
              target: { line: 'this', face: 'down', cover: 'any', pick: 'all' },
              to: 'current',
            },
          ],
        },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'reveal', what: 'hand', by: 'opponent' }],
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
