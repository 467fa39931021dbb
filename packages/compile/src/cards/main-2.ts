/** The cards of the second main set, by protocol and value. */
import {
  SELF,
  THAT,
  addToTotal,
  andThen,
  compare,
  deleteCard,
  discard,
  draw,
  eachLine,
  either,
  flip,
  ifCovered,
  ifDone,
  may,
  on,
  onEnd,
  onStart,
  play,
  rearrange,
  refresh,
  returnCard,
  reveal,
  shift,
  shuffle,
  when,
} from './builders.ts';
import type { SetData } from './steps.ts';

export const MAIN_2: SetData = {
  Chaos: {
    0: {
      middle: [eachLine('any', flip({ line: 'current', cover: 'covered' }))],
      bottom: [onStart(draw(1, { from: 'oppDeck' }), draw(1, { by: 'opponent', from: 'oppDeck' }))],
    },
    1: { middle: [rearrange('own'), rearrange('opp')] },
    2: { middle: [shift({ side: 'own', cover: 'covered' })] },
    3: { bottom: [{ rule: 'permit', what: 'playSelfAnyLine' }] },
    4: { bottom: [onEnd(discard('hand', { as: 'n' }), draw({ tally: 'n' }))] },
    5: { middle: [discard(1)] },
  },
  Clarity: {
    0: { top: [addToTotal('own', { handSize: 'own' })] },
    1: {
      top: [onStart(reveal('deckTop'), may(discard(1, { from: 'ownDeckTop' })))],
      middle: [reveal('hand', { by: 'opponent' })],
      bottom: [ifCovered(draw(3))],
    },
    2: {
      middle: [
        reveal('deck'),
        draw(1, { from: 'ownDeck', filter: { value: { in: [1] } } }),
        shuffle('deck'),
        play('hand', 'choice', 'any', { filter: { value: { in: [1] } } }),
      ],
    },
    3: {
      middle: [
        reveal('deck'),
        draw(1, { from: 'ownDeck', filter: { value: { in: [5] } } }),
        shuffle('deck'),
      ],
    },
    4: { middle: [may(shuffle('trashIntoDeck'))] },
    5: { middle: [discard(1)] },
  },
  Corruption: {
    0: {
      top: [onStart(flip({ stack: 'this', cover: 'any', face: 'up', other: true }))],
      bottom: [
        { rule: 'permit', what: 'playSelfEitherSide' },
        { rule: 'permit', what: 'playSelfAnyLine' },
      ],
    },
    1: {
      middle: [returnCard({})],
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
      top: [on({ event: 'afterDiscard', who: 'own' }, discard(1, { by: 'opponent' }))],
      middle: [draw(1), discard(1)],
    },
    3: { middle: [may(flip({ cover: 'covered', face: 'up' }))] },
    5: { middle: [discard(1)] },
    6: { top: [onEnd(either([discard(1)], [deleteCard(SELF)]))] },
  },
  Courage: {
    0: {
      top: [onStart(when(compare({ handSize: 'own' }, '==', 0), draw(1)))],
      middle: [draw(1)],
      bottom: [onEnd(ifDone(may(discard(1)), discard(1, { by: 'opponent' })))],
    },
    1: {
      middle: [
        deleteCard({ side: 'opp', lineWhere: { cond: 'oppTotalHigher', line: 'candidate' } }),
      ],
    },
    2: {
      middle: [draw(1)],
      bottom: [onEnd(when({ cond: 'oppTotalHigher', line: 'this' }, draw(1)))],
    },
    3: { bottom: [onEnd(may(shift(SELF, 'oppBestLine')))] },
    5: { middle: [discard(1)] },
    6: { top: [onEnd(when({ cond: 'oppTotalHigher', line: 'this' }, flip(SELF)))] },
  },
  Fear: {
    0: {
      top: [{ rule: 'restrict', what: 'middle', who: 'opp', line: 'any', during: 'ownTurn' }],
      middle: [either([shift({})], [flip({})])],
    },
    1: {
      middle: [
        draw(2),
        andThen(
          discard('hand', { by: 'opponent', as: 'n' }),
          draw({ tally: 'n', plus: -1 }, { by: 'opponent' }),
        ),
      ],
    },
    2: { middle: [returnCard({ side: 'opp' })] },
    3: { middle: [shift({ side: 'opp', line: 'this', cover: 'any' })] },
    4: { middle: [discard(1, { by: 'opponent', random: true })] },
    5: { middle: [discard(1)] },
  },
  Ice: {
    1: {
      middle: [may(shift(SELF))],
      bottom: [
        on({ event: 'afterPlay', who: 'opp', line: 'this' }, discard(1, { by: 'opponent' })),
      ],
    },
    2: { middle: [shift({ other: true })] },
    3: { top: [onEnd(when({ cond: 'selfCovered' }, may(shift(SELF))))] },
    4: { bottom: [{ rule: 'restrict', what: 'flip', target: SELF }] },
    5: { middle: [discard(1)] },
    6: {
      top: [
        { rule: 'restrict', what: 'draw', who: 'own', when: compare({ handSize: 'own' }, '>', 0) },
      ],
    },
  },
  Luck: {
    0: {
      middle: [
        { op: 'declare', what: 'number', as: 'num' },
        draw(3, { as: 'drawn' }),
        reveal('handCard', { count: 1, target: { in: 'drawn', value: { eq: 'num' } }, as: 'that' }),
        may(play('hand', 'choice', 'any', { ref: 'that' })),
      ],
    },
    1: {
      middle: [
        play('ownDeckTop', 'down', 'any', { as: 'that' }),
        flip(THAT, { ignoreMiddle: true }),
      ],
    },
    2: { middle: [discard(1, { from: 'ownDeckTop', as: 'that' }), draw({ valueOfCard: 'that' })] },
    3: {
      middle: [
        { op: 'declare', what: 'protocol', as: 'proto' },
        discard(1, { from: 'oppDeckTop', as: 'that' }),
        when({ cond: 'protocolIs', of: 'that', is: 'proto' }, deleteCard({})),
      ],
    },
    4: {
      middle: [
        discard(1, { from: 'ownDeckTop', as: 'that' }),
        deleteCard({ cover: 'any', value: { eq: { valueOfCard: 'that' } } }),
      ],
    },
    5: { middle: [discard(1)] },
  },
  Mirror: {
    0: { top: [addToTotal('own', { count: { line: 'this', side: 'opp', cover: 'any' } })] },
    1: { bottom: [onEnd(may({ op: 'copyMiddle', target: { side: 'opp', face: 'up' } }))] },
    2: { middle: [{ op: 'swapStacks', whose: 'own' }] },
    3: {
      middle: [flip({ side: 'own' }, { as: 'that' }), flip({ side: 'opp', line: 'lineOfThat' })],
    },
    4: { bottom: [on({ event: 'afterDraw', who: 'opp' }, draw(1))] },
    5: { middle: [discard(1)] },
  },
  Peace: {
    1: {
      middle: [discard('hand', { by: 'both' })],
      bottom: [onEnd(when(compare({ handSize: 'own' }, '==', 0), draw(1)))],
    },
    2: { middle: [draw(1), play('hand', 'down', 'any')] },
    3: { middle: [may(discard(1)), flip({ value: { gt: { handSize: 'own' } } })] },
    4: { bottom: [on({ event: 'afterDiscard', who: 'own', during: 'oppTurn' }, draw(1))] },
    5: { middle: [discard(1)] },
    6: { middle: [when(compare({ handSize: 'own' }, '>', 1), flip(SELF))] },
  },
  Smoke: {
    0: { middle: [eachLine('withFaceDown', play('ownDeckTop', 'down', 'current'))] },
    1: { middle: [flip({ side: 'own' }, { as: 'that' }), may(shift(THAT))] },
    2: {
      top: [
        addToTotal('own', { count: { line: 'this', side: 'any', cover: 'any', face: 'down' } }),
      ],
    },
    3: { middle: [play('hand', 'down', 'withFaceDown')] },
    4: { middle: [shift({ cover: 'covered', face: 'down' })] },
    5: { middle: [discard(1)] },
  },
  Time: {
    0: { middle: [play('ownTrash', 'choice', 'any'), shuffle('trashIntoDeck')] },
    1: { middle: [flip({ cover: 'covered' }), discard('deck', { from: 'ownDeck' })] },
    2: {
      top: [on({ event: 'afterShuffle', who: 'own' }, draw(1), may(shift(SELF)))],
      middle: [when(compare({ trashSize: 'own' }, '>', 0), may(shuffle('trashIntoDeck')))],
    },
    3: {
      middle: [
        reveal('trashCard', { count: 1, as: 'that' }),
        play('ownTrash', 'down', 'other', { ref: 'that' }),
      ],
    },
    4: { middle: [draw(2), discard(2)] },
    5: { middle: [discard(1)] },
  },
  War: {
    0: {
      top: [on({ event: 'afterRefresh', who: 'own' }, may(flip(SELF)))],
      bottom: [on({ event: 'afterDraw', who: 'opp' }, may(deleteCard({})))],
    },
    1: { bottom: [on({ event: 'afterRefresh', who: 'opp' }, discard({ min: 0 }), refresh)] },
    2: {
      middle: [flip({})],
      bottom: [on({ event: 'afterCompile', who: 'opp' }, discard('hand', { by: 'opponent' }))],
    },
    3: {
      middle: [draw(1)],
      bottom: [on({ event: 'afterDiscard', who: 'opp' }, may(play('hand', 'down', 'any')))],
    },
    4: { middle: [discard(1, { by: 'opponent' })] },
    5: { middle: [discard(1)] },
  },
};
