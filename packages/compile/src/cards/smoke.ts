import type { ProtocolData } from '../effects/algebra.ts';

export const smoke: ProtocolData = {
  name: 'Smoke',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        {
          op: 'forEachLine',
          lines: 'withFaceDown',
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'current' }],
        },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'flip', target: { side: 'own' }, as: 'that' },
        { op: 'may', do: [{ op: 'shift', target: { ref: 'that' }, to: 'other' }] },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [
        {
          rule: 'modify',
          what: 'lineTotal',
          whose: 'own',
          line: 'this',
          add: { count: { line: 'this', side: 'any', cover: 'any', face: 'down' } },
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'play', from: 'hand', face: 'down', line: 'withFaceDown' }],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'shift', target: { cover: 'covered', face: 'down' }, to: 'other' }],
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
