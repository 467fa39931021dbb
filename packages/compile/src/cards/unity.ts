import type { ProtocolData } from '../effects/algebra.ts';

export const unity: ProtocolData = {
  name: 'Unity',
  set: 'AX02',
  cards: [
    {
      value: 0,
      top: [],
      middle: [
        {
          op: 'if',
          cond: {
            cond: 'exists',
            target: { cover: 'any', face: 'up', protocol: 'Unity', other: true },
          },
          do: [
            { op: 'either', options: [[{ op: 'flip', target: {} }], [{ op: 'draw', count: 1 }]] },
          ],
        },
      ],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered', byProtocol: 'Unity' },
          do: [
            { op: 'either', options: [[{ op: 'flip', target: {} }], [{ op: 'draw', count: 1 }]] },
          ],
        },
      ],
    },
    {
      value: 1,
      top: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            {
              op: 'if',
              cond: { cond: 'selfCovered' },
              do: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] }],
            },
          ],
        },
      ],
      middle: [
        {
          op: 'if',
          cond: {
            cond: 'compare',
            left: { count: { cover: 'any', face: 'up', protocol: 'Unity' } },
            cmp: '>=',
            right: 5,
          },
          do: [
            {
              op: 'chain',
              gate: 'always',
              first: { op: 'flipProtocol', protocol: 'Unity', as: 'plate' },
              then: [{ op: 'delete', target: { line: 'lineOfPlate', cover: 'any', pick: 'all' } }],
            },
          ],
        },
      ],
      bottom: [{ rule: 'permit', what: 'playFaceUpHere', protocol: 'Unity', line: 'this' }],
    },
    {
      value: 2,
      top: [],
      middle: [{ op: 'draw', count: { count: { cover: 'any', face: 'up', protocol: 'Unity' } } }],
      bottom: [],
    },
    {
      value: 3,
      top: [],
      middle: [
        {
          op: 'if',
          cond: {
            cond: 'exists',
            target: { cover: 'any', face: 'up', protocol: 'Unity', other: true },
          },
          do: [{ op: 'may', do: [{ op: 'flip', target: { face: 'up' } }] }],
        },
      ],
      bottom: [],
    },
    {
      value: 4,
      top: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'compare', left: { handSize: 'own' }, cmp: '==', right: 0 },
              do: [
                {
                  op: 'chain',
                  gate: 'always',
                  first: { op: 'reveal', what: 'deck' },
                  then: [
                    { op: 'draw', count: 'all', from: 'ownDeck', filter: { protocol: 'Unity' } },
                    { op: 'shuffle', what: 'deck' },
                  ],
                },
              ],
            },
          ],
        },
      ],
      middle: [],
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
