import type { ProtocolData } from '../effects/algebra.ts';

export const corruption: ProtocolData = {
  name: 'Corruption',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [{ op: 'flip', target: { stack: 'this', cover: 'any', face: 'up', other: true } }],
        },
      ],
      middle: [],
      bottom: [
        { rule: 'permit', what: 'playSelfEitherSide' },
        { rule: 'permit', what: 'playSelfAnyLine' },
      ],
    },
    {
      value: 1,
      top: [],
      middle: [{ op: 'return', target: {} }],
      bottom: [
        {
          rule: 'replace',
          event: 'returnToHand',
          whose: 'opp',
          with: [{ op: 'putOnDeckTop', target: { ref: 'event' }, face: 'down' }],
        },
      ],
    },
    {
      value: 2,
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterDiscard', who: 'own' },
          do: [{ op: 'discard', count: 1, by: 'opponent' }],
        },
      ],
      middle: [
        { op: 'draw', count: 1 },
        { op: 'discard', count: 1 },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'may', do: [{ op: 'flip', target: { cover: 'covered', face: 'up' } }] }],
      bottom: [],
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
              op: 'either',
              options: [[{ op: 'discard', count: 1 }], [{ op: 'delete', target: { ref: 'self' } }]],
            },
          ],
        },
      ],
      middle: [],
      bottom: [],
    },
  ],
};
