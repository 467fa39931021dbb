/** The cards of the field and the lines that a text means, and how many. */
import { valueOf } from './lasting.ts';
import {
  field,
  find,
  inField,
  isUncovered,
  LINES,
  PLAYERS,
  type Card,
  type Line,
  type Player,
  type Text,
} from './state.ts';

export type Amount = number | ((text: Text) => number);

export function amountOf(amount: Amount, text: Text): number {
  return Math.max(0, typeof amount === 'number' ? amount : amount(text));
}

/** Which cards of the field; by default one uncovered card of either player. */
export interface Which {
  readonly card?: 'this' | 'that';
  readonly side?: 'own' | 'opp';
  readonly cover?: 'covered' | 'any';
  readonly face?: 'up' | 'down';
  readonly line?: 'this' | 'other' | 'current' | 'of that' | 'of plate';
  readonly stack?: 'this';
  readonly other?: true;
  readonly extreme?: 'highest' | 'lowest';
  readonly protocol?: string;
  readonly not?: string;
  readonly pick?: 'all' | 'each';
  value?(value: number, text: Text): boolean;
  inLine?(line: Line, text: Text): boolean;
}

/** The line of a text's card, or the one it left. */
export function thisLine({ model, card }: Text): Line | undefined {
  const where = find(model, card);
  if (where.zone === 'stack') return where.line;
  return where.zone === 'way' ? where.way.left : undefined;
}

export function lineOf(text: Text, card: Card): Line | undefined {
  const where = find(text.model, card);
  return where.zone === 'stack' ? where.line : undefined;
}

function sideOf(text: Text, card: Card): Player | undefined {
  const where = find(text.model, card);
  return where.zone === 'stack' ? where.player : undefined;
}

/** The cards of the field that a text means. */
export function meant(text: Text, which: Which): Card[] {
  const { model, bound } = text;
  if (which.card !== undefined) {
    const card = which.card === 'this' ? text.card : bound.that;
    return card !== undefined && inField(model, card) ? [card] : [];
  }
  const cards = field(model).filter((card) => matches(text, which, card));
  if (which.extreme === undefined) return cards;
  const values = cards.map((card) => valueOf(model, card));
  const end = which.extreme === 'highest' ? Math.max(...values) : Math.min(...values);
  return cards.filter((card) => valueOf(model, card) === end);
}

function matches(text: Text, which: Which, card: Card): boolean {
  const { model, bound } = text;
  const line = lineOf(text, card);
  const side = sideOf(text, card);
  if (line === undefined) return false;
  if (which.side !== undefined && (which.side === 'own') !== (side === text.owner)) return false;
  const cover = which.cover ?? (which.pick === 'all' ? 'any' : 'uncovered');
  if (cover !== 'any' && isUncovered(model, card) === (cover === 'covered')) return false;
  if (which.face !== undefined && card.up !== (which.face === 'up')) return false;
  if (which.other && card === text.card) return false;
  if (which.line === 'this' && line !== thisLine(text)) return false;
  if (which.line === 'other' && line === thisLine(text)) return false;
  if (which.line === 'current' && line !== text.current) return false;
  if (which.line === 'of plate' && line !== bound.plateLine) return false;
  if (which.line === 'of that') {
    if (bound.that === undefined || line !== lineOf(text, bound.that)) return false;
  }
  if (which.stack && (line !== thisLine(text) || side !== text.owner)) return false;
  if (which.protocol !== undefined && !(card.up && card.protocol === which.protocol)) return false;
  if (which.not !== undefined && !(card.up && card.protocol !== which.not)) return false;
  if (which.inLine?.(line, text) === false) return false;
  return which.value?.(valueOf(model, card), text) ?? true;
}

export function count(which: Which): (text: Text) => number {
  return (text) => meant(text, which).length;
}

/** Different protocols on face-up cards. */
export function protocols(where: 'field' | 'line'): (text: Text) => number {
  return (text) => {
    const cards = field(text.model).filter(
      (card) => card.up && (where === 'field' || lineOf(text, card) === thisLine(text)),
    );
    return new Set(cards.map(({ protocol }) => protocol)).size;
  };
}
export function linesFor(
  text: Text,
  line: 'any' | 'this' | 'other' | 'current' | 'with face-down',
): Line[] {
  const home = thisLine(text);
  return LINES.filter((one) => {
    if (line === 'this') return one === home;
    if (line === 'other') return one !== home;
    if (line === 'current') return one === text.current;
    return line === 'any' || hasFaceDown(text, one);
  });
}

function hasFaceDown({ model }: Text, line: Line): boolean {
  return PLAYERS.some((player) => model.sides[player].stacks[line].some(({ up }) => !up));
}

export type Lines = 'any' | 'other' | 'with own card' | 'with face-down';

export function linesOf(text: Text, lines: Lines): Line[] {
  const home = thisLine(text);
  return LINES.filter((line) => {
    if (lines === 'other') return line !== home;
    if (lines === 'with own card') return text.model.sides[text.owner].stacks[line].length > 0;
    return lines === 'any' || hasFaceDown(text, line);
  });
}
