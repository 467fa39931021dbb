/**
 * Selectors, numbers and conditions of the algebra in the form in which they
 * are evaluated: every key a small number, nothing to look up by name.
 */
import { PROTOCOLS } from '../cards/index.ts';
import type { Amount, Condition, Expr, Filter, Selector } from '../cards/steps.ts';

export const ANY = 0;
export const OWN = 1;
export const OPP = 2;

export const UNCOVERED = 0;
export const COVERED = 1;
export const EITHER_COVER = 2;

export const UP = 1;
export const DOWN = 2;

export const LINE_ANY = 0;
export const LINE_THIS = 1;
export const LINE_OTHER = 2;
export const LINE_CURRENT = 3;
export const LINE_OF_THAT = 4;
export const LINE_OF_PLATE = 5;
const LINE_WORDS = { this: 1, other: 2, current: 3, lineOfThat: 4, lineOfPlate: 5 } as const;

export const REF_NONE = 0;
export const REF_SELF = 1;
export const REF_THAT = 2;

export const TEST_NONE = 0;
export const TEST_IN = 1;
export const TEST_EQ = 2;
export const TEST_LT = 3;
export const TEST_GT = 4;

/** The number of a protocol; -1 for none. */
export function protocolIndex(name: string | undefined): number {
  return name === undefined ? -1 : PROTOCOLS.findIndex((protocol) => protocol.name === name);
}

/** What a value is tested for: a set of values as bits, or a comparison. */
class Test {
  readonly kind: number;
  readonly set: number;
  readonly to: Quantity | null;
  constructor(test: Selector['value']) {
    this.kind =
      test === undefined
        ? TEST_NONE
        : 'in' in test
          ? TEST_IN
          : 'eq' in test
            ? TEST_EQ
            : 'lt' in test
              ? TEST_LT
              : TEST_GT;
    this.set =
      test !== undefined && 'in' in test
        ? test.in.reduce((set, value) => set | (1 << value), 0)
        : 0;
    const to =
      test === undefined || 'in' in test
        ? undefined
        : 'eq' in test
          ? test.eq
          : 'lt' in test
            ? test.lt
            : test.gt;
    this.to = to === undefined ? null : new Quantity(to === 'num' ? { tally: 'n' } : to);
  }
}

export class CardQuery {
  readonly ref: number;
  readonly side: number;
  readonly cover: number;
  readonly face: number;
  readonly line: number;
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
    this.ref = from.ref === 'self' ? REF_SELF : from.ref === 'that' ? REF_THAT : REF_NONE;
    this.side = from.side === 'own' ? OWN : from.side === 'opp' ? OPP : ANY;
    this.all = from.pick === 'all';
    this.each = from.pick === 'each';
    const whole = from.cover === 'any' || (from.cover === undefined && this.all);
    this.cover = whole ? EITHER_COVER : from.cover === 'covered' ? COVERED : UNCOVERED;
    this.face = from.face === 'up' ? UP : from.face === 'down' ? DOWN : ANY;
    this.line = from.line === undefined ? LINE_ANY : LINE_WORDS[from.line];
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

export const NUM_FIXED = 0;
export const NUM_COUNT = 1;
export const NUM_HAND = 2;
export const NUM_TRASH = 3;
export const NUM_PROTOCOLS = 4;
export const NUM_VALUE = 5;
export const NUM_TALLY = 6;
export const NUM_QUOTIENT = 7;
/** These two are amounts: n or more; a whole hand or deck, or all. */
export const NUM_AT_LEAST = 8;
export const NUM_WHOLE = 9;

function whose(side: 'own' | 'opp'): number {
  return side === 'own' ? OWN : OPP;
}

export class Quantity {
  readonly kind: number;
  /** The number itself, what is added, or whose: 1 own, 2 opp, or only this line. */
  readonly n: number;
  readonly sel: CardQuery | null = null;
  readonly a: Quantity | null = null;
  readonly b: Quantity | null = null;

  constructor(from: Expr | Amount) {
    if (typeof from === 'number') [this.kind, this.n] = [NUM_FIXED, from];
    else if (typeof from === 'string') [this.kind, this.n] = [NUM_WHOLE, 0];
    else if ('count' in from) {
      [this.kind, this.n] = [NUM_COUNT, 0];
      this.sel = new CardQuery(from.count);
    } else if ('handSize' in from) [this.kind, this.n] = [NUM_HAND, whose(from.handSize)];
    else if ('trashSize' in from) [this.kind, this.n] = [NUM_TRASH, whose(from.trashSize)];
    else if ('distinctProtocols' in from) {
      [this.kind, this.n] = [NUM_PROTOCOLS, from.distinctProtocols === 'thisLine' ? 1 : 0];
    } else if ('valueOfCard' in from) [this.kind, this.n] = [NUM_VALUE, 0];
    else if ('tally' in from) [this.kind, this.n] = [NUM_TALLY, from.plus ?? 0];
    else if ('min' in from) [this.kind, this.n] = [NUM_AT_LEAST, from.min];
    else {
      [this.kind, this.n] = [NUM_QUOTIENT, 0];
      this.a = new Quantity(from.floorDiv[0]);
      this.b = new Quantity(from.floorDiv[1]);
    }
  }
}

export const COND_COVERED = 0;
export const COND_COVERING = 1;
export const COND_COMPARE = 2;
export const COND_BEHIND = 3;
export const COND_EXISTS = 4;
export const COND_PROTOCOL = 5;

export class Predicate {
  readonly kind: number;
  readonly left: Quantity | null = null;
  readonly right: Quantity | null = null;
  readonly cmp: '>' | '>=' | '<' | '<=' | '==' = '==';
  readonly sel: CardQuery | null = null;
  /** Tested for the line of each candidate instead of the source's. */
  readonly candidate: boolean = false;

  constructor(from: Condition) {
    switch (from.cond) {
      case 'selfCovered':
        this.kind = COND_COVERED;
        break;
      case 'selfCovering':
        this.kind = COND_COVERING;
        break;
      case 'compare':
        this.kind = COND_COMPARE;
        this.left = new Quantity(from.left);
        this.right = new Quantity(from.right);
        this.cmp = from.cmp;
        break;
      case 'oppTotalHigher':
        this.kind = COND_BEHIND;
        this.candidate = from.line === 'candidate';
        break;
      case 'exists':
        this.kind = COND_EXISTS;
        this.sel = new CardQuery(from.target);
        break;
      case 'protocolIs':
        this.kind = COND_PROTOCOL;
    }
  }
}
