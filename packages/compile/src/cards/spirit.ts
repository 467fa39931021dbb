import type { ProtocolData } from '../effects/algebra.ts';

export const spirit: ProtocolData = {
  name: 'Spirit',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [{ op: 'refresh' }, { op: 'draw', count: 1 }],
      bottom: [{ rule: 'restrict', what: 'cachePhase', who: 'own' }],
    },
    {
      value: 1,
      top: [{ rule: 'permit', what: 'playFaceUpAnyLine', who: 'own' }],
      middle: [{ op: 'draw', count: 2 }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            {
              op: 'either',
              options: [[{ op: 'discard', count: 1 }], [{ op: 'flip', target: { ref: 'self' } }]],
            },
          ],
        },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'may', do: [{ op: 'flip', target: {} }] }],
      bottom: [],
    },
    {
      value: 3,
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterDraw', who: 'own' },
          do: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] }],
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'swapProtocols', whose: 'own' }],
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
