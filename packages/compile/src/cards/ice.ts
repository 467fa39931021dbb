import type { ProtocolData } from '../effects/algebra.ts';

export const ice: ProtocolData = {
  name: 'Ice',
  set: 'MN02',
  cards: [
    {
      value: 1,
      top: [],
      middle: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterPlay', who: 'opp', line: 'this' },
          do: [{ op: 'discard', count: 1, by: 'opponent' }],
        },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'shift', target: { other: true }, to: 'other' }],
      bottom: [],
    },
    {
      value: 3,
      top: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'selfCovered' },
              do: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] }],
            },
          ],
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [],
      bottom: [{ rule: 'restrict', what: 'flip', target: { ref: 'self' } }],
    },
    {
      value: 5,
      top: [],
      middle: [{ op: 'discard', count: 1 }],
      bottom: [],
    },
    {
      value: 6,
      top: [
        {
          rule: 'restrict',
          what: 'draw',
          who: 'own',
          when: { cond: 'compare', left: { handSize: 'own' }, cmp: '>', right: 0 },
        },
      ],
      middle: [],
      bottom: [],
    },
  ],
};
