import type { ProtocolData } from '../effects/algebra.ts';

export const diversity: ProtocolData = {
  name: 'Diversity',
  set: 'AX02',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        {
          op: 'if',
          cond: { cond: 'compare', left: { distinctProtocols: 'field' }, cmp: '>=', right: 6 },
          do: [{ op: 'flipProtocol', protocol: 'Diversity' }],
        },
      ],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'may',
              do: [
                {
                  op: 'play',
                  from: 'hand',
                  face: 'choice',
                  line: 'this',
                  filter: { protocolNot: 'Diversity' },
                  matching: 'waived',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'shift', target: {}, to: 'other' },
        { op: 'draw', count: { distinctProtocols: 'thisLine' } },
      ],
      bottom: [],
    },
    {
      value: 3,
      top: [
        {
          rule: 'modify',
          what: 'lineTotal',
          whose: 'own',
          line: 'this',
          add: 2,
          when: {
            cond: 'exists',
            target: { stack: 'this', cover: 'any', face: 'up', protocolNot: 'Diversity' },
          },
        },
      ],
      middle: [],
      bottom: [],
    },
    {
      value: 4,
      top: [],
      middle: [{ op: 'flip', target: { value: { lt: { distinctProtocols: 'field' } } } }],
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
              op: 'if',
              cond: { cond: 'compare', left: { distinctProtocols: 'field' }, cmp: '<', right: 4 },
              do: [{ op: 'delete', target: { ref: 'self' } }],
            },
          ],
        },
      ],
      middle: [],
      bottom: [],
    },
  ],
};
