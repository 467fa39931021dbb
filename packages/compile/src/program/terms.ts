/**
 * Selectors, numbers and conditions of the algebra in evaluable form: every key is there, and names
 * of protocols are numbers.
 */
import { PROTOCOLS } from '../cards/index.ts';
import type { Amount, Condition, Expr, Filter, Selector } from '../cards/steps.ts';

/** The number of a protocol; -1 for none. */
export function protocolIndex(name: string | undefined): number {
  return name === undefined ? -1 : PROTOCOLS.findIndex((protocol) => protocol.name === name);
}

/** A test of a value: a set of values as bits, or a comparison. */
class Test {
  readonly kind: 'none' | 'in' | 'eq' | 'lt' | 'gt' = 'none';
  readonly set: number = 0;
  readonly to: Quantity | null = null;

  constructor(test: Selector['value']) {
    if (test === undefined) return;
    if ('in' in test) {
      this.kind = 'in';
      this.set = test.in.reduce((set, value) => set | (1 << value), 0);
      return;
    }
    this.kind = 'eq' in test ? 'eq' : 'lt' in test ? 'lt' : 'gt';
    const to = 'eq' in test ? test.eq : 'lt' in test ? test.lt : test.gt;
    this.to = new Quantity(to === 'num' ? { tally: 'n' } : to);
  }
}

export class CardQuery {
  readonly ref: 'self' | 'that' | null;
  readonly side: 'any' | 'own' | 'opp';
  readonly cover: 'uncovered' | 'covered' | 'any';
  readonly face: 'up' | 'down' | null;
  readonly line: NonNullable<Selector['line']> | null;
  readonly stackThis: boolean;
  readonly other: boolean;
  readonly test: Test;
  /** 0, or 1 for the highest, -1 for the lowest. */
  readonly extreme: number;
  readonly protocol: number;
  readonly protocolNot: number;
  readonly all: boolean;
  readonly each: boolean;
  readonly where: Predicate | null;
  readonly drawn: boolean;

  constructor(from: Selector) {
    this.ref = from.ref === 'self' || from.ref === 'that' ? from.ref : null;
    this.side = from.side ?? 'any';
    this.all = from.pick === 'all';
    this.each = from.pick === 'each';
    this.cover = from.cover ?? (this.all ? 'any' : 'uncovered');
    this.face = from.face ?? null;
    this.line = from.line ?? null;
    this.stackThis = from.stack !== undefined;
    this.other = from.other === true;
    this.test = new Test(from.value);
    this.extreme = from.extreme === undefined ? 0 : from.extreme === 'max' ? 1 : -1;
    this.protocol = protocolIndex(from.protocol);
    this.protocolNot = protocolIndex(from.protocolNot);
    this.where = from.lineWhere === undefined ? null : new Predicate(from.lineWhere);
    this.drawn = from.in !== undefined;
  }
}

export function filterOf(filter: Filter | undefined): CardQuery | null {
  return filter === undefined ? null : new CardQuery(filter);
}

/** A fixed number, a count, or an amount: this many or more, a whole hand or deck. */
export type QuantityKind =
  | 'fixed'
  | 'count'
  | 'hand'
  | 'trash'
  | 'protocols'
  | 'value'
  | 'tally'
  | 'quotient'
  | 'atLeast'
  | 'whole';

export class Quantity {
  readonly kind: QuantityKind;
  /** The number itself, or an addend. */
  readonly n: number = 0;
  /** Whose hand or trash; for protocols, those of this line alone. */
  readonly own: boolean = false;
  readonly sel: CardQuery | null = null;
  readonly a: Quantity | null = null;
  readonly b: Quantity | null = null;

  constructor(from: Expr | Amount) {
    if (typeof from === 'number') [this.kind, this.n] = ['fixed', from];
    else if (typeof from === 'string') this.kind = 'whole';
    else if ('count' in from) [this.kind, this.sel] = ['count', new CardQuery(from.count)];
    else if ('handSize' in from) [this.kind, this.own] = ['hand', from.handSize === 'own'];
    else if ('trashSize' in from) [this.kind, this.own] = ['trash', from.trashSize === 'own'];
    else if ('distinctProtocols' in from) {
      [this.kind, this.own] = ['protocols', from.distinctProtocols === 'thisLine'];
    } else if ('valueOfCard' in from) this.kind = 'value';
    else if ('tally' in from) [this.kind, this.n] = ['tally', from.plus ?? 0];
    else if ('min' in from) [this.kind, this.n] = ['atLeast', from.min];
    else {
      this.kind = 'quotient';
      this.a = new Quantity(from.floorDiv[0]);
      this.b = new Quantity(from.floorDiv[1]);
    }
  }
}

export class Predicate {
  readonly kind: Condition['cond'];
  readonly left: Quantity | null = null;
  readonly right: Quantity | null = null;
  readonly cmp: Extract<Condition, { cond: 'compare' }>['cmp'] = '==';
  readonly sel: CardQuery | null = null;
  /** Tested for the line of each candidate instead of the source's. */
  readonly candidate: boolean = false;

  constructor(from: Condition) {
    this.kind = from.cond;
    if (from.cond === 'compare') {
      this.left = new Quantity(from.left);
      this.right = new Quantity(from.right);
      this.cmp = from.cmp;
    } else if (from.cond === 'oppTotalHigher') this.candidate = from.line === 'candidate';
    else if (from.cond === 'exists') this.sel = new CardQuery(from.target);
  }
}
