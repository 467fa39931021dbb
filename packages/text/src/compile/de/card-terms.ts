/** The cards, counts and conditions of Compile's card texts in German. */
import type { Amount, Condition, Expr, Filter, Selector, ValueTest } from '@pakli/compile';
import { listed, plus, sayCase, spaced, type By, type Cases, type Compare } from '../card-text.ts';

/** Adjective endings: `1 verdeckte Karte`, `deiner verdeckten Karten`. */
type Ending = 'e' | 'en';

/** Whose hand or deck, relative to the acting player: `deine`, `seine`. */
export const own = (by: By, ending = 'e'): string =>
  `${by === undefined ? 'dein' : by === 'both' ? 'ihr' : 'sein'}${ending}`;

/** The other player's: `deines Gegners`, or the reader's. */
export const ofOther = (noun: string, by: By): string =>
  by === 'opponent' ? `deines ${noun}s` : `des ${noun}s deines Gegners`;

export const oder = (parts: readonly (string | number)[]): string => listed(parts, 'oder');

export const side = (whose: 'own' | 'opp', mine: string, theirs: string): string =>
  whose === 'own' ? mine : theirs;

export function number(expr: Expr | 'num'): string {
  if (expr === 'num') return 'die genannte Zahl';
  if (typeof expr === 'number') return String(expr);
  if ('count' in expr) return `die Anzahl ${ofMany(expr.count)}`;
  if ('handSize' in expr) {
    return `die Anzahl der Karten auf ${side(expr.handSize, 'deiner Hand', 'der Hand deines Gegners')}`;
  }
  if ('trashSize' in expr) {
    return `die Anzahl der Karten in ${side(expr.trashSize, 'deiner Ablage', 'der Ablage deines Gegners')}`;
  }
  if ('distinctProtocols' in expr) return `die Anzahl der ${protocols(expr, 'en')}`;
  if ('valueOfCard' in expr) return 'der Wert der Karte';
  if ('tally' in expr) return plus('diese Anzahl', expr.plus);
  const [whole, part] = expr.floorDiv;
  return `${number(whole)} geteilt durch ${number(part)}, abgerundet`;
}

function protocols(
  { distinctProtocols }: { distinctProtocols: 'field' | 'thisLine' },
  ending: Ending,
): string {
  const where = distinctProtocols === 'field' ? 'im Feld' : 'in dieser Bahn';
  return `verschieden${ending} Protokolle auf offenen Karten ${where}`;
}

/** How many cards of a hand or deck. */
export function amount(count: Amount, by: By, filter: Filter = {}): string {
  const noun = nounOf(filter);
  if (typeof count === 'number') return `${count} ${noun}${count === 1 ? '' : 'n'}`;
  if (count === 'all') return `alle ${noun}n`;
  if (count === 'hand') return `${own(by)} Hand`;
  if (count === 'deck') return `${own(by, '')} Deck`;
  if ('min' in count) {
    return count.min === 0 ? 'beliebig viele Karten' : `${count.min} oder mehr Karten`;
  }
  if ('tally' in count) return plus('ebenso viele Karten', count.plus);
  if ('valueOfCard' in count) return 'so viele Karten, wie der Wert der Karte angibt,';
  if ('count' in count) return `1 Karte für jede ${one(count.count)}`;
  if ('distinctProtocols' in count) return `1 Karte für jedes der ${protocols(count, 'en')}`;
  return `so viele Karten wie ${number(count)}`;
}

export function test(value: ValueTest): string {
  if ('in' in value) return `mit Wert ${oder(value.in)}`;
  if ('eq' in value) return value.eq === 'num' ? 'mit dem genannten Wert' : 'mit demselben Wert';
  // The number stands in the dative.
  const than = number('lt' in value ? value.lt : value.gt).replace(/^die /, 'der ');
  return `mit einem Wert ${'lt' in value ? 'unter' : 'über'} ${than}`;
}

/** `Karte`, `Fire-Karte`. */
export function nounOf({ protocol, protocolNot }: Filter): string {
  if (protocol !== undefined) return `${protocol}-Karte`;
  return protocolNot === undefined ? 'Karte' : `Nicht-${protocolNot}-Karte`;
}

function adjectives(selector: Selector, ending: Ending): string {
  const { other, cover, face } = selector;
  return [
    selector.in === undefined ? '' : `gezogen${ending} `,
    other ? `ander${ending} ` : '',
    cover === 'covered' ? `überdeckt${ending} ` : '',
    face === undefined ? '' : `${face === 'up' ? 'offen' : 'verdeckt'}${ending} `,
  ].join('');
}

const LINES = {
  this: 'in dieser Bahn',
  other: 'in einer anderen Bahn',
  current: 'dort',
  lineOfThat: 'in derselben Bahn',
  lineOfPlate: 'in seiner Bahn',
} as const;

/** After the noun. */
function details(selector: Selector, single: boolean): string {
  const { cover, line, stack, value, extreme, lineWhere } = selector;
  return spaced([
    cover === 'any' && single ? '(auch überdeckt)' : '',
    value === undefined ? '' : test(value),
    extreme === undefined ? '' : `mit dem ${extreme === 'max' ? 'höchsten' : 'niedrigsten'} Wert`,
    stack === undefined ? '' : 'in diesem Stapel',
    line === undefined ? '' : LINES[line],
    lineWhere === undefined ? '' : `in einer Bahn, in der ${condition(lineWhere)},`,
  ]);
}

/** `verdeckte Karten deines Gegners in dieser Bahn`. */
export function many(selector: Selector, ending: Ending): string {
  const { side: whose } = selector;
  const mine = whose === 'own' ? (ending === 'e' ? 'deine ' : 'deiner ') : '';
  const theirs = whose === 'opp' ? ' deines Gegners' : '';
  const end = whose === 'own' ? 'en' : ending;
  return `${mine}${adjectives(selector, end)}${nounOf(selector)}n${theirs}${details(selector, false)}`;
}

/** In the genitive: `der verdeckten Karten`. */
function ofMany(selector: Selector): string {
  return `${selector.side === 'own' ? '' : 'der '}${many(selector, 'en')}`;
}

function one(selector: Selector): string {
  const { side: whose } = selector;
  const theirs = whose === 'opp' ? ' deines Gegners' : '';
  return `${whose === 'own' ? 'deiner ' : ''}${adjectives(selector, whose === 'own' ? 'en' : 'e')}${nounOf(selector)}${whose === 'own' ? 'n' : ''}${theirs}${details(selector, false)}`;
}

/** The objects of a step. */
export function target(selector: Selector, by: By): string {
  const { ref, pick, side: whose } = selector;
  if (ref !== undefined)
    return ref === 'self' ? 'diese Karte' : ref === 'that' ? 'die Karte' : 'sie';
  if (pick === 'all') return `alle ${many(selector, 'en')}`;
  const noun = nounOf(selector);
  const rest = details(selector, true);
  if (pick === 'each') return `jede ${adjectives(selector, 'e')}${noun}${rest}`;
  if (whose === undefined || whose === 'any') return `1 ${adjectives(selector, 'e')}${noun}${rest}`;
  // `side` is relative to the card, the words to the acting player.
  const mine = (whose === 'own') === (by === undefined);
  if (!mine && by === undefined)
    return `1 ${adjectives(selector, 'e')}${noun} deines Gegners${rest}`;
  return `1 ${mine ? own(by, 'er') : 'deiner'} ${adjectives(selector, 'en')}${noun}n${rest}`;
}

const CONDITIONS: Cases<Condition, 'cond'> = {
  selfCovered: () => 'diese Karte überdeckt ist',
  selfCovering: () => 'diese Karte eine andere überdeckt',
  oppTotalHigher: (cond) =>
    cond.line === 'this'
      ? 'dein Gegner in dieser Bahn die höhere Summe hat'
      : 'dein Gegner die höhere Summe hat',
  exists: (cond) => `es eine ${one(cond.target)} gibt`,
  protocolIs: () => 'die Karte vom genannten Protokoll ist',
  compare: (cond) => comparison(cond),
};

/** With the verb at the end, as after `wenn`. */
export const condition = (cond: Condition): string => sayCase(CONDITIONS, 'cond', cond);

function comparison({ left, cmp, right }: Compare): string {
  if (typeof left === 'object' && typeof right === 'number') {
    if ('handSize' in left) {
      const held = cmp === '==' && right === 0 ? 'keine Karten' : bound(cmp, right, 'Karten');
      return side(
        left.handSize,
        `du ${held} auf der Hand hast`,
        `dein Gegner ${held} auf der Hand hat`,
      );
    }
    if ('trashSize' in left) {
      const where = side(left.trashSize, 'deiner Ablage', 'der Ablage deines Gegners');
      return `in ${where} ${bound(cmp, right, 'Karten')} liegen`;
    }
    if ('count' in left) return `es ${bound(cmp, right, many(left.count, 'e'))} gibt`;
    if ('distinctProtocols' in left) return `es ${bound(cmp, right, protocols(left, 'e'))} gibt`;
  }
  return `${number(left)} ${cmp} ${number(right)} ist`;
}

function bound(cmp: Compare['cmp'], n: number, noun: string): string {
  return {
    '>': n === 0 ? noun : `mehr als ${n} ${n === 1 ? noun.replace(/^Karten$/, 'Karte') : noun}`,
    '>=': `${n} oder mehr ${noun}`,
    '<': `weniger als ${n} ${noun}`,
    '<=': `höchstens ${n} ${noun}`,
    '==': `genau ${n} ${noun}`,
  }[cmp];
}

/** The requirement for choosing a line. */
export function lineWith(cond: Condition): string {
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...counted } = cond.left.count;
    return `mit ${bound(cond.cmp, Number(cond.right), many(counted, 'en'))}`;
  }
  return `, in der ${condition(cond)},`;
}
