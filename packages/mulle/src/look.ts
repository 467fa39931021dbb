/**
 * One look at the table for the seat that is to move: all that rule 5 asks of
 * the piles, gathered in masks. There is one look at a time, shared by all
 * states; it is good until the next survey.
 */
import { HALF, HAND_VALUE, SPECIAL, TOP_VALUE } from './cards.ts';
import {
  BUILD,
  COUNT,
  KIND_SHIFT,
  LOCKED,
  ONE_CARD,
  OWNED,
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
  /** Values of piles that may be built on; those piles as a set, up to `SET_PILES`. */
  bases = 0;
  baseSet = 0;
  /** Piles that cannot be members of sums, as a set. */
  notItems = 0;
}

export const look: Look = new Look();
/** Sets of piles in one word are right on tables of up to so many. */
export const SET_PILES = 31;
/** Piles of each value as a set, for values in `direct`; the place of the build of each value. */
export const directSet: Int32Array = new Int32Array(TOP_VALUE + 1);
export const buildPlace: Uint8Array = new Uint8Array(TOP_VALUE + 1);
const itemCount = new Uint8Array(TOP_VALUE + 1);
/** Values 1 to 12: nothing higher is a member of a sum. */
const LOW_VALUES = 0x1ffe;

/** Rule 5.2a: a single, or an open build that the seat may change. */
export function isBase(word: number, seat: number, options: Options): boolean {
  if ((word & BUILD) === 0) return (word & COUNT) === ONE_CARD;
  if ((word & LOCKED) !== 0) return false;
  const access = options.openAccess;
  return access === 'anyone' || (((word >>> OWNER_SHIFT) & 1) === seat) === (access === 'owner');
}

/** Looks at the table with the eyes of `seat`. */
export function survey(state: State, seat: number): void {
  const at = state.at;
  const options = state.options;
  const piles = at[PILES]!;
  const inSums = options.buildsInSums;
  let closed = 0;
  let singles0 = 0;
  let singles1 = 0;
  let once = 0;
  let twice = 0;
  let pairs = 0;
  let direct = 0;
  let bases = 0;
  let baseSet = 0;
  let notItems = 0;
  for (let v = 0; v <= TOP_VALUE; v++) directSet[v] = 0;
  for (let i = 0, p = TABLE; i < piles; i++, p += STRIDE) {
    const word = at[p]!;
    const value = word & VALUE;
    const bit = 1 << value;
    const set = 1 << i;
    if ((word & SINGLE) === ONE_CARD) {
      singles0 |= at[p + 1]!;
      singles1 |= at[p + 2]!;
      twice |= once & bit;
      once |= bit;
      baseSet |= set;
    } else {
      if (value > TOP_VALUE) continue;
      const two = (word & COUNT) === TWO_CARDS;
      if ((word & BUILD) === 0) {
        if (two) pairs |= bit;
      } else {
        if (!inSums) notItems |= set;
        buildPlace[value] = i;
        const isOpen = (word & LOCKED) === 0;
        if (((word >>> OWNER_SHIFT) & 1) !== seat && (!isOpen || (word & COUNT) > TWO_CARDS)) {
          closed |= bit;
        }
        if (isOpen && two) pairs |= bit;
        if (isBase(word, seat, options)) {
          baseSet |= set;
          bases |= bit;
        }
      }
    }
    directSet[value] = directSet[value]! | set;
    direct |= bit;
  }
  look.piles = piles;
  look.own = at[OWNED + seat]!;
  look.theirs = at[OWNED + 1 - seat]!;
  look.closed = closed;
  look.singles0 = singles0;
  look.singles1 = singles1;
  look.once = once;
  look.twice = twice;
  look.pairs = pairs;
  look.direct = direct;
  look.bases = bases | once;
  look.baseSet = baseSet;
  look.notItems = notItems;
  // Sums up to 13 that piles of lower values make: read off before piles of a
  // value join, for a group of one pile is a direct match.
  const large = piles > SET_PILES;
  if (large) countItems(at, piles, inSums);
  let reach = 1;
  let sums = 0;
  let above = 2;
  for (let rest = direct & LOW_VALUES; rest !== 0; rest &= rest - 1) {
    const v = 31 - Math.clz32(rest & -rest);
    sums |= reach & ((2 << v) - above);
    above = 2 << v;
    if (large) for (let n = itemCount[v]!; n > 0; n--) reach |= reach << v;
    else for (let n = directSet[v]! & ~notItems; n !== 0; n &= n - 1) reach |= reach << v;
  }
  look.sums = sums | (reach & ((1 << SPECIAL) - above));
}

function countItems(at: Int32Array, piles: number, inSums: boolean): void {
  itemCount.fill(0);
  for (let i = 0; i < piles; i++) {
    const word = at[TABLE + i * STRIDE]!;
    const value = word & VALUE;
    if (value > TOP_VALUE || (!inSums && (word & BUILD) !== 0)) continue;
    itemCount[value] = itemCount[value]! + 1;
  }
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
export function buildValues(state: State, seat: number, t: number): number {
  const { at, options } = state;
  let values = 0;
  for (let i = 0; i < at[PILES]!; i++) {
    const word = at[TABLE + i * STRIDE]!;
    if (!isBase(word, seat, options)) continue;
    const value = word & VALUE;
    const up = value + t;
    const down = value > t ? value - t : t - value;
    if (up <= TOP_VALUE && ((look.theirs >>> up) & 1) === 0) values |= 1 << up;
    if (!options.upDown || (word & BUILD) === 0 || down === 0) continue;
    if (down === value || ((look.theirs >>> down) & 1) === 0) values |= 1 << down;
  }
  return values;
}
