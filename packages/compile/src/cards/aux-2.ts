/** The cards of the second auxiliary set, by protocol and value. */
import type { SetData } from './steps.ts';

export const AUX_2: SetData = {
  Assimilation: {
    0: { middle: [{ op: 'seize', target: { side: 'opp', cover: 'any', face: 'down' } }] },
    1: {
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
    2: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [{ op: 'play', from: 'oppDeckTop', face: 'down', line: 'this' }],
        },
      ],
    },
    4: {
      middle: [
        { op: 'draw', count: 1, from: 'oppDeck' },
        { op: 'draw', count: 1, by: 'opponent', from: 'oppDeck' },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'any', side: 'opp' }],
        },
      ],
    },
  },
  Diversity: {
    0: {
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
    1: {
      middle: [
        { op: 'shift', target: {}, to: 'other' },
        { op: 'draw', count: { distinctProtocols: 'thisLine' } },
      ],
    },
    3: {
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
    },
    4: { middle: [{ op: 'flip', target: { value: { lt: { distinctProtocols: 'field' } } } }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: {
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
    },
  },
  Unity: {
    0: {
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
    1: {
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
    2: {
      middle: [{ op: 'draw', count: { count: { cover: 'any', face: 'up', protocol: 'Unity' } } }],
    },
    3: {
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
    },
    4: {
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
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
};
