import type { ProtocolData } from '../effects/algebra.ts';

export const chaos: ProtocolData = {
  name: 'Chaos',
  set: 'MN02',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        {
          op: 'forEachLine',
          lines: 'any',
          do: [{ op: 'flip', target: { line: 'current', cover: 'covered' } }],
        },
      ],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            { op: 'draw', count: 1, from: 'oppDeck' },
            { op: 'draw', count: 1, by: 'opponent', from: 'oppDeck' },
          ],
        },
      ],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'rearrange', whose: 'own' },
        { op: 'rearrange', whose: 'opp' },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'shift', target: { side: 'own', cover: 'covered' }, to: 'other' }],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [],
      bottom: [{ rule: 'permit', what: 'playSelfAnyLine' }],
    },
    {
      value: 4,
      top: [],
      middle: [],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            { op: 'discard', count: 'hand', as: 'n' },
            { op: 'draw', count: { tally: 'n' } },
          ],
        },
      ],
    },
    {
      value: 5,
      top: [],
      middle: [{ op: 'discard', count: 1 }],
      bottom: [],
    },
  ],
};
