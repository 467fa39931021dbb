/** The cards of the first auxiliary set, by protocol and value. */
import {
  SELF,
  addToTotal,
  deleteCard,
  discard,
  draw,
  flip,
  ifCovered,
  ifDone,
  may,
  on,
  onEnd,
  refresh,
  reveal,
} from './builders.ts';
import type { SetData } from './steps.ts';

export const AUX_1: SetData = {
  Apathy: {
    0: {
      top: [
        addToTotal('own', { count: { line: 'this', side: 'any', cover: 'any', face: 'down' } }),
      ],
    },
    1: { middle: [flip({ line: 'this', other: true, cover: 'any', face: 'up', pick: 'all' })] },
    2: {
      top: [{ rule: 'restrict', what: 'middle', who: 'any', line: 'this' }],
      bottom: [ifCovered(flip(SELF))],
    },
    3: { middle: [flip({ side: 'opp', face: 'up' })] },
    4: { middle: [may(flip({ side: 'own', cover: 'covered', face: 'up' }))] },
    5: { middle: [discard(1)] },
  },
  Hate: {
    0: { middle: [deleteCard({})] },
    1: { middle: [discard(3), deleteCard({}), deleteCard({})] },
    2: {
      middle: [
        deleteCard({ side: 'own', extreme: 'max' }),
        deleteCard({ side: 'opp', extreme: 'max' }),
      ],
    },
    3: { top: [on({ event: 'afterDelete', who: 'own' }, draw(1))] },
    4: {
      bottom: [
        ifCovered(deleteCard({ line: 'this', side: 'any', cover: 'covered', extreme: 'min' })),
      ],
    },
    5: { middle: [discard(1)] },
  },
  Love: {
    1: {
      middle: [draw(1, { from: 'oppDeck' })],
      bottom: [onEnd(ifDone(may({ op: 'give', count: 1 }), draw(2)))],
    },
    2: { middle: [draw(1, { by: 'opponent' }), refresh] },
    3: {
      middle: [
        { op: 'takeRandom', count: 1 },
        { op: 'give', count: 1 },
      ],
    },
    4: { middle: [reveal('handCard', { count: 1 }), flip({})] },
    5: { middle: [discard(1)] },
    6: { middle: [draw(2, { by: 'opponent' })] },
  },
};
