/** The cards of the first main set, Darkness to Light, by protocol and value. */
import type { SetData } from './steps.ts';

export const MAIN_1_EARLY: SetData = {
  Darkness: {
    0: {
      middle: [
        { op: 'draw', count: 3 },
        { op: 'shift', target: { side: 'opp', cover: 'covered' }, to: 'other' },
      ],
    },
    1: {
      middle: [
        { op: 'flip', target: { side: 'opp' }, as: 'that' },
        { op: 'may', do: [{ op: 'shift', target: { ref: 'that' }, to: 'other' }] },
      ],
    },
    2: {
      top: [
        {
          rule: 'modify',
          what: 'cardValue',
          target: { stack: 'this', cover: 'any', face: 'down' },
          set: 4,
        },
      ],
      middle: [{ op: 'may', do: [{ op: 'flip', target: { line: 'this', cover: 'covered' } }] }],
    },
    3: { middle: [{ op: 'play', from: 'hand', face: 'down', line: 'other' }] },
    4: { middle: [{ op: 'shift', target: { face: 'down' }, to: 'other' }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Death: {
    0: {
      middle: [
        { op: 'forEachLine', lines: 'other', do: [{ op: 'delete', target: { line: 'current' } }] },
      ],
    },
    1: {
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
    },
    2: {
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
    },
    3: { middle: [{ op: 'delete', target: { face: 'down' } }] },
    4: { middle: [{ op: 'delete', target: { value: { in: [0, 1] } } }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Fire: {
    0: {
      middle: [
        { op: 'flip', target: { other: true } },
        { op: 'draw', count: 2 },
      ],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [
            { op: 'draw', count: 1 },
            { op: 'flip', target: { other: true } },
          ],
        },
      ],
    },
    1: {
      middle: [
        {
          op: 'chain',
          gate: 'done',
          first: { op: 'discard', count: 1 },
          then: [{ op: 'delete', target: {} }],
        },
      ],
    },
    2: {
      middle: [
        {
          op: 'chain',
          gate: 'done',
          first: { op: 'discard', count: 1 },
          then: [{ op: 'return', target: {} }],
        },
      ],
    },
    3: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'discard', count: 1 }] },
              then: [{ op: 'flip', target: {} }],
            },
          ],
        },
      ],
    },
    4: {
      middle: [
        { op: 'discard', count: { min: 1 }, as: 'n' },
        { op: 'draw', count: { tally: 'n', plus: 1 } },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Gravity: {
    0: {
      middle: [
        {
          op: 'repeat',
          times: { floorDiv: [{ count: { line: 'this', cover: 'any', side: 'any' } }, 2] },
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'underSelf' }],
        },
      ],
    },
    1: {
      middle: [
        { op: 'draw', count: 2 },
        { op: 'shift', target: {}, to: 'toOrFromThis' },
      ],
    },
    2: {
      middle: [
        { op: 'flip', target: {}, as: 'that' },
        { op: 'shift', target: { ref: 'that' }, to: 'this' },
      ],
    },
    4: { middle: [{ op: 'shift', target: { face: 'down' }, to: 'this' }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: { middle: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'this', by: 'opponent' }] },
  },
  Life: {
    0: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'selfCovered' },
              do: [{ op: 'delete', target: { ref: 'self' } }],
            },
          ],
        },
      ],
      middle: [
        {
          op: 'forEachLine',
          lines: 'withOwnCard',
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'current' }],
        },
      ],
    },
    1: {
      middle: [
        { op: 'flip', target: {} },
        { op: 'flip', target: {} },
      ],
    },
    2: {
      middle: [
        { op: 'draw', count: 1 },
        { op: 'may', do: [{ op: 'flip', target: { face: 'down' } }] },
      ],
    },
    3: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'other' }],
        },
      ],
    },
    4: { middle: [{ op: 'if', cond: { cond: 'selfCovering' }, do: [{ op: 'draw', count: 1 }] }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Light: {
    0: {
      middle: [
        { op: 'flip', target: {}, as: 'that' },
        { op: 'draw', count: { valueOfCard: 'that' } },
      ],
    },
    1: { bottom: [{ rule: 'trigger', on: { event: 'end' }, do: [{ op: 'draw', count: 1 }] }] },
    2: {
      middle: [
        { op: 'draw', count: 2 },
        { op: 'reveal', what: 'fieldCard', target: { face: 'down' }, as: 'that' },
        {
          op: 'may',
          do: [
            {
              op: 'either',
              options: [
                [{ op: 'shift', target: { ref: 'that' }, to: 'other' }],
                [{ op: 'flip', target: { ref: 'that' } }],
              ],
            },
          ],
        },
      ],
    },
    3: {
      middle: [
        {
          op: 'chooseLine',
          among: 'other',
          do: [
            {
              op: 'shift',
              target: { line: 'this', face: 'down', cover: 'any', pick: 'all' },
              to: 'current',
            },
          ],
        },
      ],
    },
    4: { middle: [{ op: 'reveal', what: 'hand', by: 'opponent' }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
};
