import type { ProtocolData } from '../effects/algebra.ts';

export const courage: ProtocolData = {
  name: 'Courage',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            {
              op: 'if',
              cond: { cond: 'compare', left: { handSize: 'own' }, cmp: '==', right: 0 },
              do: [{ op: 'draw', count: 1 }],
            },
          ],
        },
      ],
      middle: [{ op: 'draw', count: 1 }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'discard', count: 1 }] },
              then: [{ op: 'discard', count: 1, by: 'opponent' }],
            },
          ],
        },
      ],
    },
    {
      value: 1,
      top: [],
      middle: [
        {
          op: 'delete',
          target: { side: 'opp', lineWhere: { cond: 'oppTotalHigher', line: 'candidate' } },
        },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'draw', count: 1 }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'oppTotalHigher', line: 'this' },
              do: [{ op: 'draw', count: 1 }],
            },
          ],
        },
      ],
    },
    {
      value: 3,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'oppBestLine' }] }],
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
      top: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'oppTotalHigher', line: 'this' },
              do: [{ op: 'flip', target: { ref: 'self' } }],
            },
          ],
        },
      ],
      middle: [],
      bottom: [],
    },
  ],
};
