import type { ProtocolData } from '../effects/algebra.ts';

export const time: ProtocolData = {
  name: 'Time',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        { op: 'play', from: 'ownTrash', face: 'choice', line: 'any' },
        { op: 'shuffle', what: 'trashIntoDeck' },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'flip', target: { cover: 'covered' } },
        { op: 'discard', count: 'deck', from: 'ownDeck' },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterShuffle', who: 'own' },
          do: [
            { op: 'draw', count: 1 },
            { op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] },
          ],
        },
      ],
      middle: [
        {
          op: 'if',
          cond: { cond: 'compare', left: { trashSize: 'own' }, cmp: '>', right: 0 },
          do: [{ op: 'may', do: [{ op: 'shuffle', what: 'trashIntoDeck' }] }],
        },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        { op: 'reveal', what: 'trashCard', count: 1, as: 'that' },
        { op: 'play', from: 'ownTrash', face: 'down', line: 'other', ref: 'that' },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [
        { op: 'draw', count: 2 },
        { op: 'discard', count: 2 },
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
