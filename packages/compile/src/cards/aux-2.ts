/** The cards of the second auxiliary set, by protocol and value. */
import {
  SELF,
  addToTotal,
  andThen,
  compare,
  deleteCard,
  discard,
  draw,
  either,
  flip,
  may,
  on,
  onEnd,
  onStart,
  play,
  refresh,
  reveal,
  shift,
  shuffle,
  when,
} from './builders.ts';
import type { SetData } from './steps.ts';

export const AUX_2: SetData = {
  Assimilation: {
    0: { middle: [{ op: 'seize', target: { side: 'opp', cover: 'any', face: 'down' } }] },
    1: {
      middle: [discard(1), refresh],
      bottom: [
        on(
          { event: 'afterRefresh', who: 'any' },
          draw(1, { from: 'oppDeck' }),
          discard(1, { to: 'oppTrash' }),
        ),
      ],
    },
    2: { bottom: [onEnd(play('oppDeckTop', 'down', 'this'))] },
    4: { middle: [draw(1, { from: 'oppDeck' }), draw(1, { by: 'opponent', from: 'oppDeck' })] },
    5: { middle: [discard(1)] },
    6: { bottom: [onEnd(play('ownDeckTop', 'down', 'any', { side: 'opp' }))] },
  },
  Diversity: {
    0: {
      middle: [
        when(compare({ distinctProtocols: 'field' }, '>=', 6), {
          op: 'flipProtocol',
          protocol: 'Diversity',
        }),
      ],
      bottom: [
        onEnd(
          may(
            play('hand', 'choice', 'this', {
              filter: { protocolNot: 'Diversity' },
              matching: 'waived',
            }),
          ),
        ),
      ],
    },
    1: { middle: [shift({}), draw({ distinctProtocols: 'thisLine' })] },
    3: {
      top: [
        addToTotal('own', 2, {
          when: {
            cond: 'exists',
            target: { stack: 'this', cover: 'any', face: 'up', protocolNot: 'Diversity' },
          },
        }),
      ],
    },
    4: { middle: [flip({ value: { lt: { distinctProtocols: 'field' } } })] },
    5: { middle: [discard(1)] },
    6: { top: [onEnd(when(compare({ distinctProtocols: 'field' }, '<', 4), deleteCard(SELF)))] },
  },
  Unity: {
    0: {
      middle: [
        when(
          { cond: 'exists', target: { cover: 'any', face: 'up', protocol: 'Unity', other: true } },
          either([flip({})], [draw(1)]),
        ),
      ],
      bottom: [on({ event: 'wouldBeCovered', byProtocol: 'Unity' }, either([flip({})], [draw(1)]))],
    },
    1: {
      top: [onStart(when({ cond: 'selfCovered' }, may(shift(SELF))))],
      middle: [
        when(
          compare({ count: { cover: 'any', face: 'up', protocol: 'Unity' } }, '>=', 5),
          andThen(
            { op: 'flipProtocol', protocol: 'Unity', as: 'plate' },
            deleteCard({ line: 'lineOfPlate', cover: 'any', pick: 'all' }),
          ),
        ),
      ],
      bottom: [{ rule: 'permit', what: 'playFaceUpHere', protocol: 'Unity', line: 'this' }],
    },
    2: { middle: [draw({ count: { cover: 'any', face: 'up', protocol: 'Unity' } })] },
    3: {
      middle: [
        when(
          { cond: 'exists', target: { cover: 'any', face: 'up', protocol: 'Unity', other: true } },
          may(flip({ face: 'up' })),
        ),
      ],
    },
    4: {
      top: [
        onEnd(
          when(
            compare({ handSize: 'own' }, '==', 0),
            andThen(
              reveal('deck'),
              draw('all', { from: 'ownDeck', filter: { protocol: 'Unity' } }),
              shuffle('deck'),
            ),
          ),
        ),
      ],
    },
    5: { middle: [discard(1)] },
  },
};
