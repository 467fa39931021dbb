/** The 180 cards, written from their texts (docs/compile-cards.md). */
import { totalOf, valueOf } from './lasting.ts';
import { copyMiddle, flip, giveBack, remove, revealInField, seize, shift } from './on-field.ts';
import {
  bothDiscardHands,
  discard,
  discardAtRandom,
  discardDeck,
  discardTop,
  draw,
  drawFrom,
  give,
  refresh,
  revealDeck,
  revealHand,
  revealOne,
  revealTop,
  shuffleDeck,
  shuffleTrash,
  takeAtRandom,
} from './on-hand.ts';
import {
  forbidCompile,
  nameNumber,
  nameProtocol,
  rearrange,
  swapPlates,
  swapStacks,
  turnPlate,
} from './on-plates.ts';
import { play, playTop } from './plays.ts';
import {
  andThen,
  chooseLine,
  either,
  ifDone,
  inEachLine,
  may,
  opponent,
  times,
  when,
} from './sentences.ts';
import {
  find,
  other,
  type Card,
  type Line,
  type Rule,
  type Step,
  type Text,
  type Texts,
  type Trigger,
} from './state.ts';
import { count, meant, protocols, thisLine } from './which.ts';

function on(
  event: Trigger['on'],
  steps: readonly Step[],
  more: Partial<Omit<Trigger, 'kind' | 'on' | 'steps'>> = {},
): Trigger {
  return { kind: 'trigger', on: event, steps, ...more };
}

const start = (...steps: Step[]): Trigger => on('start', steps);
const end = (...steps: Step[]): Trigger => on('end', steps);
const covering = (...steps: Step[]): Trigger => on('covering', steps);
const add = (amount: (text: Text) => number): Rule => ({
  kind: 'total',
  whose: 'own',
  add: amount,
});

const handOf = ({ model, owner }: Text): number => model.sides[owner].hand.length;
const emptyHand = (text: Text): boolean => handOf(text) === 0;
const isCovered = ({ model, card }: Text): boolean => {
  const where = find(model, card);
  return where.zone === 'stack' && model.sides[where.player].stacks[where.line].at(-1) !== card;
};
const covers = ({ model, card }: Text): boolean => {
  const where = find(model, card);
  return where.zone === 'stack' && where.index > 0;
};
const behindIn = (line: Line, { model, owner }: Text): boolean =>
  totalOf(model, other(owner), line) > totalOf(model, owner, line);
const behindHere = (text: Text): boolean => {
  const line = thisLine(text);
  return line !== undefined && behindIn(line, text);
};
const valueOfThat = ({ model, bound }: Text): number =>
  bound.that === undefined ? 0 : valueOf(model, bound.that);
const another = (protocol: string) => (text: Text) =>
  meant(text, { cover: 'any', face: 'up', protocol, other: true }).length > 0;
const unities = count({ cover: 'any', face: 'up', protocol: 'Unity' });
const downHere = count({ line: 'this', cover: 'any', face: 'down' });
const self = { card: 'this' } as const;
const that = { card: 'that' } as const;

/** Cards with only "discard 1 card" are the fives. */
const FIVE = [discard(1)];

/** By protocol and value; omitted boxes are empty. */
const CARDS: Readonly<Record<string, Readonly<Record<number, Partial<Texts>>>>> = {
  Darkness: {
    0: { middle: [draw(3), shift({ side: 'opp', cover: 'covered' })] },
    1: { middle: [flip({ side: 'opp' }), may(shift(that))] },
    2: {
      top: [{ kind: 'downValue', value: 4 }],
      middle: [may(flip({ line: 'this', cover: 'covered' }))],
    },
    3: { middle: [play({ face: 'down', line: 'other' })] },
    4: { middle: [shift({ face: 'down' })] },
    5: { middle: FIVE },
  },
  Death: {
    0: { middle: [inEachLine('other', remove({ line: 'current' }))] },
    1: { top: [start(ifDone(may(draw(1)), remove({ other: true }), remove(self)))] },
    2: {
      middle: [
        chooseLine(
          'any',
          remove({ line: 'current', pick: 'all', value: (v) => v === 1 || v === 2 }),
        ),
      ],
    },
    3: { middle: [remove({ face: 'down' })] },
    4: { middle: [remove({ value: (v) => v === 0 || v === 1 })] },
    5: { middle: FIVE },
  },
  Fire: {
    0: {
      middle: [flip({ other: true }), draw(2)],
      bottom: [covering(draw(1), flip({ other: true }))],
    },
    1: { middle: [ifDone(discard(1), remove({}))] },
    2: { middle: [ifDone(discard(1), giveBack({}))] },
    3: { bottom: [end(ifDone(may(discard(1)), flip({})))] },
    4: { middle: [discard({ atLeast: 1 }), draw(({ bound }) => (bound.number ?? 0) + 1)] },
    5: { middle: FIVE },
  },
  Gravity: {
    0: {
      middle: [
        times(
          (text) => Math.floor(count({ line: 'this', cover: 'any' })(text) / 2),
          playTop({ line: 'under this card' }),
        ),
      ],
    },
    1: { middle: [draw(2), shift({}, 'to or from this')] },
    2: { middle: [flip({}), shift(that, 'this')] },
    4: { middle: [shift({ face: 'down' }, 'this')] },
    5: { middle: FIVE },
    6: { middle: [opponent(playTop({ line: 'this' }))] },
  },
  Life: {
    0: {
      top: [end(when(isCovered, remove(self)))],
      middle: [inEachLine('with own card', playTop({ line: 'current' }))],
    },
    1: { middle: [flip({}), flip({})] },
    2: { middle: [draw(1), may(flip({ face: 'down' }))] },
    3: { bottom: [covering(playTop({ line: 'other' }))] },
    4: { middle: [when(covers, draw(1))] },
    5: { middle: FIVE },
  },
  Light: {
    0: { middle: [flip({}), draw(valueOfThat)] },
    1: { bottom: [end(draw(1))] },
    2: { middle: [draw(2), revealInField({ face: 'down' }), may(either(shift(that), flip(that)))] },
    3: {
      middle: [chooseLine('other', shift({ line: 'this', face: 'down', pick: 'all' }, 'current'))],
    },
    4: { middle: [opponent(revealHand)] },
    5: { middle: FIVE },
  },
  Metal: {
    0: { top: [{ kind: 'total', whose: 'opp', add: () => -2 }], middle: [flip({})] },
    1: { middle: [draw(2), forbidCompile] },
    2: { top: [{ kind: 'forbid', what: 'playDown', who: 'opp', here: true }] },
    3: {
      middle: [
        draw(1),
        chooseLine(
          'other',
          remove({ line: 'current', pick: 'all' }),
          (text) => count({ line: 'current', cover: 'any' })(text) >= 8,
        ),
      ],
    },
    5: { middle: FIVE },
    6: { top: [covering(remove(self)), { kind: 'instead', of: 'flip', steps: [remove(self)] }] },
  },
  Plague: {
    0: {
      middle: [opponent(discard(1))],
      bottom: [{ kind: 'forbid', what: 'play', who: 'opp', here: true }],
    },
    1: { top: [on('discarded', [draw(1)], { who: 'opp' })], middle: [opponent(discard(1))] },
    2: {
      middle: [discard({ atLeast: 1 }), opponent(discard(({ bound }) => (bound.number ?? 0) + 1))],
    },
    3: { middle: [flip({ other: true, face: 'up', pick: 'each' })] },
    4: { bottom: [end(opponent(remove({ side: 'opp', face: 'down' })), may(flip(self)))] },
    5: { middle: FIVE },
  },
  Psychic: {
    0: { middle: [draw(2), andThen(opponent(discard(2)), opponent(revealHand))] },
    1: {
      top: [{ kind: 'forbid', what: 'playUp', who: 'opp' }],
      bottom: [start(flip(self))],
    },
    2: { middle: [opponent(discard(2)), rearrange('opp')] },
    3: { middle: [opponent(discard(1)), shift({ side: 'opp' })] },
    4: { bottom: [end(ifDone(may(giveBack({ side: 'opp' })), flip(self)))] },
    5: { middle: FIVE },
  },
  Speed: {
    0: { middle: [play({ face: 'choice', line: 'any' })] },
    1: { top: [on('cleared', [draw(1)], { who: 'own' })], middle: [draw(2)] },
    2: { top: [{ kind: 'instead', of: 'compile' }] },
    3: {
      middle: [shift({ side: 'own', other: true })],
      bottom: [end(ifDone(may(shift({ side: 'own' })), flip(self)))],
    },
    4: { middle: [shift({ side: 'opp', face: 'down' })] },
    5: { middle: FIVE },
  },
  Spirit: {
    0: {
      middle: [refresh, draw(1)],
      bottom: [{ kind: 'forbid', what: 'cache', who: 'own' }],
    },
    1: {
      top: [{ kind: 'permit', what: 'anyLine' }],
      middle: [draw(2)],
      bottom: [start(either(discard(1), flip(self)))],
    },
    2: { middle: [may(flip({}))] },
    3: { top: [on('drew', [may(shift(self))], { who: 'own' })] },
    4: { middle: [swapPlates] },
    5: { middle: FIVE },
  },
  Water: {
    0: { middle: [flip({ other: true }), flip(self)] },
    1: { middle: [inEachLine('other', playTop({ line: 'current' }))] },
    2: { middle: [draw(2), rearrange('own')] },
    3: {
      middle: [
        chooseLine('any', giveBack({ line: 'current', pick: 'all', value: (v) => v === 2 })),
      ],
    },
    4: { middle: [giveBack({ side: 'own' })] },
    5: { middle: FIVE },
  },
  Apathy: {
    0: { top: [add(downHere)] },
    1: { middle: [flip({ line: 'this', other: true, face: 'up', pick: 'all' })] },
    2: {
      top: [{ kind: 'forbid', what: 'middle', who: 'any', here: true }],
      bottom: [covering(flip(self))],
    },
    3: { middle: [flip({ side: 'opp', face: 'up' })] },
    4: { middle: [may(flip({ side: 'own', cover: 'covered', face: 'up' }))] },
    5: { middle: FIVE },
  },
  Hate: {
    0: { middle: [remove({})] },
    1: { middle: [discard(3), remove({}), remove({})] },
    2: {
      middle: [
        remove({ side: 'own', extreme: 'highest' }),
        remove({ side: 'opp', extreme: 'highest' }),
      ],
    },
    3: { top: [on('deleted', [draw(1)], { who: 'own' })] },
    4: { bottom: [covering(remove({ line: 'this', cover: 'covered', extreme: 'lowest' }))] },
    5: { middle: FIVE },
  },
  Love: {
    1: { middle: [draw(1, 'opp')], bottom: [end(ifDone(may(give), draw(2)))] },
    2: { middle: [opponent(draw(1)), refresh] },
    3: { middle: [takeAtRandom, give] },
    4: { middle: [revealOne('hand'), flip({})] },
    5: { middle: FIVE },
    6: { middle: [opponent(draw(2))] },
  },
  Chaos: {
    0: {
      middle: [inEachLine('any', flip({ line: 'current', cover: 'covered' }))],
      bottom: [start(draw(1, 'opp'), opponent(draw(1, 'opp')))],
    },
    1: { middle: [rearrange('own'), rearrange('opp')] },
    2: { middle: [shift({ side: 'own', cover: 'covered' })] },
    3: { bottom: [{ kind: 'permit', what: 'selfAnyLine' }] },
    4: {
      bottom: [
        end(
          discard('hand'),
          draw(({ bound }) => bound.number ?? 0),
        ),
      ],
    },
    5: { middle: FIVE },
  },
  Clarity: {
    0: { top: [add(handOf)] },
    1: {
      top: [start(revealTop, may(discardTop('own')))],
      middle: [opponent(revealHand)],
      bottom: [covering(draw(3))],
    },
    2: {
      middle: [
        revealDeck,
        drawFrom('one', ({ value }) => value === 1),
        shuffleDeck,
        play({ face: 'choice', line: 'any', fits: ({ value }) => value === 1 }),
      ],
    },
    3: { middle: [revealDeck, drawFrom('one', ({ value }) => value === 5), shuffleDeck] },
    4: { middle: [may(shuffleTrash)] },
    5: { middle: FIVE },
  },
  Corruption: {
    0: {
      top: [start(flip({ stack: 'this', cover: 'any', face: 'up', other: true }))],
      bottom: [
        { kind: 'permit', what: 'selfEitherSide' },
        { kind: 'permit', what: 'selfAnyLine' },
      ],
    },
    1: { middle: [giveBack({})], bottom: [{ kind: 'instead', of: 'return' }] },
    2: {
      top: [on('discarded', [opponent(discard(1))], { who: 'own' })],
      middle: [draw(1), discard(1)],
    },
    3: { middle: [may(flip({ cover: 'covered', face: 'up' }))] },
    5: { middle: FIVE },
    6: { top: [end(either(discard(1), remove(self)))] },
  },
  Courage: {
    0: {
      top: [start(when(emptyHand, draw(1)))],
      middle: [draw(1)],
      bottom: [end(ifDone(may(discard(1)), opponent(discard(1))))],
    },
    1: { middle: [remove({ side: 'opp', inLine: behindIn })] },
    2: { middle: [draw(1)], bottom: [end(when(behindHere, draw(1)))] },
    3: { bottom: [end(may(shift(self, 'opponent best')))] },
    5: { middle: FIVE },
    6: { top: [end(when(behindHere, flip(self)))] },
  },
  Fear: {
    0: {
      top: [{ kind: 'forbid', what: 'middle', who: 'opp', during: 'ownTurn' }],
      middle: [either(shift({}), flip({}))],
    },
    1: {
      middle: [
        draw(2),
        andThen(opponent(discard('hand')), opponent(draw(({ bound }) => (bound.number ?? 0) - 1))),
      ],
    },
    2: { middle: [giveBack({ side: 'opp' })] },
    3: { middle: [shift({ side: 'opp', line: 'this', cover: 'any' })] },
    4: { middle: [opponent(discardAtRandom)] },
    5: { middle: FIVE },
  },
  Ice: {
    1: {
      middle: [may(shift(self))],
      bottom: [on('played', [opponent(discard(1))], { who: 'opp', here: true })],
    },
    2: { middle: [shift({ other: true })] },
    3: { top: [end(when(isCovered, may(shift(self))))] },
    4: { bottom: [{ kind: 'unflippable' }] },
    5: { middle: FIVE },
    6: { top: [{ kind: 'forbid', what: 'draw', who: 'own', when: (text) => handOf(text) > 0 }] },
  },
  Luck: {
    0: {
      middle: [
        nameNumber,
        draw(3),
        revealOne(
          'hand',
          (card, { bound }) => bound.drawn!.includes(card) && card.value === bound.number,
        ),
        may(play({ face: 'choice', line: 'any', only: 'that' })),
      ],
    },
    1: { middle: [playTop({ line: 'any' }), flip(that, true)] },
    2: { middle: [discardTop('own'), draw(valueOfThat)] },
    3: {
      middle: [
        nameProtocol,
        discardTop('opp'),
        when(
          ({ bound }) => bound.that !== undefined && bound.that.protocol === bound.protocol,
          remove({}),
        ),
      ],
    },
    4: {
      middle: [
        discardTop('own'),
        remove({
          cover: 'any',
          value: (v, text) => text.bound.that !== undefined && v === valueOfThat(text),
        }),
      ],
    },
    5: { middle: FIVE },
  },
  Mirror: {
    0: { top: [add(count({ line: 'this', side: 'opp', cover: 'any' }))] },
    1: { bottom: [end(may(copyMiddle))] },
    2: { middle: [swapStacks] },
    3: { middle: [flip({ side: 'own' }), flip({ side: 'opp', line: 'of that' })] },
    4: { bottom: [on('drew', [draw(1)], { who: 'opp' })] },
    5: { middle: FIVE },
  },
  Peace: {
    1: { middle: [bothDiscardHands], bottom: [end(when(emptyHand, draw(1)))] },
    2: { middle: [draw(1), play({ face: 'down', line: 'any' })] },
    3: { middle: [may(discard(1)), flip({ value: (v, text) => v > handOf(text) })] },
    4: { bottom: [on('discarded', [draw(1)], { who: 'own', during: 'oppTurn' })] },
    5: { middle: FIVE },
    6: { middle: [when((text) => handOf(text) > 1, flip(self))] },
  },
  Smoke: {
    0: { middle: [inEachLine('with face-down', playTop({ line: 'current' }))] },
    1: { middle: [flip({ side: 'own' }), may(shift(that))] },
    2: { top: [add(downHere)] },
    3: { middle: [play({ face: 'down', line: 'with face-down' })] },
    4: { middle: [shift({ cover: 'covered', face: 'down' })] },
    5: { middle: FIVE },
  },
  Time: {
    0: { middle: [play({ from: 'trash', face: 'choice', line: 'any' }), shuffleTrash] },
    1: { middle: [flip({ cover: 'covered' }), discardDeck] },
    2: {
      top: [on('shuffled', [draw(1), may(shift(self))], { who: 'own' })],
      middle: [when(({ model, owner }) => model.sides[owner].trash.length > 0, may(shuffleTrash))],
    },
    3: {
      middle: [
        revealOne('trash'),
        play({ from: 'trash', face: 'down', line: 'other', only: 'that' }),
      ],
    },
    4: { middle: [draw(2), discard(2)] },
    5: { middle: FIVE },
  },
  War: {
    0: {
      top: [on('refreshed', [may(flip(self))], { who: 'own' })],
      bottom: [on('drew', [may(remove({}))], { who: 'opp' })],
    },
    1: { bottom: [on('refreshed', [discard({ atLeast: 0 }), refresh], { who: 'opp' })] },
    2: {
      middle: [flip({})],
      bottom: [on('compiled', [opponent(discard('hand'))], { who: 'opp' })],
    },
    3: {
      middle: [draw(1)],
      bottom: [on('discarded', [may(play({ face: 'down', line: 'any' }))], { who: 'opp' })],
    },
    4: { middle: [opponent(discard(1))] },
    5: { middle: FIVE },
  },
  Assimilation: {
    0: { middle: [seize({ side: 'opp', cover: 'any', face: 'down' })] },
    1: {
      middle: [discard(1), refresh],
      bottom: [on('refreshed', [draw(1, 'opp'), discard(1, 'opp')])],
    },
    2: { bottom: [end(playTop({ of: 'opp', line: 'this' }))] },
    4: { middle: [draw(1, 'opp'), opponent(draw(1, 'opp'))] },
    5: { middle: FIVE },
    6: { bottom: [end(playTop({ line: 'any', side: 'opp' }))] },
  },
  Diversity: {
    0: {
      middle: [when((text) => protocols('field')(text) >= 6, turnPlate('Diversity'))],
      bottom: [
        end(
          may(
            play({
              face: 'choice',
              line: 'this',
              waived: true,
              fits: ({ protocol }) => protocol !== 'Diversity',
            }),
          ),
        ),
      ],
    },
    1: { middle: [shift({}), draw(protocols('line'))] },
    3: {
      top: [
        add((text) =>
          meant(text, { stack: 'this', cover: 'any', not: 'Diversity' }).length > 0 ? 2 : 0,
        ),
      ],
    },
    4: { middle: [flip({ value: (v, text) => v < protocols('field')(text) })] },
    5: { middle: FIVE },
    6: {
      top: [
        end(when((text) => protocols('field')(text) < text.model.options.diversity6, remove(self))),
      ],
    },
  },
  Unity: {
    0: {
      middle: [when(another('Unity'), either(flip({}), draw(1)))],
      bottom: [on('covering', [either(flip({}), draw(1))], { by: 'Unity' })],
    },
    1: {
      top: [start(when(isCovered, may(shift(self))))],
      middle: [
        when(
          (text) => unities(text) >= 5,
          andThen(turnPlate('Unity'), remove({ line: 'of plate', pick: 'all' })),
        ),
      ],
      bottom: [{ kind: 'permit', what: 'here', protocol: 'Unity' }],
    },
    2: { middle: [draw(unities)] },
    3: { middle: [when(another('Unity'), may(flip({ face: 'up' })))] },
    4: { top: [end(...intoTheDeck())] },
    5: { middle: FIVE },
  },
};

/** Unity-4 looks into the deck; `unity4=start` does so at the start of the turn. */
function intoTheDeck(): Step[] {
  const all = drawFrom('all', ({ protocol }) => protocol === 'Unity');
  return [when(emptyHand, andThen(revealDeck, all, shuffleDeck))];
}

/** The protocols by set (4.5), in the order in which a table shows them. */
export const SETS: Readonly<Record<string, readonly string[]>> = {
  MN01: Object.keys(CARDS).slice(0, 12),
  AX01: Object.keys(CARDS).slice(12, 15),
  MN02: Object.keys(CARDS).slice(15, 27),
  AX02: Object.keys(CARDS).slice(27),
};

/** The six cards of a protocol under the options of a game. */
export function cardsOf(protocol: string, unity4: 'end' | 'start'): Card[] {
  return Object.entries(CARDS[protocol]!).map(([value, texts]) => {
    const name = `${protocol}-${value}`;
    const early =
      name === 'Unity-4' && unity4 === 'start' ? { top: [start(...intoTheDeck())] } : {};
    const whole = { top: [], middle: [], bottom: [], ...texts, ...early };
    const order = 10 * Object.keys(CARDS).indexOf(protocol) + Number(value);
    return { name, protocol, value: Number(value), order, texts: whole, up: false };
  });
}
