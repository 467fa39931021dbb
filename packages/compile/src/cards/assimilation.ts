import type { ProtocolData } from '../effects/algebra.ts';

export const assimilation: ProtocolData = {
  name: 'Assimilation',
  set: 'AX02',
  cards: [
    {
      value: 0,
      top: [],
      middle: [{ op: 'seize', target: { side: 'opp', cover: 'any', face: 'down' } }],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [{ op: 'discard', count: 1 }, { op: 'refresh' }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterRefresh', who: 'any' },
          do: [
            { op: 'draw', count: 1, from: 'oppDeck' },
            { op: 'discard', count: 1, to: 'oppTrash' },
          ],
        },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [{ op: 'play', from: 'oppDeckTop', face: 'down', line: 'this' }],
        },
      ],
    },
    {
      value: 4,
      top: [],
      middle: [
        { op: 'draw', count: 1, from: 'oppDeck' },
        { op: 'draw', count: 1, by: 'opponent', from: 'oppDeck' },
      ],
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
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'any', side: 'opp' }],
        },
      ],
    },
  ],
};
