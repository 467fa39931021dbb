import type { ProtocolData } from '../effects/algebra.ts';

export const luck: ProtocolData = {
  name: 'Luck',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        { op: 'declare', what: 'number', as: 'num' },
        { op: 'draw', count: 3, as: 'drawn' },
        {
          op: 'reveal',
          what: 'handCard',
          count: 1,
          target: { in: 'drawn', value: { eq: 'num' } },
          as: 'that',
        },
        { op: 'may', do: [{ op: 'play', from: 'hand', face: 'choice', line: 'any', ref: 'that' }] },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'play', from: 'ownDeckTop', face: 'down', line: 'any', as: 'that' },
        { op: 'flip', target: { ref: 'that' }, ignoreMiddle: true },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'discard', count: 1, from: 'ownDeckTop', as: 'that' },
        { op: 'draw', count: { valueOfCard: 'that' } },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        { op: 'declare', what: 'protocol', as: 'proto' },
        { op: 'discard', count: 1, from: 'oppDeckTop', as: 'that' },
        {
          op: 'if',
          cond: { cond: 'protocolIs', of: 'that', is: 'proto' },
          do: [{ op: 'delete', target: {} }],
        },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [
        { op: 'discard', count: 1, from: 'ownDeckTop', as: 'that' },
        { op: 'delete', target: { cover: 'any', value: { eq: { valueOfCard: 'that' } } } },
      ],
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
