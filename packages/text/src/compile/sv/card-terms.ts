/** The cards, counts and conditions of Compile's card texts in Swedish. */
import type { Amount, Condition, Expr, Filter, Selector, ValueTest } from '@pakli/compile';
import { listed, plus, sayCase, spaced, type By, type Cases, type Compare } from '../card-text.ts';

/** Whose hand or deck: `din`, and `sin` once the opponent is acting. */
export const own = (by: By): string => (by === undefined ? 'din' : 'sin');

export const other = (by: By): string => (by === 'opponent' ? 'din' : 'din motståndares');

/** Whose cards and protocols. */
export const whose = (side: 'own' | 'opp'): string =>
  side === 'own' ? 'dina' : 'din motståndares';

export const or = (parts: readonly (string | number)[]): string => listed(parts, 'eller');

export function number(expr: Expr | 'num'): string {
  if (expr === 'num') return 'det nämnda talet';
  if (typeof expr === 'number') return String(expr);
  if ('count' in expr) {
    const { side, ...cards } = expr.count;
    const held = { own: ' som du har', opp: ' som din motståndare har', any: '' }[side ?? 'any'];
    return `antalet ${adjectives(cards, false)}${kind(cards)}kort${held}${details(cards)}`;
  }
  if ('handSize' in expr) return `antalet kort på ${singular(expr.handSize)} hand`;
  if ('trashSize' in expr) return `antalet kort i ${singular(expr.trashSize)} papperskorg`;
  if ('distinctProtocols' in expr) return `antalet ${differentProtocols(expr)}`;
  if ('valueOfCard' in expr) return 'det kortets värde';
  if ('tally' in expr) return plus('det antalet', expr.plus);
  const [whole, part] = expr.floorDiv;
  return `${number(whole)} delat med ${number(part)}, avrundat nedåt`;
}

export const singular = (side: 'own' | 'opp'): string =>
  side === 'own' ? 'din' : 'din motståndares';

type Protocols = { readonly distinctProtocols: 'field' | 'thisLine' };

const fieldOf = ({ distinctProtocols }: Protocols): string =>
  distinctProtocols === 'field' ? 'på bordet' : 'i den här banan';

const differentProtocols = (expr: Protocols): string =>
  `olika protokoll på uppvända kort ${fieldOf(expr)}`;

/** How many cards of a hand or deck. */
export function amount(count: Amount, by: By, filter: Filter = {}): string {
  const noun = `${kind(filter)}kort${not(filter)}`;
  if (typeof count === 'number') return `${count} ${noun}`;
  if (count === 'all') return `alla ${noun}`;
  if (count === 'hand') return `${own(by)} hand`;
  if (count === 'deck') return `${own(by)} lek`;
  if ('min' in count) {
    return count.min === 0 ? 'valfritt antal kort' : `${count.min} eller fler kort`;
  }
  if ('tally' in count) return plus('lika många kort', count.plus);
  if ('valueOfCard' in count) return 'lika många kort som det kortets värde';
  if ('count' in count) return `1 kort för varje ${one(count.count)}`;
  if ('distinctProtocols' in count) {
    return `1 kort för varje protokoll som finns på uppvända kort ${fieldOf(count)}`;
  }
  return `lika många kort som ${number(count)}`;
}

export function test(value: ValueTest): string {
  if ('in' in value) return `med värde ${or(value.in)}`;
  if ('eq' in value) return value.eq === 'num' ? 'med det nämnda värdet' : 'med samma värde';
  return 'lt' in value
    ? `med lägre värde än ${number(value.lt)}`
    : `med högre värde än ${number(value.gt)}`;
}

export const kind = ({ protocol }: Filter): string =>
  protocol === undefined ? '' : `${protocol}-`;

export const not = ({ protocolNot }: Filter): string =>
  protocolNot === undefined ? '' : ` som inte är ${protocolNot}`;

/** Before the noun: for one card, or for several and a player's. */
function adjectives(selector: Selector, single: boolean): string {
  const { cover, face, other: another } = selector;
  return [
    selector.in === undefined ? '' : single ? 'draget ' : 'dragna ',
    another ? (single ? 'annat ' : 'andra ') : '',
    cover === 'covered' ? (single ? 'täckt ' : 'täckta ') : '',
    face === undefined ? '' : `${face === 'up' ? 'uppvän' : 'nedvän'}${single ? 't ' : 'da '}`,
  ].join('');
}

/** After the noun. */
function details(selector: Selector): string {
  const { line, stack, value, extreme, lineWhere } = selector;
  const parts = [
    value === undefined ? '' : test(value),
    extreme === undefined ? '' : `med det ${extreme === 'max' ? 'högsta' : 'lägsta'} värdet`,
    stack === undefined ? '' : 'i den här stapeln',
    line === undefined ? '' : LINES[line],
    lineWhere === undefined ? '' : `i en bana där ${condition(lineWhere)}`,
  ];
  return not(selector) + spaced(parts);
}

const LINES = {
  this: 'i den här banan',
  other: 'i en annan bana',
  current: 'där',
  lineOfThat: 'i samma bana',
  lineOfPlate: 'i dess bana',
} as const;

export function many(selector: Selector): string {
  const { side } = selector;
  const of = side === undefined || side === 'any' ? '' : `${whose(side)} `;
  return `${of}${adjectives(selector, false)}${kind(selector)}kort${details(selector)}`;
}

function one(selector: Selector): string {
  return `${adjectives(selector, true)}${kind(selector)}kort${details(selector)}`;
}

/** A card may be chosen even if covered; another one comes first: `annat täckt eller avtäckt kort`. */
const either = (card: string): string => card.replace(/^(annat )?/, '$1täckt eller avtäckt ');

/** The objects of a step. */
export function target(selector: Selector, by: By): string {
  const { ref, pick, side, cover } = selector;
  if (ref !== undefined) {
    return { self: 'det här kortet', that: 'det kortet', event: 'det' }[ref];
  }
  if (pick === 'all') return `alla ${many(selector)}`;
  if (pick === 'each') return `varje ${one(selector)}`;
  if (side === undefined || side === 'any') {
    return `1 ${cover === 'any' ? either(one(selector)) : one(selector)}`;
  }
  // `side` is relative to the card, the words to the acting player.
  const mine = (side === 'own') === (by === undefined);
  const owner = mine
    ? by === undefined
      ? 'dina'
      : 'sina'
    : by === 'opponent'
      ? 'dina'
      : other(by);
  const covered = cover === 'any' ? 'täckta eller avtäckta ' : '';
  return `1 av ${owner} ${covered}${adjectives(selector, false)}${kind(selector)}kort${details(selector)}`;
}

const CONDITIONS: Cases<Condition, 'cond'> = {
  selfCovered: () => 'det här kortet är täckt',
  selfCovering: () => 'det här kortet täcker ett annat',
  oppTotalHigher: (cond) =>
    `din motståndares summa${cond.line === 'this' ? ' i den här banan' : ''} är högre än din`,
  exists: (cond) => `det finns ett ${one(cond.target)}`,
  protocolIs: () => 'det kortet har det nämnda protokollet',
  compare: (cond) => comparison(cond),
};

export const condition = (cond: Condition): string => sayCase(CONDITIONS, 'cond', cond);

function comparison({ left, cmp, right }: Compare): string {
  if (typeof left === 'object' && typeof right === 'number') {
    if ('handSize' in left) {
      const who = left.handSize === 'own' ? 'du' : 'din motståndare';
      if (cmp === '==' && right === 0) return `${who} inte har några kort på hand`;
      return `${who} har ${bound(cmp, right, 'kort')} på hand`;
    }
    if ('trashSize' in left) {
      return `det finns ${bound(cmp, right, 'kort')} i ${singular(left.trashSize)} papperskorg`;
    }
    if ('count' in left) return `det finns ${bound(cmp, right, many(left.count))}`;
    if ('distinctProtocols' in left) {
      return `det finns ${bound(cmp, right, differentProtocols(left))}`;
    }
  }
  return `${number(left)} ${cmp} ${number(right)}`;
}

function bound(cmp: Compare['cmp'], n: number, noun: string): string {
  return {
    '>': n === 0 ? noun : `fler än ${n} ${noun}`,
    '>=': `${n} eller fler ${noun}`,
    '<': `färre än ${n} ${noun}`,
    '<=': `högst ${n} ${noun}`,
    '==': `exakt ${n} ${noun}`,
  }[cmp];
}

/** The requirement for choosing a line. */
export function lineWith(cond: Condition): string {
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...counted } = cond.left.count;
    return `med ${bound(cond.cmp, Number(cond.right), many(counted))}`;
  }
  return `där ${condition(cond)}`;
}
