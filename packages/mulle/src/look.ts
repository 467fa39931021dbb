/**
 * One look at the table for the seat that is to move: all that rule 5 asks of
 * the piles, gathered in masks. There is one look at a time, shared by all
 * states; it is good until the next survey.
 */
import { CARDS, HALF, HAND_VALUE, SPECIAL, TOP_VALUE } from './cards.ts';
import {
  BUILD,
  COUNT,
  KIND_SHIFT,
  LOCKED,
  ONE_CARD,
  OWNER_SHIFT,
  PILES,
  SINGLE,
  STRIDE,
  TABLE,
  TWO_CARDS,
  VALUE,
  type State,
} from './state.ts';
import type { Options } from './types.ts';

/** What the table offers to the seat at turn. Masks over values have bit v for value v. */
class Look {
  piles = 0;
  /** Values of the seat's own and of the other's builds. */
  own = 0;
  theirs = 0;
  /** Values of the other's builds that a trotta cannot take over. */
  closed = 0;
  /** Kinds that lie as singles. */
  singles0 = 0;
  singles1 = 0;
  /** Values of singles; of those there at least twice. */
  once = 0;
  twice = 0;
  /** Values of pairs that a trotta gathers whole: plain piles of two and open builds of two. */
  pairs = 0;
  /** Hand values up to 13 that some pile has, and that some sum group makes. */
  direct = 0;
  sums = 0;
  /** Values of piles that may be built on. */
  bases = 0;
  baseCount = 0;
}

export const look: Look = new Look();
/** Piles of each value as a set, right for the first 31 piles; the place of the build of each value. */
export const directSet: Int32Array = new Int32Array(TOP_VALUE + 1);
export const buildPlace: Uint8Array = new Uint8Array(TOP_VALUE + 1);
const itemCount = new Uint8Array(SPECIAL);
export const basePlace: Uint8Array = new Uint8Array(CARDS);
export const baseValue: Uint8Array = new Uint8Array(CARDS);
export const baseIsBuild: Uint8Array = new Uint8Array(CARDS);

/** Looks at the table with the eyes of `seat`. */
export function survey(state: State, seat: number): void {
  const at = state.at;
  const options = state.options;
  const piles = at[PILES]!;
  const inSums = options.buildsInSums;
  const access = options.openAccess;
  let own = 0;
  let theirs = 0;
  let closed = 0;
  let singles0 = 0;
  let singles1 = 0;
  let once = 0;
  let twice = 0;
  let pairs = 0;
  let direct = 0;
  let bases = 0;
  let baseCount = 0;
  for (let v = 0; v <= TOP_VALUE; v++) directSet[v] = 0;
  for (let v = 0; v < SPECIAL; v++) itemCount[v] = 0;
  for (let i = 0, p = TABLE; i < piles; i++, p += STRIDE) {
    const word = at[p]!;
    const value = word & VALUE;
    if ((word & SINGLE) === ONE_CARD) {
      const kind = word >>> KIND_SHIFT;
      if (kind < HALF) singles0 |= 1 << kind;
      else singles1 |= 1 << (kind - HALF);
      twice |= once & (1 << value);
      once |= 1 << value;
      basePlace[baseCount] = i;
      baseIsBuild[baseCount] = 0;
      baseValue[baseCount++] = value;
      bases |= 1 << value;
      itemCount[value] = itemCount[value]! + 1;
    } else {
      if (value > TOP_VALUE) continue;
      const two = (word & COUNT) === TWO_CARDS;
      if ((word & BUILD) === 0) {
        if (two) pairs |= 1 << value;
        if (value < SPECIAL) itemCount[value] = itemCount[value]! + 1;
      } else {
        const mine = ((word >>> OWNER_SHIFT) & 1) === seat;
        const bit = 1 << value;
        const isOpen = (word & LOCKED) === 0;
        buildPlace[value] = i;
        if (mine) own |= bit;
        else {
          theirs |= bit;
          if (!isOpen || (word & COUNT) > TWO_CARDS) closed |= bit;
        }
        if (isOpen) {
          if (two) pairs |= bit;
          // Rule 5.2a.
          if (access === 'anyone' || mine === (access === 'owner')) {
            basePlace[baseCount] = i;
            baseIsBuild[baseCount] = 1;
            baseValue[baseCount++] = value;
            bases |= bit;
          }
        }
        if (inSums && value < SPECIAL) itemCount[value] = itemCount[value]! + 1;
      }
    }
    direct |= 1 << value;
    directSet[value] = directSet[value]! | (1 << (i & 31));
  }
  let reach = 1;
  let sums = 0;
  for (let v = 1; v < SPECIAL; v++) {
    // Before piles of value v join: a group of one pile is a direct match.
    sums |= reach & (1 << v);
    for (let n = itemCount[v]!; n > 0 && v <= 12; n--) reach |= (reach << v) & 0x3fff;
  }
  look.piles = piles;
  look.own = own;
  look.theirs = theirs;
  look.closed = closed;
  look.singles0 = singles0;
  look.singles1 = singles1;
  look.once = once;
  look.twice = twice;
  look.pairs = pairs;
  look.direct = direct;
  look.sums = sums;
  look.bases = bases;
  look.baseCount = baseCount;
}

/** Table values V for which the set M of rule 5.3 is not empty. */
export function gatherable(): number {
  let sums = look.once | look.pairs;
  for (let rest = look.once; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const value = 31 - Math.clz32(bit);
    sums |= ((look.once & ~bit) | (look.twice & bit)) << value;
  }
  return sums;
}

/** Can a card of this kind capture anything (rule 5.1)? */
export function canCapture(options: Options, kind: number): boolean {
  const h = HAND_VALUE[kind]!;
  if (hasTwin(options, kind, h)) return true;
  const values = h >= SPECIAL ? look.own | look.theirs : look.direct | look.sums;
  return ((values >>> h) & 1) !== 0;
}

/** Rule 5.1a: the twin lies as a single, and the rule holds for this card. */
export function hasTwin(options: Options, kind: number, h: number): boolean {
  if (h >= SPECIAL && !options.twinTakesSpecial) return false;
  return kind < HALF
    ? ((look.singles0 >>> kind) & 1) !== 0
    : ((look.singles1 >>> (kind - HALF)) & 1) !== 0;
}

/** The pile of the twin, which lies as a single. */
export function twinPlace(at: Int32Array, kind: number): number {
  let p = TABLE;
  while ((at[p]! & SINGLE) !== ONE_CARD || at[p]! >>> KIND_SHIFT !== kind) p += STRIDE;
  return (p - TABLE) / STRIDE;
}

/** Rule 5.2: the values that a card of table value t could be built to if a taker were held. */
export function buildValues(options: Options, t: number): number {
  let values = 0;
  for (let b = 0; b < look.baseCount; b++) {
    const value = baseValue[b]!;
    const up = value + t;
    const down = value > t ? value - t : t - value;
    if (up <= TOP_VALUE && ((look.theirs >>> up) & 1) === 0) values |= 1 << up;
    if (!options.upDown || baseIsBuild[b] === 0 || down === 0) continue;
    if (down === value || ((look.theirs >>> down) & 1) === 0) values |= 1 << down;
  }
  return values;
}
