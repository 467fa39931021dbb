/** Compile's cards in English. */
import type { On } from '@pakli/compile';
import { byKind, clause, everyFew, type By, type CardWords, type StepWords } from '../card-text.ts';
import {
  amount,
  condition,
  kindOf,
  lineWith,
  many,
  number,
  or,
  other,
  own,
  target,
  test,
  whose,
} from './card-terms.ts';
import { cards } from '../../common/en/grammar.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `draw`, `your opponent draws`, `both players draw`. */
function act(by: By, verb: string): string {
  if (by === undefined) return verb;
  return by === 'both' ? `both players ${verb}` : `your opponent ${verb}s`;
}

const TO = {
  other: 'to another line',
  this: 'to this line',
  current: 'there',
  toOrFromThis: 'to or from this line',
  oppBestLine: 'to your opponent’s line with the highest total',
} as const;

const PLAY_LINE = {
  any: '',
  this: ' in this line',
  other: ' in another line',
  current: ' there',
  withFaceDown: ' in a line with a face-down card',
  underSelf: ' under this card',
} as const;

const WHO = { own: 'you', opp: 'your opponent', any: 'a player' } as const;

/** `after you draw cards`, `before this card is covered`. */
function when({ event, who = 'own', line, during, byProtocol }: On): string {
  const verb = (you: string, others: string): string =>
    who === 'own' ? `you ${you}` : `${WHO[who]} ${others}`;
  const place = line === undefined ? '' : ' in this line';
  const turn =
    during === undefined
      ? ''
      : during === 'ownTurn'
        ? ' during your turn'
        : ' during your opponent’s turn';
  const by = byProtocol === undefined ? '' : ` by a face-up ${byProtocol} card`;
  return {
    start: 'start of your turn',
    end: 'end of your turn',
    wouldBeCovered: `before this card is covered${by}`,
    afterDraw: `after ${verb('draw', 'draws')} cards${turn}`,
    afterDiscard: `after ${verb('discard', 'discards')} cards${turn}`,
    afterDelete: `after ${verb('delete', 'deletes')} cards${turn}`,
    afterPlay: `after ${verb('play', 'plays')} a card${place}${turn}`,
    afterClearCache: `after ${verb('clear your', 'clears their')} cache${turn}`,
    afterShuffle: `after ${verb('shuffle your', 'shuffles their')} deck${turn}`,
    afterRefresh: `after ${verb('refresh', 'refreshes')}${turn}`,
    afterCompile: `after ${verb('compile', 'compiles')}${turn}`,
  }[event];
}

const steps: StepWords = {
  draw({ by, count, from, filter }) {
    const kind = filter === undefined ? '' : kindOf(filter);
    const what = amount(count, by, kind);
    const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
    // Decks are named relative to the acting player.
    const source =
      from === 'oppDeck'
        ? ` from ${other(by)} deck`
        : from === 'ownDeck'
          ? ` from ${own(by)} deck`
          : '';
    return `${act(by, 'draw')} ${what}${value}${source}`;
  },
  discard({ by, count, from, to, random }) {
    const verb = act(by, 'discard');
    if (from === 'ownDeck') return `${verb} ${own(by)} deck`;
    if (from !== undefined) {
      return `${verb} the top card of ${from === 'ownDeckTop' ? own(by) : other(by)} deck`;
    }
    const where = to === undefined ? '' : ` to ${other(by)} trash`;
    return `${verb} ${amount(count, by)}${random ? ' at random' : ''}${where}`;
  },
  delete: ({ by, target: cards }) => `${act(by, 'delete')} ${target(cards, by)}`,
  flip: ({ by, target: cards, ignoreMiddle }) =>
    `${act(by, 'flip')} ${target(cards, by)}${ignoreMiddle ? ', ignoring its middle text' : ''}`,
  shift: ({ by, target: cards, to }) => `${act(by, 'shift')} ${target(cards, by)} ${TO[to]}`,
  return: ({ by, target: cards }) =>
    `${act(by, 'return')} ${target(cards, by)} to ${cards.pick === 'all' ? 'their owners’ hands' : 'its owner’s hand'}`,
  seize: ({ by, target: cards }) => `${act(by, 'take')} ${target(cards, by)} into ${own(by)} hand`,
  play({ by, from, face, line, side, filter, ref, matching }) {
    const facing = face === 'choice' ? '' : ` face-${face}`;
    const kind = filter === undefined ? '' : kindOf(filter);
    const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
    const what =
      ref === 'that'
        ? 'that card'
        : {
            hand: `1 ${kind}card${value}`,
            ownTrash: `1 ${kind}card${value} from ${own(by)} trash`,
            ownDeckTop: `the top card of ${own(by)} deck`,
            oppDeckTop: `the top card of ${other(by)} deck`,
          }[from];
    const where = side === undefined ? '' : ' on your opponent’s side';
    const free = matching === undefined ? '' : ', whatever its protocol';
    return `${act(by, 'play')} ${what}${facing}${PLAY_LINE[line]}${where}${free}`;
  },
  reveal({ by, what, target: cards }) {
    const verb = act(by, 'reveal');
    return {
      hand: `${verb} ${own(by)} hand`,
      deck: `${verb} ${own(by)} deck`,
      deckTop: `${verb} the top card of ${own(by)} deck`,
      handCard: `${verb} ${cards === undefined ? `1 card from ${own(by)} hand` : target(cards, by)}`,
      trashCard: `${verb} 1 card from ${own(by)} trash`,
      fieldCard: `${verb} ${target(cards ?? {}, by)}`,
    }[what];
  },
  refresh: ({ by }) => (by === undefined ? 'refresh' : 'your opponent refreshes'),
  rearrange: ({ by, whose: side }) => `${act(by, 'rearrange')} ${whose(side)} protocols`,
  swapProtocols: ({ by, whose: side }) => `${act(by, 'swap')} 2 of ${whose(side)} protocols`,
  swapStacks: ({ by, whose: side }) => `${act(by, 'swap')} 2 of ${whose(side)} stacks`,
  give: ({ count }) => `give your opponent ${cards(count)} from your hand`,
  takeRandom: ({ count }) => `take ${cards(count)} at random from your opponent’s hand`,
  putOnDeckTop: ({ target: cards, face }) =>
    `put ${target(cards, undefined)} face-${face} on top of their deck`,
  shuffle: ({ by, what }) =>
    what === 'deck'
      ? `${act(by, 'shuffle')} ${own(by)} deck`
      : `${act(by, 'shuffle')} ${own(by)} trash into ${own(by)} deck`,
  declare: ({ what }) => (what === 'number' ? 'name a number' : 'name a protocol'),
  flipProtocol: ({ protocol }) => `turn your ${protocol} protocol to its compiled side`,
  forbidCompile: () => 'your opponent cannot compile in their next turn',
  copyMiddle: ({ target: cards }) =>
    `do the middle text of ${target(cards, undefined)} as if it were on this card`,
  chain({ gate, first, then }, words) {
    const before = words.step(first, words);
    const after = clause(then, words);
    if (gate === 'done') return `${before}. If you do, ${after}`;
    // An unchanged subject is not repeated.
    const who = /^your opponent /;
    return `${before}, then ${who.test(before) ? after.replace(who, '') : after}`;
  },
  may: ({ do: steps }, words) => `you may ${clause(steps, words)}`,
  either: ({ options }, words) => `either ${or(options.map((steps) => clause(steps, words)))}`,
  if({ cond, do: steps, else: otherwise }, words) {
    const rest = otherwise === undefined ? '' : `; otherwise ${clause(otherwise, words)}`;
    return `if ${condition(cond)}, ${clause(steps, words)}${rest}`;
  },
  forEachLine({ lines, do: steps }, words) {
    const where = {
      any: 'in each line',
      other: 'in each other line',
      withOwnCard: 'in each line where you have a card',
      withFaceDown: 'in each line with a face-down card',
    }[lines];
    // The line was already named.
    return `${where}, ${clause(steps, words).replace(/ there$/, '')}`;
  },
  chooseLine({ among, where, do: steps }, words) {
    const line = among === 'any' ? 'a line' : 'another line';
    const only = where === undefined ? '' : ` ${lineWith(where)}`;
    return `choose ${line}${only} and ${clause(steps, words)}`;
  },
  repeat({ times, do: steps }, words) {
    const few = everyFew(times);
    if (few !== undefined) {
      return `for every ${few.part} ${many(few.cards)}, ${clause(steps, words)}`;
    }
    return `as many times as ${number(times)}, ${clause(steps, words)}`;
  },
};

export const cardWords: CardWords = {
  join: (clauses) => clauses.join(', then '),
  sentence: (text) => `${capital(text)}.`,
  step: byKind(steps),
  rules: {
    trigger: ({ on, do: steps }, words) => {
      const [first = '', ...rest] = steps.map((step) => words.step(step, words));
      const link = on.event === 'start' || on.event === 'end' ? ': ' : ', ';
      return [`${when(on)}${link}${first}`, ...rest.map(capital)].join('. ');
    },
    modify(rule) {
      if (rule.what === 'cardValue')
        return `face-down cards in this stack have a value of ${rule.set}`;
      const { whose: side, add, when: cond } = rule;
      const total = `${whose(side)} total in this line`;
      const only = cond === undefined ? '' : ` while ${condition(cond)}`;
      if (typeof add === 'number') {
        return `${total} is ${add < 0 ? 'lower' : 'higher'} by ${Math.abs(add)}${only}`;
      }
      return `${total} is higher by ${number(add)}${only}`;
    },
    restrict: {
      flip: () => 'this card cannot be flipped',
      draw: (rule) =>
        `${WHO[rule.who]} cannot draw cards${rule.when === undefined ? '' : ` while ${condition(rule.when)}`}`,
      cachePhase: (rule) =>
        rule.who === 'own' ? 'skip your cache phase' : `${WHO[rule.who]} skips the cache phase`,
      middle(rule) {
        const cards = rule.who === 'any' ? 'cards' : `${whose(rule.who)} cards`;
        const place = rule.line === 'this' ? ' in this line' : '';
        const turn =
          rule.during === undefined
            ? ''
            : rule.during === 'ownTurn'
              ? 'during your turn, '
              : 'during your opponent’s turn, ';
        return `${turn}the middle texts of ${cards}${place} are ignored`;
      },
      play(rule) {
        const facing = { play: '', playFaceDown: ' face-down', playFaceUp: ' face-up' }[rule.what];
        const place = rule.line === 'this' ? ' in this line' : '';
        return `${WHO[rule.who]} cannot play cards${facing}${place}`;
      },
    },
    permit: {
      playFaceUpAnyLine: (rule) => `${WHO[rule.who ?? 'any']} may play cards face-up in any line`,
      playFaceUpHere: (rule) => `${rule.protocol} cards may be played face-up in this line`,
      playSelfAnyLine: () => 'this card may be played face-up in any line',
      playSelfEitherSide: () => 'this card may be played on either side',
    },
    replace: {
      flipSelf: (_, instead) => `when this card would be flipped, ${instead} instead`,
      compileDeleteSelf: (_, instead) =>
        `when this card would be deleted by compiling, ${instead} instead`,
      returnToHand: (rule, instead) =>
        `when a card would return to ${whose(rule.whose)} hand, ${instead} instead`,
    },
  },
};
