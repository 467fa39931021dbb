/** The cards of the first main set, by protocol and value. */
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
  inLine,
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
  when,
} from './builders.ts';
import type { SetData } from './steps.ts';

export const MAIN_1: SetData = {
  Darkness: {
    0: { middle: [draw(3), shift({ side: 'opp', cover: 'covered' })] },
    1: { middle: [flip({ side: 'opp' }, { as: 'that' }), may(shift(THAT))] },
    2: {
      top: [
        {
          rule: 'modify',
          what: 'cardValue',
          target: { stack: 'this', cover: 'any', face: 'down' },
          set: 4,
        },
      ],
      middle: [may(flip({ line: 'this', cover: 'covered' }))],
    },
    3: { middle: [play('hand', 'down', 'other')] },
    4: { middle: [shift({ face: 'down' })] },
    5: { middle: [discard(1)] },
  },
  Death: {
    0: { middle: [eachLine('other', deleteCard({ line: 'current' }))] },
    1: { top: [onStart(ifDone(may(draw(1)), deleteCard({ other: true }), deleteCard(SELF)))] },
    2: {
      middle: [
        inLine(
          'any',
          deleteCard({ line: 'current', cover: 'any', pick: 'all', value: { in: [1, 2] } }),
        ),
      ],
    },
    3: { middle: [deleteCard({ face: 'down' })] },
    4: { middle: [deleteCard({ value: { in: [0, 1] } })] },
    5: { middle: [discard(1)] },
  },
  Fire: {
    0: {
      middle: [flip({ other: true }), draw(2)],
      bottom: [ifCovered(draw(1), flip({ other: true }))],
    },
    1: { middle: [ifDone(discard(1), deleteCard({}))] },
    2: { middle: [ifDone(discard(1), returnCard({}))] },
    3: { bottom: [onEnd(ifDone(may(discard(1)), flip({})))] },
    4: { middle: [discard({ min: 1 }, { as: 'n' }), draw({ tally: 'n', plus: 1 })] },
    5: { middle: [discard(1)] },
  },
  Gravity: {
    0: {
      middle: [
        {
          op: 'repeat',
          times: { floorDiv: [{ count: { line: 'this', cover: 'any', side: 'any' } }, 2] },
          do: [play('ownDeckTop', 'down', 'underSelf')],
        },
      ],
    },
    1: { middle: [draw(2), shift({}, 'toOrFromThis')] },
    2: { middle: [flip({}, { as: 'that' }), shift(THAT, 'this')] },
    4: { middle: [shift({ face: 'down' }, 'this')] },
    5: { middle: [discard(1)] },
    6: { middle: [play('ownDeckTop', 'down', 'this', { by: 'opponent' })] },
  },
  Life: {
    0: {
      top: [onEnd(when({ cond: 'selfCovered' }, deleteCard(SELF)))],
      middle: [eachLine('withOwnCard', play('ownDeckTop', 'down', 'current'))],
    },
    1: { middle: [flip({}), flip({})] },
    2: { middle: [draw(1), may(flip({ face: 'down' }))] },
    3: { bottom: [ifCovered(play('ownDeckTop', 'down', 'other'))] },
    4: { middle: [when({ cond: 'selfCovering' }, draw(1))] },
    5: { middle: [discard(1)] },
  },
  Light: {
    0: { middle: [flip({}, { as: 'that' }), draw({ valueOfCard: 'that' })] },
    1: { bottom: [onEnd(draw(1))] },
    2: {
      middle: [
        draw(2),
        reveal('fieldCard', { target: { face: 'down' }, as: 'that' }),
        may(either([shift(THAT)], [flip(THAT)])),
      ],
    },
    3: {
      middle: [
        inLine(
          'other',
          shift({ line: 'this', face: 'down', cover: 'any', pick: 'all' }, 'current'),
        ),
      ],
    },
    4: { middle: [reveal('hand', { by: 'opponent' })] },
    5: { middle: [discard(1)] },
  },
  Metal: {
    0: { top: [addToTotal('opp', -2)], middle: [flip({})] },
    1: { middle: [draw(2), { op: 'forbidCompile', who: 'opponent', duration: 'nextTurn' }] },
    2: { top: [{ rule: 'restrict', what: 'playFaceDown', who: 'opp', line: 'this' }] },
    3: {
      middle: [
        draw(1),
        {
          op: 'chooseLine',
          among: 'other',
          where: compare({ count: { line: 'current', cover: 'any', side: 'any' } }, '>=', 8),
          do: [deleteCard({ line: 'current', cover: 'any', pick: 'all' })],
        },
      ],
    },
    5: { middle: [discard(1)] },
    6: {
      top: [
        ifCovered(deleteCard(SELF)),
        { rule: 'replace', event: 'flipSelf', with: [deleteCard(SELF)] },
      ],
    },
  },
  Plague: {
    0: {
      middle: [discard(1, { by: 'opponent' })],
      bottom: [{ rule: 'restrict', what: 'play', who: 'opp', line: 'this' }],
    },
    1: {
      top: [on({ event: 'afterDiscard', who: 'opp' }, draw(1))],
      middle: [discard(1, { by: 'opponent' })],
    },
    2: {
      middle: [
        discard({ min: 1 }, { as: 'n' }),
        discard({ tally: 'n', plus: 1 }, { by: 'opponent' }),
      ],
    },
    3: { middle: [flip({ other: true, face: 'up', pick: 'each' })] },
    4: {
      bottom: [
        onEnd(deleteCard({ side: 'opp', face: 'down' }, { by: 'opponent' }), may(flip(SELF))),
      ],
    },
    5: { middle: [discard(1)] },
  },
  Psychic: {
    0: {
      middle: [
        draw(2),
        andThen(discard(2, { by: 'opponent' }), reveal('hand', { by: 'opponent' })),
      ],
    },
    1: {
      top: [{ rule: 'restrict', what: 'playFaceUp', who: 'opp', line: 'any' }],
      bottom: [onStart(flip(SELF))],
    },
    2: { middle: [discard(2, { by: 'opponent' }), rearrange('opp')] },
    3: { middle: [discard(1, { by: 'opponent' }), shift({ side: 'opp' })] },
    4: { bottom: [onEnd(ifDone(may(returnCard({ side: 'opp' })), flip(SELF)))] },
    5: { middle: [discard(1)] },
  },
  Speed: {
    0: { middle: [play('hand', 'choice', 'any')] },
    1: { top: [on({ event: 'afterClearCache', who: 'own' }, draw(1))], middle: [draw(2)] },
    2: {
      top: [
        {
          rule: 'replace',
          event: 'compileDeleteSelf',
          with: [{ op: 'shift', target: SELF, to: 'other' }],
        },
      ],
    },
    3: {
      middle: [shift({ side: 'own', other: true })],
      bottom: [onEnd(ifDone(may(shift({ side: 'own' })), flip(SELF)))],
    },
    4: { middle: [shift({ side: 'opp', face: 'down' })] },
    5: { middle: [discard(1)] },
  },
  Spirit: {
    0: {
      middle: [refresh, draw(1)],
      bottom: [{ rule: 'restrict', what: 'cachePhase', who: 'own' }],
    },
    1: {
      top: [{ rule: 'permit', what: 'playFaceUpAnyLine', who: 'own' }],
      middle: [draw(2)],
      bottom: [onStart(either([discard(1)], [flip(SELF)]))],
    },
    2: { middle: [may(flip({}))] },
    3: { top: [on({ event: 'afterDraw', who: 'own' }, may(shift(SELF)))] },
    4: { middle: [{ op: 'swapProtocols', whose: 'own' }] },
    5: { middle: [discard(1)] },
  },
  Water: {
    0: { middle: [flip({ other: true }), flip(SELF)] },
    1: { middle: [eachLine('other', play('ownDeckTop', 'down', 'current'))] },
    2: { middle: [draw(2), rearrange('own')] },
    3: {
      middle: [
        inLine(
          'any',
          returnCard({ line: 'current', cover: 'any', pick: 'all', value: { in: [2] } }),
        ),
      ],
    },
    4: { middle: [returnCard({ side: 'own' })] },
    5: { middle: [discard(1)] },
  },
};
