import type { ProtocolData } from '../effects/algebra.ts';

export const speed: ProtocolData = {
  name: 'Speed',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [{ op: 'play', from: 'hand', face: 'choice', line: 'any' }],
      bottom: [],
    },
    {
      value: 1,
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterClearCache', who: 'own' },
          do: [{ op: 'draw', count: 1 }],
        },
      ],
      middle: [{ op: 'draw', count: 2 }],
      bottom: [],
    },
    {
      value: 2,
      top: [
        {
          rule: 'replace',
          event: 'compileDeleteSelf',
          with: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }],
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'shift', target: { side: 'own', other: true }, to: 'other' }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'shift', target: { side: 'own' }, to: 'other' }] },
              then: [{ op: 'flip', target: { ref: 'self' } }],
            },
          ],
        },
      ],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'shift', target: { side: 'opp', face: 'down' }, to: 'other' }],
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
