/** The cards, counts and conditions of Compile's card texts in Turkish. */
import type { Amount, Condition, Expr, Filter, Selector, ValueTest } from '@pakli/compile';
import { listed, plus, sayCase, type By, type Cases, type Compare } from '../card-text.ts';

const or = (parts: readonly (string | number)[]): string => listed(parts, 'ya da');

/** Hand, deck and trash of the acting player, and of the other one, each with its ending. */
export const ownDeck = (by: By, ending: 'i' | 'den' | 'nin' | 'e'): string =>
  by === undefined
    ? { i: 'desteni', den: 'destenden', nin: 'destenin', e: 'destene' }[ending]
    : { i: 'destesini', den: 'kendi destesinden', nin: 'kendi destesinin', e: 'destesine' }[ending];

export const otherDeck = (by: By, ending: 'den' | 'nin'): string =>
  by === 'opponent'
    ? `senin ${ownDeck(undefined, ending)}`
    : `rakibinin ${{ den: 'destesinden', nin: 'destesinin' }[ending]}`;

/** A number in the nominative; all but plain numbers end in a possessive. */
export function number(expr: Expr | 'num'): string {
  if (expr === 'num') return 'söylenen sayı';
  if (typeof expr === 'number') return String(expr);
  if ('count' in expr) return `${counted(expr.count)} sayısı`;
  if ('handSize' in expr) {
    return `${expr.handSize === 'own' ? '' : 'rakibinin '}elindeki kart sayısı`;
  }
  if ('trashSize' in expr) {
    return `${expr.trashSize === 'own' ? '' : 'rakibinin '}çöpündeki kart sayısı`;
  }
  if ('distinctProtocols' in expr) return `${whereProtocols(expr)} farklı protokol sayısı`;
  if ('valueOfCard' in expr) return 'o kartın değeri';
  if ('tally' in expr) return plus('o sayı', expr.plus, 'artı', 'eksi');
  const [whole, part] = expr.floorDiv;
  return `${number(whole)} bölü ${number(part)}, aşağı yuvarlanmış`;
}

function whereProtocols(expr: { distinctProtocols: 'field' | 'thisLine' }): string {
  const where = expr.distinctProtocols === 'field' ? 'sahadaki' : 'bu kulvardaki';
  return `${where} açık kartlarda bulunan`;
}

/** How many cards of a hand or deck, as an object. */
export function amount(count: Amount, by: By, filter: Filter = {}): string {
  const before = value(filter);
  if (typeof count === 'number') return `${before}${not(filter)}${count} ${noun(filter, 'a')}`;
  if (count === 'all') return `${before}bütün ${not(filter)}${noun(filter, 'all')}`;
  if (count === 'hand') return 'elindeki bütün kartları';
  if (count === 'deck') return ownDeck(by, 'i');
  if ('min' in count) return count.min === 0 ? 'istediğin kadar kart' : `en az ${count.min} kart`;
  if ('tally' in count) {
    if (count.plus === undefined) return 'aynı sayıda kart';
    return `bunun ${Math.abs(count.plus)} ${count.plus > 0 ? 'fazlası' : 'eksiği'} kadar kart`;
  }
  if ('valueOfCard' in count) return 'o kartın değeri kadar kart';
  if ('count' in count) return `her ${one(count.count)} için 1 kart`;
  if ('distinctProtocols' in count)
    return `${whereProtocols(count)} her farklı protokol için 1 kart`;
  return `${number(count)} kadar kart`;
}

function test(tested: ValueTest): string {
  if ('in' in tested) return `değeri ${or(tested.in)} olan `;
  if ('eq' in tested) return tested.eq === 'num' ? 'değeri söylenen sayı olan ' : 'aynı değerde ';
  const [than, word] = 'lt' in tested ? [tested.lt, 'küçük'] : [tested.gt, 'büyük'];
  // Numbers end in a possessive, `sayısı`, and take an n before the ending.
  return `değeri ${number(than)}ndan ${word} olan `;
}

export const not = ({ protocolNot }: Filter): string =>
  protocolNot === undefined ? '' : `${protocolNot} olmayan `;

export const value = ({ value: tested }: Filter): string =>
  tested === undefined ? '' : test(tested);

/** `kart`; with a protocol it is a compound: `Unity kartı`. */
export function noun(
  { protocol }: Filter,
  form: 'a' | 'the' | 'all' | 'mine' | 'some' | 'each',
): string {
  if (protocol === undefined) {
    return {
      a: 'kart',
      the: 'kartı',
      all: 'kartları',
      mine: 'kartlarını',
      some: 'kartlarından 1’ini',
      each: 'kartların her birini',
    }[form];
  }
  const compound = {
    a: 'kartı',
    the: 'kartını',
    all: 'kartlarını',
    mine: 'kartlarını',
    some: 'kartlarından 1’ini',
    each: 'kartlarının her birini',
  };
  return `${protocol} ${compound[form]}`;
}

const LINES = {
  this: 'bu kulvardaki ',
  other: 'başka bir kulvardaki ',
  current: 'oradaki ',
  lineOfThat: 'aynı kulvardaki ',
  lineOfPlate: 'onun kulvarındaki ',
} as const;

/** Where a card lies. */
export function place({ line, stack, in: among }: Selector): string {
  return [
    line === undefined ? '' : LINES[line],
    stack === undefined ? '' : 'bu yığındaki ',
    among === undefined ? '' : 'çekilenler arasından ',
  ].join('');
}

/** Its attributes. */
export function adjectives(selector: Selector, single: boolean): string {
  const { cover, face } = selector;
  return [
    not(selector),
    cover === 'covered' ? 'örtülü ' : '',
    cover === 'any' && single ? 'örtülü ya da örtüsüz ' : '',
    face === undefined ? '' : face === 'up' ? 'açık ' : 'kapalı ',
  ].join('');
}

/** Its value, which comes before the number of cards. */
export function worth(selector: Selector): string {
  const { extreme } = selector;
  return (
    value(selector) +
    (extreme === undefined ? '' : `en ${extreme === 'max' ? 'yüksek' : 'düşük'} değerli `)
  );
}

/** Cards in a count: `bu kulvardaki kapalı kart`. */
function counted(selector: Selector): string {
  const { side } = selector;
  const whose = side === 'opp' ? 'rakibinin ' : '';
  return `${whose}${place(selector)}${worth(selector)}${adjectives(selector, false)}${noun(selector, 'a')}`;
}

function one(selector: Selector): string {
  const other = selector.other ? 'başka bir ' : '';
  return `${place(selector)}${worth(selector)}${other}${adjectives(selector, false)}${noun(selector, 'a')}`;
}

/**
 * The objects of a step. Right before its verb a single card from anywhere is indefinite: `1 kart
 * sil`, but `bu kulvardaki 1 kartı sil`.
 */
export function target(selector: Selector, by: By, single: 'a' | 'the' = 'the'): string {
  const { ref, pick, side, other } = selector;
  if (ref !== undefined) return { self: 'bu kartı', that: 'o kartı', event: 'onu' }[ref];
  const { lineWhere } = selector;
  const only = lineWhere === undefined ? '' : `${lineWith(lineWhere)} bir kulvarda `;
  const where = place(selector);
  const value = worth(selector);
  const others = other ? 'diğer ' : '';
  if (pick === 'all') {
    const whose = { own: 'kendi ', opp: 'rakibinin ', any: '' }[side ?? 'any'];
    const all = noun(selector, whose === '' ? 'all' : 'mine');
    return `${only}${whose}${where}${others}${value}bütün ${adjectives(selector, false)}${all}`;
  }
  const like = adjectives(selector, true);
  if (pick === 'each') return `${only}${where}${others}${value}${like}${noun(selector, 'each')}`;
  if (side === undefined || side === 'any') {
    const anywhere = where === '' && selector.extreme === undefined;
    return `${only}${where}${other ? 'başka ' : ''}${value}1 ${like}${noun(selector, anywhere ? single : 'the')}`;
  }
  // `side` is relative to the card, the words to the acting player.
  const mine = (side === 'own') === (by === undefined);
  const whose = mine ? 'kendi ' : by === 'opponent' ? 'senin ' : 'rakibinin ';
  return `${only}${whose}${where}${others}${value}${like}${noun(selector, 'some')}`;
}

/** `sa`: if; `ken`: while. */
type Mood = 'sa' | 'ken';

const be = (mood: Mood): string => (mood === 'sa' ? 'se' : 'ken');

const CONDITIONS: Cases<Condition, 'cond', [mood: Mood]> = {
  selfCovered: (_, mood) => `bu kart örtülüy${be(mood)}`,
  selfCovering: (_, mood) => `bu kart başka bir kartı ${mood === 'sa' ? 'örtüyorsa' : 'örterken'}`,
  oppTotalHigher: (cond, mood) =>
    `rakibinin ${cond.line === 'this' ? 'bu kulvardaki ' : ''}toplamı seninkinden yüksek${be(mood)}`,
  exists: (cond, mood) => `${there(cond.target)} ${mood === 'sa' ? 'varsa' : 'varken'}`,
  protocolIs: (_, mood) => `o kart söylenen protokolden${be(mood)}`,
  compare: (cond, mood) => comparison(cond, mood),
};

export const condition = (cond: Condition, mood: Mood): string =>
  sayCase(CONDITIONS, 'cond', cond, mood);

/** `başka bir açık Unity kartı`, `bu yığında açık bir kart` */
function there(selector: Selector): string {
  const { stack, line, other, ...rest } = selector;
  const where = stack !== undefined ? 'bu yığında ' : line === 'this' ? 'bu kulvarda ' : '';
  return `${where}${worth(rest)}${other ? 'başka bir ' : ''}${adjectives(rest, false)}${other ? '' : 'bir '}${noun(rest, 'a')}`;
}

function comparison({ left, cmp, right }: Compare, mood: Mood): string {
  if (typeof left === 'object' && typeof right === 'number') {
    if ('handSize' in left) {
      const where = left.handSize === 'own' ? 'elinde' : 'rakibinin elinde';
      return `${where} ${bound(cmp, right, 'kart', mood)}`;
    }
    if ('trashSize' in left) {
      const where = left.trashSize === 'own' ? 'çöpünde' : 'rakibinin çöpünde';
      return `${where} ${bound(cmp, right, 'kart', mood)}`;
    }
    if ('count' in left) {
      const { line, stack: _, ...cards } = left.count;
      const where = line === 'this' ? 'bu kulvarda ' : '';
      const what = `${worth(cards)}${adjectives(cards, false)}${noun(cards, 'a')}`;
      return `${where}${bound(cmp, right, what, mood)}`;
    }
    if ('distinctProtocols' in left) {
      const where = left.distinctProtocols === 'field' ? 'sahadaki' : 'bu kulvardaki';
      return `${where} açık kartlarda ${bound(cmp, right, 'farklı protokol', mood)}`;
    }
  }
  return `${number(left)} ${cmp} ${number(right)} ${mood === 'sa' ? 'ise' : 'iken'}`;
}

/** `en az 5 kart varsa`, `kart yoksa` */
function bound(cmp: Compare['cmp'], n: number, what: string, mood: Mood): string {
  const is = mood === 'sa' ? 'varsa' : 'varken';
  if (cmp === '>' && n === 0) return `${what} ${is}`;
  if (cmp === '==' && n === 0) return `${what} ${mood === 'sa' ? 'yoksa' : 'yokken'}`;
  return `${limit(cmp, n)} ${what} ${is}`;
}

function limit(cmp: Compare['cmp'], n: number): string {
  return {
    '>': `en az ${n + 1}`,
    '>=': `en az ${n}`,
    '<': `en çok ${n - 1}`,
    '<=': `en çok ${n}`,
    '==': `tam ${n}`,
  }[cmp];
}

/** The requirement for choosing a line, before the noun. */
export function lineWith(cond: Condition): string {
  if (cond.cond === 'oppTotalHigher') return 'rakibinin toplamının seninkinden yüksek olduğu';
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...cards } = cond.left.count;
    const what = `${adjectives(cards, false)}${noun(cards, 'a')}`;
    return `${limit(cond.cmp, Number(cond.right))} ${what} bulunan`;
  }
  return `(${condition(cond, 'sa')})`;
}
