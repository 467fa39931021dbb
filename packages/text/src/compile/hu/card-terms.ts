/** The cards, counts and conditions of Compile's card texts in Hungarian. */
import type { Amount, Condition, Expr, Filter, Selector } from '@pakli/compile';
import { listed, plus, sayCase, type By, type Cases, type Compare } from '../card-text.ts';
import { az, numberWith } from '../../common/hu/grammar.ts';

/** The object of a sentence, and whether the verb is definite. */
export interface Thing {
  readonly text: string;
  readonly the: boolean;
}

export const a = (text: string): Thing => ({ text, the: false });

export const the = (text: string): Thing => ({ text, the: true });

/** Hand, deck and trash of the acting player, and of the other one. */
const hand = (by: By): string => (by === undefined ? 'a kezed' : 'a keze');

export const deck = (by: By): string => (by === undefined ? 'a paklid' : 'a paklija');

export const otherDeck = (by: By): string =>
  by === 'opponent' ? 'a paklid' : 'az ellenfeled paklija';

const or = (parts: readonly (string | number)[]): string => listed(parts, 'vagy');

export function number(expr: Expr | 'num'): string {
  if (expr === 'num') return 'a megnevezett szám';
  if (typeof expr === 'number') return String(expr);
  if ('count' in expr) {
    const { side } = expr.count;
    const cards = adjectives(expr.count, false) + kind(expr.count);
    const of =
      side === 'opp'
        ? `az ellenfeled ${cards}lapjainak száma`
        : az(`${cards}${side === 'own' ? 'lapjaid' : 'lapok'} száma`);
    return of + details(expr.count);
  }
  if ('handSize' in expr) {
    return `a lapok száma ${expr.handSize === 'own' ? 'a kezedben' : 'az ellenfeled kezében'}`;
  }
  if ('trashSize' in expr) {
    return `a lapok száma ${expr.trashSize === 'own' ? 'a lomtáradban' : 'az ellenfeled lomtárában'}`;
  }
  if ('distinctProtocols' in expr) {
    return `a felfordított lapokon lévő különböző protokollok száma ${fieldOf(expr)}`;
  }
  if ('valueOfCard' in expr) return 'annak a lapnak az értéke';
  if ('tally' in expr) return plus('az a szám', expr.plus, 'plusz', 'mínusz');
  const [whole, part] = expr.floorDiv;
  return `${number(whole)} osztva ezzel: ${number(part)}, lefelé kerekítve`;
}

/** As many as before, or more: `ennél 1-gyel több`. */
function asMany(add = 0): string {
  if (add === 0) return 'ugyanannyi';
  return `ennél ${numberWith(Math.abs(add))} ${add > 0 ? 'több' : 'kevesebb'}`;
}

const fieldOf = (expr: { distinctProtocols: 'field' | 'thisLine' }): string =>
  expr.distinctProtocols === 'field' ? 'az asztalon' : 'ebben a sávban';

/** One of something, but no figure before another figure: `egy 0 értékű lapot`. */
export const a1 = (noun: string): string => `${/^\d/.test(noun) ? 'egy' : '1'} ${noun}`;

/** How many cards of a hand or deck. */
export function amount(count: Amount, by: By, filter: Filter = {}): Thing {
  const noun = `${value(filter)}${kind(filter)}lapot`;
  if (typeof count === 'number') return a(count === 1 ? a1(noun) : `${count} ${noun}`);
  if (count === 'all') return the(`az összes ${noun}`);
  if (count === 'hand') return the(`${hand(by)} minden lapját`);
  if (count === 'deck') return the(by === undefined ? 'a paklidat' : 'a pakliját');
  if ('min' in count) {
    return a(count.min === 0 ? 'tetszőleges számú lapot' : `legalább ${count.min} lapot`);
  }
  if ('tally' in count) return a(`${asMany(count.plus)} lapot`);
  if ('valueOfCard' in count) return a('annyi lapot, amennyi annak a lapnak az értéke');
  if ('count' in count) return a(`minden ${one(count.count)} után 1 lapot`);
  if ('distinctProtocols' in count) {
    return a(
      `1 lapot minden különböző protokoll után, amely ${fieldOf(count)} felfordított lapon van`,
    );
  }
  return a(`annyi lapot, amennyi ${number(count)}`);
}

/** Before the noun, if short. */
export function value({ value: tested }: Filter): string {
  if (tested === undefined) return '';
  if ('in' in tested) return `${or(tested.in)} értékű `;
  if ('eq' in tested) return tested.eq === 'num' ? 'ilyen értékű ' : 'azonos értékű ';
  return '';
}

/** After everything else, if a comparison. */
function compared({ value: tested }: Filter): string {
  if (tested === undefined) return '';
  if ('lt' in tested) return `, amelynek értéke kisebb, mint ${number(tested.lt)}`;
  return 'gt' in tested ? `, amelynek értéke nagyobb, mint ${number(tested.gt)}` : '';
}

/** A protocol forms a compound with the card: `Unity-lap`. */
export const kind = ({ protocol, protocolNot }: Filter): string =>
  protocol !== undefined ? `${protocol}-` : protocolNot === undefined ? '' : `nem ${protocolNot}-`;

/** Before the noun. */
export function adjectives(selector: Selector, single: boolean): string {
  const { cover, face, extreme, other } = selector;
  return [
    other ? 'másik ' : '',
    extreme === undefined ? '' : extreme === 'max' ? 'legnagyobb értékű ' : 'legkisebb értékű ',
    cover === 'covered' ? 'letakart ' : '',
    cover === 'any' && single ? 'letakart vagy takaratlan ' : '',
    face === undefined ? '' : face === 'up' ? 'felfordított ' : 'lefordított ',
    value(selector),
  ].join('');
}

/** After the noun. */
export function details(selector: Selector): string {
  const { line, stack, lineWhere, in: among } = selector;
  return [
    stack === undefined ? '' : ' ebben a halomban',
    line === undefined || line === 'current' ? '' : ` ${LINES[line]}`,
    among === undefined ? '' : ' a húzottak közül',
    lineWhere === undefined ? '' : ` egy olyan sávban, ahol ${condition(lineWhere)}`,
    compared(selector),
  ].join('');
}

const LINES = {
  this: 'ebben a sávban',
  other: 'egy másik sávban',
  lineOfThat: 'ugyanabban a sávban',
  lineOfPlate: 'a sávjában',
} as const;

function one(selector: Selector): string {
  return `${adjectives(selector, false)}${kind(selector)}lap${details(selector)}`;
}

/** The objects of a step; if the step has named a line, the place is that line. */
export function target(selector: Selector, by: By): Thing {
  const thing = chosen(selector, by);
  return selector.line === 'current' ? { ...thing, text: `ott ${thing.text}` } : thing;
}

function chosen(selector: Selector, by: By): Thing {
  const { ref, pick, side, extreme } = selector;
  if (ref !== undefined) {
    return the({ self: 'ezt a lapot', that: 'azt a lapot', event: 'azt' }[ref]);
  }
  const rest = details(selector);
  const several = adjectives(selector, false) + kind(selector);
  if (pick === 'all') {
    const mine = { own: 'lapodat', opp: 'lapot az ellenfeled oldalán', any: 'lapot' };
    return the(`az összes ${several}${mine[side ?? 'any']}${rest}`);
  }
  const single = adjectives(selector, true) + kind(selector);
  // Every card is an indefinite object in Hungarian.
  if (pick === 'each') return a(`minden ${single}lapot${rest}`);
  // One of those tied for the greatest.
  const best = extreme === undefined ? undefined : 'egyik';
  if (side === undefined || side === 'any') {
    return best === undefined
      ? a(`${a1(`${single}lapot`)}${rest}`)
      : the(`az ${best} ${single}lapot${rest}`);
  }
  // `side` is relative to the card, the words to the acting player.
  if ((side === 'own') === (by === undefined)) {
    if (best !== undefined) return the(`az ${best} ${single}lapodat${rest}`);
    return a(`1 ${single.replace(/^(másik )?/, '$1saját ')}lapot${rest}`);
  }
  return by === 'opponent'
    ? the(`${best ?? 1} ${single}lapodat${rest}`)
    : the(`az ellenfeled ${best ?? 1} ${single}lapját${rest}`);
}

const CONDITIONS: Cases<Condition, 'cond'> = {
  selfCovered: () => 'ez a lap le van takarva',
  selfCovering: () => 'ez a lap egy másikat takar',
  oppTotalHigher: (cond) =>
    `az ellenfeled összege${cond.line === 'this' ? ' ebben a sávban' : ''} nagyobb a tiédnél`,
  exists: (cond) => `van ${one(cond.target)}`,
  protocolIs: () => 'az a lap a megnevezett protokollból való',
  compare: (cond) => comparison(cond),
};

export const condition = (cond: Condition): string => sayCase(CONDITIONS, 'cond', cond);

function comparison({ left, cmp, right }: Compare): string {
  if (typeof left === 'object' && typeof right === 'number') {
    if ('handSize' in left) {
      return there(
        cmp,
        right,
        'lap',
        left.handSize === 'own' ? 'a kezedben' : 'az ellenfeled kezében',
      );
    }
    if ('trashSize' in left) {
      const where = left.trashSize === 'own' ? 'a lomtáradban' : 'az ellenfeled lomtárában';
      return there(cmp, right, 'lap', where);
    }
    if ('count' in left) {
      const { count } = left;
      const noun = `${adjectives(count, false)}${kind(count)}lap`;
      return there(cmp, right, noun, details(count).trim());
    }
    if ('distinctProtocols' in left) {
      return there(cmp, right, 'különböző protokoll', `a felfordított lapokon ${fieldOf(left)}`);
    }
  }
  return `${number(left)} ${cmp} ${number(right)}`;
}

/** `legalább 5 lap van a kezedben` */
function there(cmp: Compare['cmp'], n: number, noun: string, where: string): string {
  const place = where === '' ? '' : ` ${where}`;
  if (cmp === '>' && n === 0) return `van ${noun}${place}`;
  if (cmp === '==' && n === 0) return `nincs ${noun}${place}`;
  const least = { '>': n + 1, '>=': n, '<': n - 1, '<=': n, '==': n }[cmp];
  const word = {
    '>': 'legalább',
    '>=': 'legalább',
    '<': 'legfeljebb',
    '<=': 'legfeljebb',
    '==': 'pontosan',
  };
  return `${word[cmp]} ${least} ${noun} van${place}`;
}

/** The requirement for choosing a line. */
export function lineWith(cond: Condition): string {
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...counted } = cond.left.count;
    return `amelyben ${comparison({ ...cond, left: { count: counted } })}`;
  }
  return `ahol ${condition(cond)}`;
}
