/** Compile's cards in English. */
import type { Amount, Condition, Expr, Filter, On, Selector, ValueTest } from '@pakli/compile';
import { clause, stepClause, type CardWords } from '../card-text.ts';

type By = 'opponent' | 'both' | undefined;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** `draw`, `your opponent draws`, `both players draw`. */
function act(by: By, verb: string): string {
  if (by === undefined) return verb;
  return by === 'both' ? `both players ${verb}` : `your opponent ${verb}s`;
}

/** Whose: `your`, and `their` once the opponent is the one who acts. */
const own = (by: By): string => (by === undefined ? 'your' : 'their');
const other = (by: By): string => (by === 'opponent' ? 'your' : "your opponent's");

function or(parts: readonly (string | number)[]): string {
  return parts.length < 3
    ? parts.join(' or ')
    : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
}

function number(expr: Expr | 'num'): string {
  if (expr === 'num') return 'the number named';
  if (typeof expr === 'number') return String(expr);
  if ('count' in expr) return `the number of ${many(expr.count)}`;
  if ('handSize' in expr) return `the number of cards in ${whose(expr.handSize)} hand`;
  if ('trashSize' in expr) return `the number of cards in ${whose(expr.trashSize)} trash`;
  if ('distinctProtocols' in expr) return `the number of ${differentProtocols(expr)}`;
  if ('valueOfCard' in expr) return 'the value of that card';
  if ('tally' in expr) return plus('that number', expr.plus);
  const [whole, part] = expr.floorDiv;
  return `${number(whole)} divided by ${number(part)}, rounded down`;
}

function plus(text: string, add = 0): string {
  if (add === 0) return text;
  return `${text} ${add > 0 ? 'plus' : 'minus'} ${Math.abs(add)}`;
}

function differentProtocols({
  distinctProtocols,
}: {
  distinctProtocols: 'field' | 'thisLine';
}): string {
  const where = distinctProtocols === 'field' ? 'in the field' : 'in this line';
  return `different protocols on face-up cards ${where}`;
}

const whose = (side: 'own' | 'opp'): string => (side === 'own' ? 'your' : "your opponent's");

/** How many cards of a hand or deck. */
function amount(count: Amount, by: By, kind = ''): string {
  if (typeof count === 'number') return `${count} ${kind}card${count === 1 ? '' : 's'}`;
  if (count === 'all') return `all ${kind}cards`;
  if (count === 'hand') return `${own(by)} hand`;
  if (count === 'deck') return `${own(by)} deck`;
  if ('min' in count) return count.min === 0 ? 'any number of cards' : `${count.min} or more cards`;
  if ('tally' in count)
    return count.plus === undefined
      ? 'that many cards'
      : `that many cards ${plus('', count.plus).trim()}`;
  if ('valueOfCard' in count) return "as many cards as that card's value";
  if ('count' in count) return `1 card for each ${one(count.count)}`;
  if ('distinctProtocols' in count) {
    return `1 card for each of the ${differentProtocols(count)}`;
  }
  return `as many cards as ${number(count)}`;
}

function test(value: ValueTest): string {
  if ('in' in value) return `of value ${or(value.in)}`;
  if ('eq' in value) return `of ${value.eq === 'num' ? 'the value named' : 'the same value'}`;
  return 'lt' in value
    ? `of a value lower than ${number(value.lt)}`
    : `of a value higher than ${number(value.gt)}`;
}

function kindOf({ protocol, protocolNot }: Filter): string {
  if (protocol !== undefined) return `${protocol} `;
  return protocolNot === undefined ? '' : `non-${protocolNot} `;
}

/** What stands before the noun, but for whose it is. */
function adjectives(selector: Selector, single: boolean): string {
  const { cover, face, other } = selector;
  return [
    other ? 'other ' : '',
    cover === 'covered' ? 'covered ' : '',
    cover === 'any' && single ? 'covered or uncovered ' : '',
    face === undefined ? '' : `face-${face} `,
    kindOf(selector),
  ].join('');
}

/** What stands after the noun. */
function details(selector: Selector): string {
  const { line, stack, value, extreme, lineWhere } = selector;
  return [
    value === undefined ? '' : test(value),
    extreme === undefined ? '' : `of the ${extreme === 'max' ? 'highest' : 'lowest'} value`,
    stack === undefined ? '' : 'in this stack',
    line === undefined ? '' : LINES[line],
    selector.in === undefined ? '' : 'among those drawn',
    lineWhere === undefined ? '' : `in a line where ${condition(lineWhere)}`,
  ]
    .filter((part) => part !== '')
    .map((part) => ` ${part}`)
    .join('');
}

const LINES = {
  this: 'in this line',
  other: 'in another line',
  current: 'there',
  lineOfThat: 'in the same line',
  lineOfPlate: 'in its line',
} as const;

/** Cards in a count: `face-down cards in this line`. */
function many(selector: Selector): string {
  return `${possessive(selector)}${adjectives(selector, false)}cards${details(selector)}`;
}

function one(selector: Selector): string {
  return `${adjectives(selector, false)}card${details(selector)}`;
}

function possessive({ side }: Selector): string {
  return side === undefined || side === 'any' ? '' : `${whose(side)} `;
}

/** The cards that a step is done to. */
function target(selector: Selector, by: By): string {
  const { ref, pick, side } = selector;
  if (ref !== undefined) return ref === 'self' ? 'this card' : ref === 'that' ? 'that card' : 'it';
  if (pick === 'all') return `all ${many(selector)}`;
  const noun = `${adjectives(selector, true)}card`;
  const rest = details(selector);
  if (pick === 'each') return `each ${noun}${rest}`;
  if (side === undefined || side === 'any') return `1 ${noun}${rest}`;
  // `side` is seen from the card, the words from whoever acts.
  const mine = (side === 'own') === (by === undefined);
  return `1 of ${mine ? own(by) : other(by)} ${noun}s${rest}`;
}

function condition(cond: Condition): string {
  switch (cond.cond) {
    case 'selfCovered':
      return 'this card is covered';
    case 'selfCovering':
      return 'this card covers another';
    case 'oppTotalHigher':
      return cond.line === 'this'
        ? "your opponent's total in this line is higher than yours"
        : "your opponent's total is higher than yours";
    case 'exists':
      return `there is ${an(one(cond.target))}`;
    case 'protocolIs':
      return 'that card is of the protocol named';
    case 'compare':
      return comparison(cond);
    default:
      return cond satisfies never;
  }
}

function an(noun: string): string {
  return noun.startsWith('other ') ? `an${noun}` : `a ${noun}`;
}

type Compare = Extract<Condition, { cond: 'compare' }>;

function comparison({ left, cmp, right }: Compare): string {
  if (typeof left === 'object' && 'handSize' in left && typeof right === 'number') {
    const has = left.handSize === 'own' ? 'you have' : 'your opponent has';
    if (cmp === '==' && right === 0) return `${has} no cards in hand`;
    return `${has} ${bound(cmp, right)} in hand`;
  }
  if (typeof left === 'object' && 'trashSize' in left && cmp === '>' && right === 0) {
    return `there are cards in ${whose(left.trashSize)} trash`;
  }
  if (typeof left === 'object' && 'count' in left && typeof right === 'number') {
    return `there are ${bound(cmp, right, many(left.count))}`;
  }
  if (typeof left === 'object' && 'distinctProtocols' in left && typeof right === 'number') {
    return `there are ${bound(cmp, right, differentProtocols(left))}`;
  }
  return `${number(left)} is ${cmp} ${number(right)}`;
}

function bound(cmp: Compare['cmp'], n: number, noun = 'cards'): string {
  switch (cmp) {
    case '>':
      return n === 0 ? noun : `more than ${n} ${n === 1 ? noun.replace(/^cards$/, 'card') : noun}`;
    case '>=':
      return `${n} or more ${noun}`;
    case '<':
      return `fewer than ${n} ${noun}`;
    case '<=':
      return `at most ${n} ${noun}`;
    case '==':
      return `exactly ${n} ${noun}`;
    default:
      return cmp satisfies never;
  }
}

/** What a line must have to be chosen. */
function lineWith(cond: Condition): string {
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...counted } = cond.left.count;
    return `with ${bound(cond.cmp, Number(cond.right), many(counted))}`;
  }
  return `where ${condition(cond)}`;
}

const TO = {
  other: 'to another line',
  this: 'to this line',
  current: 'there',
  toOrFromThis: 'to or from this line',
  oppBestLine: "to your opponent's line with the highest total",
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
        : " during your opponent's turn";
  const by = byProtocol === undefined ? '' : ` by a face-up ${byProtocol} card`;
  switch (event) {
    case 'start':
      return 'start of your turn';
    case 'end':
      return 'end of your turn';
    case 'wouldBeCovered':
      return `before this card is covered${by}`;
    case 'afterDraw':
      return `after ${verb('draw', 'draws')} cards${turn}`;
    case 'afterDiscard':
      return `after ${verb('discard', 'discards')} cards${turn}`;
    case 'afterDelete':
      return `after ${verb('delete', 'deletes')} cards${turn}`;
    case 'afterPlay':
      return `after ${verb('play', 'plays')} a card${place}${turn}`;
    case 'afterClearCache':
      return `after ${verb('clear your', 'clears their')} cache${turn}`;
    case 'afterShuffle':
      return `after ${verb('shuffle your', 'shuffles their')} deck${turn}`;
    case 'afterRefresh':
      return `after ${verb('refresh', 'refreshes')}${turn}`;
    case 'afterCompile':
      return `after ${verb('compile', 'compiles')}${turn}`;
    default:
      return event satisfies never;
  }
}

export const cardWords: CardWords = {
  join: (clauses) => clauses.join(', then '),
  sentence: (text) => `${capital(text)}.`,
  steps: {
    draw({ by, count, from, filter }) {
      const kind = filter === undefined ? '' : kindOf(filter);
      const what = amount(count, by, kind);
      const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
      // Decks are named by the player who acts.
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
      `${act(by, 'return')} ${target(cards, by)} to ${cards.pick === 'all' ? "their owners' hands" : "its owner's hand"}`,
    seize: ({ by, target: cards }) =>
      `${act(by, 'take')} ${target(cards, by)} into ${own(by)} hand`,
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
      const where = side === undefined ? '' : " on your opponent's side";
      const free = matching === undefined ? '' : ', whatever its protocol';
      return `${act(by, 'play')} ${what}${facing}${PLAY_LINE[line]}${where}${free}`;
    },
    reveal({ by, what, target: cards }) {
      const verb = act(by, 'reveal');
      switch (what) {
        case 'hand':
          return `${verb} ${own(by)} hand`;
        case 'deck':
          return `${verb} ${own(by)} deck`;
        case 'deckTop':
          return `${verb} the top card of ${own(by)} deck`;
        case 'handCard':
          return `${verb} ${cards === undefined ? `1 card from ${own(by)} hand` : target(cards, by)}`;
        case 'trashCard':
          return `${verb} 1 card from ${own(by)} trash`;
        case 'fieldCard':
          return `${verb} ${target(cards ?? {}, by)}`;
        default:
          return what satisfies never;
      }
    },
    refresh: ({ by }) => (by === undefined ? 'refresh' : 'your opponent refreshes'),
    rearrange: ({ by, whose: side }) => `${act(by, 'rearrange')} ${whose(side)} protocols`,
    swapProtocols: ({ by, whose: side }) => `${act(by, 'swap')} 2 of ${whose(side)} protocols`,
    swapStacks: ({ by, whose: side }) => `${act(by, 'swap')} 2 of ${whose(side)} stacks`,
    give: ({ count }) => `give your opponent ${cards(count)} from your hand`,
    takeRandom: ({ count }) => `take ${cards(count)} at random from your opponent's hand`,
    putOnDeckTop: ({ target: cards, face }) =>
      `put ${target(cards, undefined)} on top of their deck, face-${face}`,
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
      const link = gate === 'done' ? '. If you do, ' : ', then ';
      return `${stepClause(first, words)}${link}${clause(then, words)}`;
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
      return `${where}, ${clause(steps, words)}`;
    },
    chooseLine({ among, where, do: steps }, words) {
      const line = among === 'any' ? 'a line' : 'another line';
      const only = where === undefined ? '' : ` ${lineWith(where)}`;
      return `choose ${line}${only} and ${clause(steps, words)}`;
    },
    repeat({ times, do: steps }, words) {
      if (typeof times === 'object' && 'floorDiv' in times) {
        const [whole, part] = times.floorDiv;
        if (typeof whole === 'object' && 'count' in whole && typeof part === 'number') {
          return `for every ${part} ${many(whole.count)}, ${clause(steps, words)}`;
        }
      }
      return `as many times as ${number(times)}, ${clause(steps, words)}`;
    },
  },
  rules: {
    trigger: ({ on, do: steps }, words) => {
      const [first = '', ...rest] = steps.map((step) => stepClause(step, words));
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
    restrict(rule) {
      switch (rule.what) {
        case 'flip':
          return 'this card cannot be flipped';
        case 'draw':
          return `${WHO[rule.who]} cannot draw cards${rule.when === undefined ? '' : ` while ${condition(rule.when)}`}`;
        case 'cachePhase':
          return rule.who === 'own'
            ? 'skip your cache phase'
            : `${WHO[rule.who]} skips the cache phase`;
        case 'middle': {
          const cards = rule.who === 'any' ? 'cards' : `${whose(rule.who)} cards`;
          const place = rule.line === 'this' ? ' in this line' : '';
          const turn =
            rule.during === undefined
              ? ''
              : rule.during === 'ownTurn'
                ? 'during your turn, '
                : "during your opponent's turn, ";
          return `${turn}the middle texts of ${cards}${place} are ignored`;
        }
        case 'play':
        case 'playFaceDown':
        case 'playFaceUp': {
          const facing = { play: '', playFaceDown: ' face-down', playFaceUp: ' face-up' }[
            rule.what
          ];
          const place = rule.line === 'this' ? ' in this line' : '';
          return `${WHO[rule.who]} cannot play cards${facing}${place}`;
        }
        default:
          return rule satisfies never;
      }
    },
    permit(rule) {
      switch (rule.what) {
        case 'playFaceUpAnyLine':
          return `${WHO[rule.who ?? 'any']} may play cards face-up in any line`;
        case 'playFaceUpHere':
          return `${rule.protocol} cards may be played face-up in this line`;
        case 'playSelfAnyLine':
          return 'this card may be played face-up in any line';
        case 'playSelfEitherSide':
          return 'this card may be played on either side';
        default:
          return rule satisfies never;
      }
    },
    replace(rule, words) {
      const instead = clause(rule.with, words);
      switch (rule.event) {
        case 'flipSelf':
          return `when this card would be flipped, ${instead} instead`;
        case 'compileDeleteSelf':
          return `when this card would be deleted by compiling, ${instead} instead`;
        case 'returnToHand':
          return `when a card would return to ${whose(rule.whose)} hand, ${instead} instead`;
        default:
          return rule satisfies never;
      }
    },
  },
};
