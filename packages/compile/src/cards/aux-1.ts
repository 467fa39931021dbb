/** The cards of the first auxiliary set, by protocol and value. */
import type { SetData } from './steps.ts';

export const AUX_1: SetData = {
  Apathy: {
    0: {
      top: [
        {
          rule: 'modify',
          what: 'lineTotal',
          whose: 'own',
          line: 'this',
          add: { count: { line: 'this', side: 'any', cover: 'any', face: 'down' } },
        },
      ],
    },
    1: {
      middle: [
        {
          op: 'flip',
          target: { line: 'this', other: true, cover: 'any', face: 'up', pick: 'all' },
        },
      ],
    },
    2: {
      top: [{ rule: 'restrict', what: 'middle', who: 'any', line: 'this' }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [{ op: 'flip', target: { ref: 'self' } }],
        },
      ],
    },
    3: { middle: [{ op: 'flip', target: { side: 'opp', face: 'up' } }] },
    4: {
      middle: [
        { op: 'may', do: [{ op: 'flip', target: { side: 'own', cover: 'covered', face: 'up' } }] },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Hate: {
    0: { middle: [{ op: 'delete', target: {} }] },
    1: {
      middle: [
        { op: 'discard', count: 3 },
        { op: 'delete', target: {} },
        { op: 'delete', target: {} },
      ],
    },
    2: {
      middle: [
        { op: 'delete', target: { side: 'own', extreme: 'max' } },
        { op: 'delete', target: { side: 'opp', extreme: 'max' } },
      ],
    },
    3: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterDelete', who: 'own' },
          do: [{ op: 'draw', count: 1 }],
        },
      ],
    },
    4: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'wouldBeCovered' },
          do: [
            {
              op: 'delete',
              target: { line: 'this', side: 'any', cover: 'covered', extreme: 'min' },
            },
          ],
        },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Love: {
    1: {
      middle: [{ op: 'draw', count: 1, from: 'oppDeck' }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'give', count: 1 }] },
              then: [{ op: 'draw', count: 2 }],
            },
          ],
        },
      ],
    },
    2: { middle: [{ op: 'draw', count: 1, by: 'opponent' }, { op: 'refresh' }] },
    3: {
      middle: [
        { op: 'takeRandom', count: 1 },
        { op: 'give', count: 1 },
      ],
    },
    4: {
      middle: [
        { op: 'reveal', what: 'handCard', count: 1 },
        { op: 'flip', target: {} },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: { middle: [{ op: 'draw', count: 2, by: 'opponent' }] },
  },
};
