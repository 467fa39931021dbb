/** The cards of the second main set, Chaos to Ice, by protocol and value. */
import type { SetData } from './steps.ts';

export const MAIN_2_EARLY: SetData = {
  Chaos: {
    0: {
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
    1: {
      middle: [
        { op: 'rearrange', whose: 'own' },
        { op: 'rearrange', whose: 'opp' },
      ],
    },
    2: { middle: [{ op: 'shift', target: { side: 'own', cover: 'covered' }, to: 'other' }] },
    3: { bottom: [{ rule: 'permit', what: 'playSelfAnyLine' }] },
    4: {
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
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Clarity: {
    0: {
      top: [
        { rule: 'modify', what: 'lineTotal', whose: 'own', line: 'this', add: { handSize: 'own' } },
      ],
    },
    1: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            { op: 'reveal', what: 'deckTop' },
            { op: 'may', do: [{ op: 'discard', count: 1, from: 'ownDeckTop' }] },
          ],
        },
      ],
      middle: [{ op: 'reveal', what: 'hand', by: 'opponent' }],
      bottom: [
        { rule: 'trigger', on: { event: 'wouldBeCovered' }, do: [{ op: 'draw', count: 3 }] },
      ],
    },
    2: {
      middle: [
        { op: 'reveal', what: 'deck' },
        { op: 'draw', count: 1, from: 'ownDeck', filter: { value: { in: [1] } } },
        { op: 'shuffle', what: 'deck' },
        { op: 'play', from: 'hand', face: 'choice', line: 'any', filter: { value: { in: [1] } } },
      ],
    },
    3: {
      middle: [
        { op: 'reveal', what: 'deck' },
        { op: 'draw', count: 1, from: 'ownDeck', filter: { value: { in: [5] } } },
        { op: 'shuffle', what: 'deck' },
      ],
    },
    4: { middle: [{ op: 'may', do: [{ op: 'shuffle', what: 'trashIntoDeck' }] }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Corruption: {
    0: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [{ op: 'flip', target: { stack: 'this', cover: 'any', face: 'up', other: true } }],
        },
      ],
      bottom: [
        { rule: 'permit', what: 'playSelfEitherSide' },
        { rule: 'permit', what: 'playSelfAnyLine' },
      ],
    },
    1: {
      middle: [{ op: 'return', target: {} }],
      bottom: [
        {
          rule: 'replace',
          event: 'returnToHand',
          whose: 'opp',
          with: [{ op: 'putOnDeckTop', target: { ref: 'event' }, face: 'down' }],
        },
      ],
    },
    2: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterDiscard', who: 'own' },
          do: [{ op: 'discard', count: 1, by: 'opponent' }],
        },
      ],
      middle: [
        { op: 'draw', count: 1 },
        { op: 'discard', count: 1 },
      ],
    },
    3: { middle: [{ op: 'may', do: [{ op: 'flip', target: { cover: 'covered', face: 'up' } }] }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'either',
              options: [[{ op: 'discard', count: 1 }], [{ op: 'delete', target: { ref: 'self' } }]],
            },
          ],
        },
      ],
    },
  },
  Courage: {
    0: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'start' },
          do: [
            {
              op: 'if',
              cond: { cond: 'compare', left: { handSize: 'own' }, cmp: '==', right: 0 },
              do: [{ op: 'draw', count: 1 }],
            },
          ],
        },
      ],
      middle: [{ op: 'draw', count: 1 }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'chain',
              gate: 'done',
              first: { op: 'may', do: [{ op: 'discard', count: 1 }] },
              then: [{ op: 'discard', count: 1, by: 'opponent' }],
            },
          ],
        },
      ],
    },
    1: {
      middle: [
        {
          op: 'delete',
          target: { side: 'opp', lineWhere: { cond: 'oppTotalHigher', line: 'candidate' } },
        },
      ],
    },
    2: {
      middle: [{ op: 'draw', count: 1 }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'oppTotalHigher', line: 'this' },
              do: [{ op: 'draw', count: 1 }],
            },
          ],
        },
      ],
    },
    3: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'oppBestLine' }] }],
        },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'oppTotalHigher', line: 'this' },
              do: [{ op: 'flip', target: { ref: 'self' } }],
            },
          ],
        },
      ],
    },
  },
  Fear: {
    0: {
      top: [{ rule: 'restrict', what: 'middle', who: 'opp', line: 'any', during: 'ownTurn' }],
      middle: [
        {
          op: 'either',
          options: [[{ op: 'shift', target: {}, to: 'other' }], [{ op: 'flip', target: {} }]],
        },
      ],
    },
    1: {
      middle: [
        { op: 'draw', count: 2 },
        {
          op: 'chain',
          gate: 'always',
          first: { op: 'discard', count: 'hand', by: 'opponent', as: 'n' },
          then: [{ op: 'draw', count: { tally: 'n', plus: -1 }, by: 'opponent' }],
        },
      ],
    },
    2: { middle: [{ op: 'return', target: { side: 'opp' } }] },
    3: {
      middle: [{ op: 'shift', target: { side: 'opp', line: 'this', cover: 'any' }, to: 'other' }],
    },
    4: { middle: [{ op: 'discard', count: 1, by: 'opponent', random: true }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Ice: {
    1: {
      middle: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterPlay', who: 'opp', line: 'this' },
          do: [{ op: 'discard', count: 1, by: 'opponent' }],
        },
      ],
    },
    2: { middle: [{ op: 'shift', target: { other: true }, to: 'other' }] },
    3: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'selfCovered' },
              do: [{ op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] }],
            },
          ],
        },
      ],
    },
    4: { bottom: [{ rule: 'restrict', what: 'flip', target: { ref: 'self' } }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: {
      top: [
        {
          rule: 'restrict',
          what: 'draw',
          who: 'own',
          when: { cond: 'compare', left: { handSize: 'own' }, cmp: '>', right: 0 },
        },
      ],
    },
  },
};
