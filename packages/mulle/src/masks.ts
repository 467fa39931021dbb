/**
 * Everything rule 5 asks of the piles for the seat to move, as masks: `maskTable` scans the table
 * once and fills `masks`. They are shared by all states and valid until the next call.
 */
import { CARDS, HALF, HAND_VALUE, SPECIAL, TOP_VALUE } from './cards.ts';
import type { Options } from './options.ts';
import * as S from './state.ts';
import type { State } from './state.ts';

/** What the table offers to the seat at turn. Masks over values have bit v for value v. */
class Masks {
  piles = 0;
  /** Values of the seat's own and of the other's builds. */
  own = 0;
  theirs = 0;
  /** Values of the opponent's builds that a trotta cannot take over. */
  closed = 0;
  /** Kinds that lie as singles; their piles as a set, and their values. */
  singles0 = 0;
  singles1 = 0;
  singleSet = 0;
  once = 0;
  /** Table values V for which the set M of rule 5.3 is not empty. */
  gather = 0;
  /** Hand values up to 13 of some pile, and those of some sum group. */
  direct = 0;
  sums = 0;
  /** Sums of two piles, and of three or more. */
  pairSums = 0;
  moreSums = 0;
  /** Values of piles that may be members of sums. */
  items = 0;
  /** Values of piles that may be built on; their piles as a set, right up to 31 piles. */
  bases = 0;
  baseSet = 0;
  /** Piles that cannot be members of sums, as a set. */
  notItems = 0;
}

export const masks: Masks = new Masks();
/** Piles of each value as a set, for values in `direct` and up to 31 piles; the index of each value's build. */
export const directSet: Int32Array = new Int32Array(TOP_VALUE + 1);
export const buildPlace: Uint8Array = new Uint8Array(TOP_VALUE + 1);
/** Hand values that take sums: 2 to 13. */
const HAND_VALUES = 0x3ffc;

/** Rule 5.2a: a single, or an open build that the seat may change. */
export function isBase(word: number, seat: number, options: Options): boolean {
  if ((word & S.BUILD) === 0) return (word & S.COUNT) === S.ONE_CARD;
  if ((word & S.LOCKED) !== 0) return false;
  const access = options.openAccess;
  return access === 'anyone' || (((word >>> S.OWNER_SHIFT) & 1) === seat) === (access === 'owner');
}

/** By owner: values of builds that no trotta of the opponent can take over; of open builds, and their piles as a set. */
const closedOf = new Int32Array(2);
const openOf = new Int32Array(2);
const openSetOf = new Int32Array(2);
/** The words of the scanned piles, and whether builds were in sums: the masks hold for these. */
const words = new Int32Array(CARDS);
let builds = false;

/** Whether this table begins with the scanned piles. */
function isBegun(at: Int32Array, inSums: boolean): boolean {
  const begun = masks.piles;
  if (begun > at[S.PILES]! || builds !== inSums) return false;
  for (let i = 0, p = S.TABLE; i < begun; i++, p += S.STRIDE) if (at[p] !== words[i]) return false;
  return true;
}

/** Fills the masks for `seat`. Does not rescan unchanged piles. */
export function maskTable(state: State, seat: number): void {
  const at = state.at;
  const options = state.options;
  const piles = at[S.PILES]!;
  const inSums = options.buildsInSums;
  if (!isBegun(at, inSums)) start(inSums);
  let { singles0, singles1, singleSet, once, gather, direct, items, pairSums, moreSums, notItems } =
    masks;
  for (let i = masks.piles, p = S.TABLE + i * S.STRIDE; i < piles; i++, p += S.STRIDE) {
    const word = at[p]!;
    words[i] = word;
    const value = word & S.VALUE;
    const bit = 1 << value;
    const set = 1 << i;
    if ((word & S.SINGLE) === S.ONE_CARD) {
      singles0 |= at[p + 1]!;
      singles1 |= at[p + 2]!;
      // With an earlier single it makes a pair.
      gather |= (once << value) | bit;
      once |= bit;
      singleSet |= set;
    } else {
      if (value > TOP_VALUE) continue;
      const two = (word & S.COUNT) === S.TWO_CARDS;
      if ((word & S.BUILD) === 0) {
        if (two) gather |= bit;
      } else {
        const owner = (word >>> S.OWNER_SHIFT) & 1;
        buildPlace[value] = i;
        if ((word & S.LOCKED) === 0) {
          if (two) gather |= bit;
          else closedOf[owner]! |= bit;
          openOf[owner]! |= bit;
          openSetOf[owner]! |= set;
        } else closedOf[owner]! |= bit;
        if (!inSums) {
          notItems |= set;
          directSet[value] = (directSet[value]! & -((direct >>> value) & 1)) | set;
          direct |= bit;
          continue;
        }
      }
    }
    // This pile joined to each earlier sum and to each earlier pile.
    moreSums |= (moreSums | pairSums) << value;
    pairSums |= items << value;
    items |= bit;
    // Masks off leftovers of another table in the set, without a branch.
    directSet[value] = (directSet[value]! & -((direct >>> value) & 1)) | set;
    direct |= bit;
  }
  masks.piles = piles;
  masks.own = at[S.OWNED + seat]!;
  masks.theirs = at[S.OWNED + 1 - seat]!;
  masks.closed = closedOf[1 - seat]!;
  masks.singles0 = singles0;
  masks.singles1 = singles1;
  masks.singleSet = singleSet;
  masks.once = once;
  masks.gather = gather;
  masks.direct = direct;
  masks.sums = (pairSums | moreSums) & HAND_VALUES;
  masks.pairSums = pairSums;
  masks.moreSums = moreSums;
  masks.items = items;
  masks.notItems = notItems;
  const access = options.openAccess;
  const first = access === 'alternate' ? 1 - seat : seat;
  masks.bases = once | openOf[first]!;
  masks.baseSet = singleSet | openSetOf[first]!;
  if (access === 'anyone') {
    masks.bases |= openOf[1 - seat]!;
    masks.baseSet |= openSetOf[1 - seat]!;
  }
}

/** A table that nothing is known of. */
function start(inSums: boolean): void {
  builds = inSums;
  masks.piles = 0;
  masks.singles0 = 0;
  masks.singles1 = 0;
  masks.singleSet = 0;
  masks.once = 0;
  masks.gather = 0;
  masks.direct = 0;
  masks.items = 0;
  masks.pairSums = 0;
  masks.moreSums = 0;
  masks.notItems = 0;
  closedOf[0] = 0;
  closedOf[1] = 0;
  openOf[0] = 0;
  openOf[1] = 0;
  openSetOf[0] = 0;
  openSetOf[1] = 0;
}

/** Can a card of this kind capture anything (rule 5.1)? */
export function canCapture(options: Options, kind: number): boolean {
  const h = HAND_VALUE[kind]!;
  if (hasTwin(options, kind, h)) return true;
  const values = h >= SPECIAL ? masks.own | masks.theirs : masks.direct | masks.sums;
  return ((values >>> h) & 1) !== 0;
}

/** Rule 5.1a: the twin lies as a single, and the rule holds for this card. */
export function hasTwin(options: Options, kind: number, h: number): boolean {
  if (h >= SPECIAL && !options.twinTakesSpecial) return false;
  return kind < HALF
    ? ((masks.singles0 >>> kind) & 1) !== 0
    : ((masks.singles1 >>> (kind - HALF)) & 1) !== 0;
}

/** The pile of the twin, which lies as a single. */
export function twinPlace(at: Int32Array, kind: number): number {
  for (let i = 0, p = S.TABLE; i < at[S.PILES]!; i++, p += S.STRIDE) {
    if ((at[p]! & S.SINGLE) === S.ONE_CARD && at[p]! >>> S.KIND_SHIFT === kind) return i;
  }
  throw new Error(`no single of kind ${kind} is on the table`);
}

/** Rule 5.2: the values that a card of table value t could be built to if a taker were held. */
export function buildValues(state: State, seat: number, t: number): number {
  const { at, options } = state;
  let values = 0;
  for (let i = 0; i < at[S.PILES]!; i++) {
    const word = at[S.TABLE + i * S.STRIDE]!;
    if (!isBase(word, seat, options)) continue;
    const value = word & S.VALUE;
    const up = value + t;
    const down = value > t ? value - t : t - value;
    if (up <= TOP_VALUE && ((masks.theirs >>> up) & 1) === 0) values |= 1 << up;
    if (!options.upDown || (word & S.BUILD) === 0 || down === 0) continue;
    if (down === value || ((masks.theirs >>> down) & 1) === 0) values |= 1 << down;
  }
  return values;
}
