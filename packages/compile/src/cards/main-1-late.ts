/** The cards of the first main set, Metal to Water, by protocol and value. */
import type { SetData } from './steps.ts';

export const MAIN_1_LATE: SetData = {
  Metal: {
    0: {
      top: [{ rule: 'modify', what: 'lineTotal', whose: 'opp', line: 'this', add: -2 }],
      middle: [{ op: 'flip', target: {} }],
    },
    1: {
      middle: [
        { op: 'draw', count: 2 },
        { op: 'forbidCompile', who: 'opponent', duration: 'nextTurn' },
      ],
    },
    2: { top: [{ rule: 'restrict', what: 'playFaceDown', who: 'opp', line: 'this' }] },
    3: {
      middle: [
        { op: 'draw', count: 1 },
        {
          op: 'chooseLine',
          among: 'other',
          where: {
            cond: 'compare',
            left: { count: { line: 'current', cover: 'any', side: 'any' } },
            cmp: '>=',
            right: 8,
          },
          do: [{ op: 'delete', target: { line: 'current', cover: 'any', pick: 'all' } }],
        },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [{ op: 'delete', target: { ref: 'self' } }],
        },
        { rule: 'replace', event: 'flipSelf', with: [{ op: 'delete', target: { ref: 'self' } }] },
      ],
    },
  },
  Plague: {
    0: {
      middle: [{ op: 'discard', count: 1, by: 'opponent' }],
      bottom: [{ rule: 'restrict', what: 'play', who: 'opp', line: 'this' }],
    },
    1: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterDiscard', who: 'opp' },
          do: [{ op: 'draw', count: 1 }],
        },
      ],
      middle: [{ op: 'discard', count: 1, by: 'opponent' }],
    },
    2: {
      middle: [
        { op: 'discard', count: { min: 1 }, as: 'n' },
        { op: 'discard', count: { tally: 'n', plus: 1 }, by: 'opponent' },
      ],
    },
    3: { middle: [{ op: 'flip', target: { other: true, face: 'up', pick: 'each' } }] },
    4: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            { op: 'delete', target: { side: 'opp', face: 'down' }, by: 'opponent' },
            { op: 'may', do: [{ op: 'flip', target: { ref: 'self' } }] },
          ],
        },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Psychic: {
    0: {
      middle: [
        { op: 'draw', count: 2 },
        {
          op: 'chain',
          gate: 'always',
          first: { op: 'discard', count: 2, by: 'opponent' },
          then: [{ op: 'reveal', what: 'hand', by: 'opponent' }],
        },
      ],
    },
    1: {
      top: [{ rule: 'restrict', what: 'playFaceUp', who: 'opp', line: 'any' }],
      bottom: [
        { rule: 'trigger', on: { event: 'start' }, do: [{ op: 'flip', target: { ref: 'self' } }] },
      ],
    },
    2: {
      middle: [
        { op: 'discard', count: 2, by: 'opponent' },
        { op: 'rearrange', whose: 'opp' },
      ],
    },
    3: {
      middle: [
        { op: 'discard', count: 1, by: 'opponent' },
        { op: 'shift', target: { side: 'opp' }, to: 'other' },
      ],
    },
    4: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'return', target: { side: 'opp' } }] },
              then: [{ op: 'flip', target: { ref: 'self' } }],
            },
          ],
        },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Speed: {
    0: { middle: [{ op: 'play', from: 'hand', face: 'choice', line: 'any' }] },
    1: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterClearCache', who: 'own' },
          do: [{ op: 'draw', count: 1 }],
        },
      ],
      middle: [{ op: 'draw', count: 2 }],
    },
    2: {
      top: [
        {
          rule: 'replace',
          event: 'compileDeleteSelf',
          with: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }],
        },
      ],
    },
    3: {
      middle: [{ op: 'shift', target: { side: 'own', other: true }, to: 'other' }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'shift', target: { side: 'own' }, to: 'other' }] },
              then: [{ op: 'flip', target: { ref: 'self' } }],
            },
          ],
        },
      ],
    },
    4: { middle: [{ op: 'shift', target: { side: 'opp', face: 'down' }, to: 'other' }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Spirit: {
    0: {
      middle: [{ op: 'refresh' }, { op: 'draw', count: 1 }],
      bottom: [{ rule: 'restrict', what: 'cachePhase', who: 'own' }],
    },
    1: {
      top: [{ rule: 'permit', what: 'playFaceUpAnyLine', who: 'own' }],
      middle: [{ op: 'draw', count: 2 }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            {
              op: 'either',
              options: [[{ op: 'discard', count: 1 }], [{ op: 'flip', target: { ref: 'self' } }]],
            },
          ],
        },
      ],
    },
    2: { middle: [{ op: 'may', do: [{ op: 'flip', target: {} }] }] },
    3: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterDraw', who: 'own' },
          do: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] }],
        },
      ],
    },
    4: { middle: [{ op: 'swapProtocols', whose: 'own' }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Water: {
    0: {
      middle: [
        { op: 'flip', target: { other: true } },
        { op: 'flip', target: { ref: 'self' } },
      ],
    },
    1: {
      middle: [
        {
          op: 'forEachLine',
          lines: 'other',
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'current' }],
        },
      ],
    },
    2: {
      middle: [
        { op: 'draw', count: 2 },
        { op: 'rearrange', whose: 'own' },
      ],
    },
    3: {
      middle: [
        {
          op: 'chooseLine',
          among: 'any',
          do: [
            {
              op: 'return',
              target: { line: 'current', cover: 'any', pick: 'all', value: { in: [2] } },
            },
          ],
        },
      ],
    },
    4: { middle: [{ op: 'return', target: { side: 'own' } }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
};
