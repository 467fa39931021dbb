import type { ProtocolData } from '../effects/algebra.ts';

export const metal: ProtocolData = {
  name: 'Metal',
  set: 'MN01',
  cards: [
    {
      value: 0,
      top: [{ rule: 'modify', what: 'lineTotal', whose: 'opp', line: 'this', add: -2 }],
      middle: [{ op: 'flip', target: {} }],
      bottom: [],
    },
    {
      value: 1,
      top: [],
      middle: [
        { op: 'draw', count: 2 },
        { op: 'forbidCompile', who: 'opponent', duration: 'nextTurn' },
      ],
      bottom: [],
    },
    {
      value: 2,
      top: [{ rule: 'restrict', what: 'playFaceDown', who: 'opp', line: 'this' }],
      middle: [],
      bottom: [],
    },
    {
      value: 3,
      top: [],
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
          on: { event: 'wouldBeCovered' },
          do: [{ op: 'delete', target: { ref: 'self' } }],
        },
        { rule: 'replace', event: 'flipSelf', with: [{ op: 'delete', target: { ref: 'self' } }] },
      ],
      middle: [],
      bottom: [],
    },
  ],
};
