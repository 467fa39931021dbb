import type { ProtocolData } from '../effects/algebra.ts';

export const psychic: ProtocolData = {
  name: 'Psychic',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        { op: 'draw', count: 2 },
        {
          op: 'chain',
          gate: 'always',
          first: { op: 'discard', count: 2, by: 'opponent' },
          then: [{ op: 'reveal', what: 'hand', by: 'opponent' }],
        },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [{ rule: 'restrict', what: 'playFaceUp', who: 'opp', line: 'any' }],
      middle: [],
      bottom: [
        { rule: 'trigger', on: { event: 'start' }, do: [{ op: 'flip', target: { ref: 'self' } }] },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'discard', count: 2, by: 'opponent' },
        { op: 'rearrange', whose: 'opp' },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        { op: 'discard', count: 1, by: 'opponent' },
        { op: 'shift', target: { side: 'opp' }, to: 'other' },
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
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'return', target: { side: 'opp' } }] },
              then: [{ op: 'flip', target: { ref: 'self' } }],
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
