/** The cards of the second main set, Luck to War, by protocol and value. */
import type { SetData } from './steps.ts';

export const MAIN_2_LATE: SetData = {
  Luck: {
    0: {
      middle: [
        { op: 'declare', what: 'number', as: 'num' },
        { op: 'draw', count: 3, as: 'drawn' },
        {
          op: 'reveal',
          what: 'handCard',
          count: 1,
          target: { in: 'drawn', value: { eq: 'num' } },
          as: 'that',
        },
        { op: 'may', do: [{ op: 'play', from: 'hand', face: 'choice', line: 'any', ref: 'that' }] },
      ],
    },
    1: {
      middle: [
        { op: 'play', from: 'ownDeckTop', face: 'down', line: 'any', as: 'that' },
        { op: 'flip', target: { ref: 'that' }, ignoreMiddle: true },
      ],
    },
    2: {
      middle: [
        { op: 'discard', count: 1, from: 'ownDeckTop', as: 'that' },
        { op: 'draw', count: { valueOfCard: 'that' } },
      ],
    },
    3: {
      middle: [
        { op: 'declare', what: 'protocol', as: 'proto' },
        { op: 'discard', count: 1, from: 'oppDeckTop', as: 'that' },
        {
          op: 'if',
          cond: { cond: 'protocolIs', of: 'that', is: 'proto' },
          do: [{ op: 'delete', target: {} }],
        },
      ],
    },
    4: {
      middle: [
        { op: 'discard', count: 1, from: 'ownDeckTop', as: 'that' },
        { op: 'delete', target: { cover: 'any', value: { eq: { valueOfCard: 'that' } } } },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Mirror: {
    0: {
      top: [
        {
          rule: 'modify',
          what: 'lineTotal',
          whose: 'own',
          line: 'this',
          add: { count: { line: 'this', side: 'opp', cover: 'any' } },
        },
      ],
    },
    1: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [{ op: 'may', do: [{ op: 'copyMiddle', target: { side: 'opp', face: 'up' } }] }],
        },
      ],
    },
    2: { middle: [{ op: 'swapStacks', whose: 'own' }] },
    3: {
      middle: [
        { op: 'flip', target: { side: 'own' }, as: 'that' },
        { op: 'flip', target: { side: 'opp', line: 'lineOfThat' } },
      ],
    },
    4: {
      bottom: [
        { rule: 'trigger', on: { event: 'afterDraw', who: 'opp' }, do: [{ op: 'draw', count: 1 }] },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Peace: {
    1: {
      middle: [{ op: 'discard', count: 'hand', by: 'both' }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'end' },
          do: [
            {
              op: 'if',
              cond: { cond: 'compare', left: { handSize: 'own' }, cmp: '==', right: 0 },
              do: [{ op: 'draw', count: 1 }],
            },
          ],
        },
      ],
    },
    2: {
      middle: [
        { op: 'draw', count: 1 },
        { op: 'play', from: 'hand', face: 'down', line: 'any' },
      ],
    },
    3: {
      middle: [
        { op: 'may', do: [{ op: 'discard', count: 1 }] },
        { op: 'flip', target: { value: { gt: { handSize: 'own' } } } },
      ],
    },
    4: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterDiscard', who: 'own', during: 'oppTurn' },
          do: [{ op: 'draw', count: 1 }],
        },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
    6: {
      middle: [
        {
          op: 'if',
          cond: { cond: 'compare', left: { handSize: 'own' }, cmp: '>', right: 1 },
          do: [{ op: 'flip', target: { ref: 'self' } }],
        },
      ],
    },
  },
  Smoke: {
    0: {
      middle: [
        {
          op: 'forEachLine',
          lines: 'withFaceDown',
          do: [{ op: 'play', from: 'ownDeckTop', face: 'down', line: 'current' }],
        },
      ],
    },
    1: {
      middle: [
        { op: 'flip', target: { side: 'own' }, as: 'that' },
        { op: 'may', do: [{ op: 'shift', target: { ref: 'that' }, to: 'other' }] },
      ],
    },
    2: {
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
    3: { middle: [{ op: 'play', from: 'hand', face: 'down', line: 'withFaceDown' }] },
    4: { middle: [{ op: 'shift', target: { cover: 'covered', face: 'down' }, to: 'other' }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  Time: {
    0: {
      middle: [
        { op: 'play', from: 'ownTrash', face: 'choice', line: 'any' },
        { op: 'shuffle', what: 'trashIntoDeck' },
      ],
    },
    1: {
      middle: [
        { op: 'flip', target: { cover: 'covered' } },
        { op: 'discard', count: 'deck', from: 'ownDeck' },
      ],
    },
    2: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterShuffle', who: 'own' },
          do: [
            { op: 'draw', count: 1 },
            { op: 'may', do: [{ op: 'shift', target: { ref: 'self' }, to: 'other' }] },
          ],
        },
      ],
      middle: [
        {
          op: 'if',
          cond: { cond: 'compare', left: { trashSize: 'own' }, cmp: '>', right: 0 },
          do: [{ op: 'may', do: [{ op: 'shuffle', what: 'trashIntoDeck' }] }],
        },
      ],
    },
    3: {
      middle: [
        { op: 'reveal', what: 'trashCard', count: 1, as: 'that' },
        { op: 'play', from: 'ownTrash', face: 'down', line: 'other', ref: 'that' },
      ],
    },
    4: {
      middle: [
        { op: 'draw', count: 2 },
        { op: 'discard', count: 2 },
      ],
    },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
  War: {
    0: {
      top: [
        {
          rule: 'trigger',
          on: { event: 'afterRefresh', who: 'own' },
          do: [{ op: 'may', do: [{ op: 'flip', target: { ref: 'self' } }] }],
        },
      ],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterDraw', who: 'opp' },
          do: [{ op: 'may', do: [{ op: 'delete', target: {} }] }],
        },
      ],
    },
    1: {
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterRefresh', who: 'opp' },
          do: [{ op: 'discard', count: { min: 0 } }, { op: 'refresh' }],
        },
      ],
    },
    2: {
      middle: [{ op: 'flip', target: {} }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterCompile', who: 'opp' },
          do: [{ op: 'discard', count: 'hand', by: 'opponent' }],
        },
      ],
    },
    3: {
      middle: [{ op: 'draw', count: 1 }],
      bottom: [
        {
          rule: 'trigger',
          on: { event: 'afterDiscard', who: 'opp' },
          do: [{ op: 'may', do: [{ op: 'play', from: 'hand', face: 'down', line: 'any' }] }],
        },
      ],
    },
    4: { middle: [{ op: 'discard', count: 1, by: 'opponent' }] },
    5: { middle: [{ op: 'discard', count: 1 }] },
  },
};
