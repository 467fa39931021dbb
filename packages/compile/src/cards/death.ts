import type { ProtocolData } from '../effects/algebra.ts';

export const death: ProtocolData = {
  name: 'Death',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        { op: 'forEachLine', lines: 'other', do: [{ op: 'delete', target: { line: 'current' } }] },
      ],
      bottom: [],
    },
    {
      value: 1,
      top: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'draw', count: 1 }] },
              then: [
                { op: 'delete', target: { other: true } },
                { op: 'delete', target: { ref: 'self' } },
              ],
            },
          ],
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 2,
      top: [],
      middle: [
        {
          op: 'chooseLine',
          among: 'any',
          do: [
            {
              op: 'delete',
              target: { line: 'current', cover: 'any', pick: 'all', value: { in: [1, 2] } },
            },
          ],
        },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [{ op: 'delete', target: { face: 'down' } }],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'delete', target: { value: { in: [0, 1] } } }],
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
