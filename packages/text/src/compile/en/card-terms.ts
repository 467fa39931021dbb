/** The cards, counts and conditions of Compile's card texts in English. */
import type { Amount, Condition, Expr, Filter, Selector, ValueTest } from '@pakli/compile';
import { listed, plus, sayCase, spaced, type By, type Cases, type Compare } from '../card-text.ts';

/** Whose: `your`, and `their` once the opponent is acting. */
export const own = (by: By): string => (by === undefined ? 'your' : 'their');

export const other = (by: By): string => (by === 'opponent' ? 'your' : 'your opponent’s');

export const or = (parts: readonly (string | number)[]): string => listed(parts, 'or');

export function number(expr: Expr | 'num'): string {
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

function differentProtocols({
  distinctProtocols,
}: {
  distinctProtocols: 'field' | 'thisLine';
}): string {
  const where = distinctProtocols === 'field' ? 'in the field' : 'in this line';
  return `different protocols on face-up cards ${where}`;
}

export const whose = (side: 'own' | 'opp'): string => (side === 'own' ? 'your' : 'your opponent’s');

/** How many cards of a hand or deck. */
export function amount(count: Amount, by: By, kind = ''): string {
  if (typeof count === 'number') return `${count} ${kind}card${count === 1 ? '' : 's'}`;
  if (count === 'all') return `all ${kind}cards`;
  if (count === 'hand') return `${own(by)} hand`;
  if (count === 'deck') return `${own(by)} deck`;
  if ('min' in count) return count.min === 0 ? 'any number of cards' : `${count.min} or more cards`;
  if ('tally' in count)
    return count.plus === undefined
      ? 'that many cards'
      : `that many cards ${plus('', count.plus).trim()}`;
  if ('valueOfCard' in count) return 'as many cards as that card’s value';
  if ('count' in count) return `1 card for each ${one(count.count)}`;
  if ('distinctProtocols' in count) {
    return `1 card for each of the ${differentProtocols(count)}`;
  }
  return `as many cards as ${number(count)}`;
}

export function test(value: ValueTest): string {
  if ('in' in value) return `of value ${or(value.in)}`;
  if ('eq' in value) return `of ${value.eq === 'num' ? 'the value named' : 'the same value'}`;
  return 'lt' in value
    ? `of a value lower than ${number(value.lt)}`
    : `of a value higher than ${number(value.gt)}`;
}

export function kindOf({ protocol, protocolNot }: Filter): string {
  if (protocol !== undefined) return `${protocol} `;
  return protocolNot === undefined ? '' : `non-${protocolNot} `;
}

/** Before the noun, except the owner. */
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

/** After the noun. */
function details(selector: Selector): string {
  const { line, stack, value, extreme, lineWhere } = selector;
  return spaced([
    value === undefined ? '' : test(value),
    extreme === undefined ? '' : `of the ${extreme === 'max' ? 'highest' : 'lowest'} value`,
    stack === undefined ? '' : 'in this stack',
    line === undefined ? '' : LINES[line],
    selector.in === undefined ? '' : 'among those drawn',
    lineWhere === undefined ? '' : `in a line where ${condition(lineWhere)}`,
  ]);
}

const LINES = {
  this: 'in this line',
  other: 'in another line',
  current: 'there',
  lineOfThat: 'in the same line',
  lineOfPlate: 'in its line',
} as const;

/** Cards in a count: `face-down cards in this line`. */
export function many(selector: Selector): string {
  return `${possessive(selector)}${adjectives(selector, false)}cards${details(selector)}`;
}

function one(selector: Selector): string {
  return `${adjectives(selector, false)}card${details(selector)}`;
}

function possessive({ side }: Selector): string {
  return side === undefined || side === 'any' ? '' : `${whose(side)} `;
}

/** The objects of a step. */
export function target(selector: Selector, by: By): string {
  const { ref, pick, side } = selector;
  if (ref !== undefined) return ref === 'self' ? 'this card' : ref === 'that' ? 'that card' : 'it';
  if (pick === 'all') return `all ${many(selector)}`;
  const noun = `${adjectives(selector, true)}card`;
  const rest = details(selector);
  if (pick === 'each') return `each ${noun}${rest}`;
  if (side === undefined || side === 'any') return `1 ${noun}${rest}`;
  // `side` is relative to the card, the words to the acting player.
  const mine = (side === 'own') === (by === undefined);
  return `1 of ${mine ? own(by) : other(by)} ${noun}s${rest}`;
}

const CONDITIONS: Cases<Condition, 'cond'> = {
  selfCovered: () => 'this card is covered',
  selfCovering: () => 'this card covers another',
  oppTotalHigher: (cond) =>
    cond.line === 'this'
      ? 'your opponent’s total in this line is higher than yours'
      : 'your opponent’s total is higher than yours',
  exists: (cond) => `there is ${an(one(cond.target))}`,
  protocolIs: () => 'that card is of the protocol named',
  compare: (cond) => comparison(cond),
};

export const condition = (cond: Condition): string => sayCase(CONDITIONS, 'cond', cond);

function an(noun: string): string {
  return noun.startsWith('other ') ? `an${noun}` : `a ${noun}`;
}

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
  return {
    '>': n === 0 ? noun : `more than ${n} ${n === 1 ? noun.replace(/^cards$/, 'card') : noun}`,
    '>=': `${n} or more ${noun}`,
    '<': `fewer than ${n} ${noun}`,
    '<=': `at most ${n} ${noun}`,
    '==': `exactly ${n} ${noun}`,
  }[cmp];
}

/** The requirement for choosing a line. */
export function lineWith(cond: Condition): string {
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...counted } = cond.left.count;
    return `with ${bound(cond.cmp, Number(cond.right), many(counted))}`;
  }
  return `where ${condition(cond)}`;
}
