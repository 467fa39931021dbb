import type { ProtocolData } from '../effects/algebra.ts';

export const clarity: ProtocolData = {
  name: 'Clarity',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [
        { rule: 'modify', what: 'lineTotal', whose: 'own', line: 'this', add: { handSize: 'own' } },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 1,
      top: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            { op: 'reveal', what: 'deckTop' },
            { op: 'may', do: [{ op: 'discard', count: 1, from: 'ownDeckTop' }] },
          ],
        },
      ],
      middle: [{ op: 'reveal', what: 'hand', by: 'opponent' }],
      bottom: [
        { rule: 'trigger', on: { event: 'wouldBeCovered' }, do: [{ op: 'draw', count: 3 }] },
      ],
    },
    {
      value: 2,
      top: [],
      middle: [
        { op: 'reveal', what: 'deck' },
        { op: 'draw', count: 1, from: 'ownDeck', filter: { value: { in: [1] } } },
        { op: 'shuffle', what: 'deck' },
        { op: 'play', from: 'hand', face: 'choice', line: 'any', filter: { value: { in: [1] } } },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        { op: 'reveal', what: 'deck' },
        { op: 'draw', count: 1, from: 'ownDeck', filter: { value: { in: [5] } } },
        { op: 'shuffle', what: 'deck' },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'may', do: [{ op: 'shuffle', what: 'trashIntoDeck' }] }],
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
