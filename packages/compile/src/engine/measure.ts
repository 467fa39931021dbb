/**
 * Measures the cards in the field: values and totals (RULES 5), selected cards, numbers and
 * conditions (RULES 9.1). All of it is relative to one text: see viewpoint.ts.
 */
import { HAS, type BoxText } from '../program/program.ts';
import type * as T from '../program/terms.ts';
import * as S from '../state.ts';
import { isStack, lineOf, topOf, zoneOf, type CardSlot, type State } from '../state.ts';
import { inForce } from './field-index.ts';
import { inMask } from './stack.ts';
import { downValue, lineOfCard, valueOf } from './values.ts';
import { viewpoint } from './viewpoint.ts';

const LINE_TOTAL = HAS.lineTotal;
const CARD_VALUE = HAS.cardValue;

/** What lasting rules add to a player's total in a line. */
function added(state: State, box: BoxText, card: CardSlot, side: number, player: number): number {
  const { source, owner } = viewpoint;
  let sum = 0;
  viewpoint.source = card;
  viewpoint.owner = side;
  for (const { rule, add, when } of box.rules) {
    if (rule.rule !== 'modify' || rule.what !== 'lineTotal' || add === null) continue;
    if ((rule.whose === 'own') !== (side === player)) continue;
    if (when === null || holds(state, when)) sum += amountOf(state, add);
  }
  viewpoint.source = source;
  viewpoint.owner = owner;
  return sum;
}

/** RULES 5: never below 0. */
export function total(state: State, player: number, line: number): number {
  const { zones, size, up, def, program } = state;
  let sum = 0;
  const own = zoneOf(player, S.STACK + line);
  const other = zoneOf(1 - player, S.STACK + line);
  let down = 0;
  for (let i = own * S.CARDS, end = i + size[own]!; i < end; i++) {
    const card = zones[i]!;
    if (up[card] === 0) {
      down++;
      continue;
    }
    sum += program.value[def[card]!]!;
    if ((program.topHas[def[card]!]! & LINE_TOTAL) === 0) continue;
    sum += added(state, program.texts[def[card]!]!.top, card, player, player);
  }
  if (down > 0) sum += down * downValue(state, own);
  if ((state.now[S.HAVE]! & LINE_TOTAL) === 0) return sum;
  for (let i = other * S.CARDS, end = i + size[other]!; i < end; i++) {
    const card = zones[i]!;
    if (up[card] === 0 || (program.topHas[def[card]!]! & LINE_TOTAL) === 0) continue;
    sum += added(state, program.texts[def[card]!]!.top, card, 1 - player, player);
  }
  return sum < 0 ? 0 : sum;
}

/** The totals by player and line, from `measureLines`. */
export const totals: Int32Array = new Int32Array(6);

/** All six totals at once. Scans cards only where a rule in force changes what they count. */
export function measureLines(state: State): void {
  const { worth } = state;
  const changed = inForce(state, LINE_TOTAL | CARD_VALUE);
  for (let at = 0; at < 6; at++) {
    const player = at < 3 ? 0 : 1;
    if (changed) totals[at] = total(state, player, at - 3 * player);
    else totals[at] = worth[zoneOf(player, S.STACK + at - 3 * player)]!;
  }
}

/** RULES 5: a tie is no lead. */
export function leads(state: State, player: number, line: number): boolean {
  return total(state, player, line) > total(state, 1 - player, line);
}

/** A number of the algebra; below 0 counts as 0. A whole zone exceeds any number. */
export function amountOf(state: State, num: T.Quantity): number {
  switch (num.kind) {
    case 'fixed':
    case 'atLeast':
      return num.n;
    case 'count':
      return num.sel === null ? 0 : scan(state, num.sel, null);
    case 'hand':
      return state.size[zoneOf(num.own ? viewpoint.owner : 1 - viewpoint.owner, S.HAND)]!;
    case 'trash':
      return state.size[zoneOf(num.own ? viewpoint.owner : 1 - viewpoint.owner, S.TRASH)]!;
    case 'protocols':
      return protocolsIn(state, num.own ? lineOfCard(state, viewpoint.source) : -1);
    case 'value':
      return viewpoint.that === S.NO_CARD ? 0 : valueOf(state, viewpoint.that);
    case 'tally':
      return Math.max(0, viewpoint.num + num.n);
    case 'quotient':
      return num.a === null || num.b === null
        ? 0
        : Math.floor(amountOf(state, num.a) / amountOf(state, num.b));
    case 'whole':
      return S.CARDS;
    default:
      return num.kind satisfies never;
  }
}

/** Different protocols on face-up cards, in one line or (below 0) in all. */
function protocolsIn(state: State, only: number): number {
  let protocols = 0;
  for (let side = 0; side < 2; side++) {
    for (let line = 0; line < 3; line++) {
      if (only >= 0 && line !== only) continue;
      const zone = zoneOf(side, S.STACK + line);
      for (let i = zone * S.CARDS, end = i + state.size[zone]!; i < end; i++) {
        const card = state.zones[i]!;
        if (state.up[card] !== 0) protocols |= 1 << state.program.protocol[state.def[card]!]!;
      }
    }
  }
  let count = 0;
  for (let rest = protocols; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether a condition holds; `line` is that of the candidate. */
export function holds(state: State, cond: T.Predicate, line: number = viewpoint.line): boolean {
  switch (cond.kind) {
    case 'selfCovered': {
      const zone = state.place[viewpoint.source]!;
      return isStack(zone) && topOf(state, zone) !== viewpoint.source;
    }
    case 'selfCovering': {
      const zone = state.place[viewpoint.source]!;
      return isStack(zone) && state.zones[zone * S.CARDS] !== viewpoint.source;
    }
    case 'compare': {
      if (cond.left === null || cond.right === null) return false;
      const left = amountOf(state, cond.left);
      const right = amountOf(state, cond.right);
      switch (cond.cmp) {
        case '>':
          return left > right;
        case '>=':
          return left >= right;
        case '<':
          return left < right;
        case '<=':
          return left <= right;
        case '==':
          return left === right;
      }
    }
    // falls through: the inner switch always returns
    case 'oppTotalHigher': {
      const at = cond.candidate ? line : lineOfCard(state, viewpoint.source);
      return at >= 0 && leads(state, 1 - viewpoint.owner, at);
    }
    case 'exists':
      return cond.sel !== null && scan(state, cond.sel, null) > 0;
    case 'protocolIs':
      return (
        viewpoint.that !== S.NO_CARD &&
        viewpoint.named >= 0 &&
        state.program.texts[state.def[viewpoint.that]!]!.protocol === viewpoint.named
      );
    default:
      return false;
  }
}

/** The line named by a selector; -2 if it does not exist, -1 for any. */
function lineMeant(state: State, sel: T.CardQuery): number {
  switch (sel.line) {
    case 'this':
    case 'other': {
      const line = lineOfCard(state, viewpoint.source);
      return line < 0 ? -2 : line;
    }
    case 'current':
      return viewpoint.line;
    case 'lineOfThat': {
      const zone = viewpoint.that === S.NO_CARD ? S.COMMITTED : state.place[viewpoint.that]!;
      return isStack(zone) ? lineOf(zone) : -2;
    }
    case 'lineOfPlate':
      return viewpoint.named >= 0 ? viewpoint.named : -2;
    case null:
      return -1;
    default:
      return sel.line satisfies never;
  }
}

/** RULES 5: whether a printed or present value passes the test. */
export function passes(state: State, sel: T.CardQuery, value: number): boolean {
  const { kind, set, to } = sel.test;
  if (kind === 'none') return true;
  if (kind === 'in') return ((set >> value) & 1) !== 0;
  if (to === null || (to.kind === 'value' && viewpoint.that === S.NO_CARD)) return false;
  const right = amountOf(state, to);
  if (kind === 'eq') return value === right;
  return kind === 'lt' ? value < right : kind === 'gt' && value > right;
}

/** Whether a card outside the field passes a filter: printed value and protocol. */
export function fits(state: State, filter: T.CardQuery | null, card: CardSlot): boolean {
  if (filter === null) return true;
  const text = state.program.texts[state.def[card]!]!;
  if (filter.protocol >= 0 && text.protocol !== filter.protocol) return false;
  if (filter.protocolNot >= 0 && text.protocol === filter.protocolNot) return false;
  return passes(state, filter, text.value);
}

const CANDIDATE_LINES = new Uint8Array(3);

/**
 * The cards in the field that a selector means, P0's side first, by line, bottom to top. Returns
 * how many; writes them to `into` if given.
 */
export function scan(state: State, sel: T.CardQuery, into: Uint8Array | null): number {
  if (sel.ref !== null) {
    const card = sel.ref === 'self' ? viewpoint.source : viewpoint.that;
    if (card === S.NO_CARD || !isStack(state.place[card]!)) return 0;
    if (into !== null) into[0] = card;
    return 1;
  }
  const meant = lineMeant(state, sel);
  if (meant === -2) return 0;
  const test = sel.test;
  let right = 0;
  if (test.to !== null) {
    if (test.to.kind === 'value' && viewpoint.that === S.NO_CARD) return 0;
    right = amountOf(state, test.to);
  }
  if (sel.where !== null) {
    for (let line = 0; line < 3; line++) {
      CANDIDATE_LINES[line] = holds(state, sel.where, line) ? 1 : 0;
    }
  }
  const { zones, size, up } = state;
  const own = viewpoint.owner;
  let count = 0;
  let best = -1;
  for (let side = 0; side < 2; side++) {
    if (sel.side !== 'any' && (sel.side === 'own') !== (side === own)) continue;
    for (let line = 0; line < 3; line++) {
      if (meant >= 0 && (sel.line === 'other') === (line === meant)) continue;
      const zone = zoneOf(side, S.STACK + line);
      const n = size[zone]!;
      if (n === 0 || (sel.where !== null && CANDIDATE_LINES[line] === 0)) continue;
      if (sel.stackThis && zone !== state.place[viewpoint.source]) continue;
      const base = zone * S.CARDS;
      const first = sel.cover === 'uncovered' ? n - 1 : 0;
      const end = sel.cover === 'covered' ? n - 1 : n;
      for (let i = first; i < end; i++) {
        const card = zones[base + i]!;
        const isUp = up[card] !== 0;
        if (sel.face === 'up' ? !isUp : sel.face === 'down' && isUp) continue;
        if (sel.other && card === viewpoint.source) continue;
        if (sel.protocol >= 0 || sel.protocolNot >= 0) {
          if (!isUp) continue;
          const protocol = state.program.protocol[state.def[card]!]!;
          if (sel.protocol >= 0 && protocol !== sel.protocol) continue;
          if (protocol === sel.protocolNot) continue;
        }
        if (sel.drawn && !inMask(viewpoint.low, viewpoint.high, card)) continue;
        if (test.kind !== 'none') {
          const value = valueOf(state, card);
          if (test.kind === 'in') {
            if (((test.set >> value) & 1) === 0) continue;
          } else if (
            test.kind === 'eq'
              ? value !== right
              : test.kind === 'lt'
                ? value >= right
                : value <= right
          )
            continue;
        }
        if (sel.extreme !== 0) {
          const value = valueOf(state, card) * sel.extreme;
          if (count > 0 && value < best) continue;
          if (count > 0 && value > best) count = 0;
          best = value;
        }
        if (into !== null) into[count] = card;
        count++;
      }
    }
  }
  return count;
}

/** Whether a line has a face-down card on either side. */
export function hasFaceDown(state: State, line: number): boolean {
  for (let side = 0; side < 2; side++) {
    const zone = zoneOf(side, S.STACK + line);
    for (let i = zone * S.CARDS, end = i + state.size[zone]!; i < end; i++) {
      if (state.up[state.zones[i]!] === 0) return true;
    }
  }
  return false;
}
