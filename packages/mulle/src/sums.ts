/**
 * Sum groups for common tables: a few piles and a handful of groups, with bit masks. Larger ones go
 * to packing.ts; both give the same answer in the same order. Typed-array reads carry `!` for the
 * compiler alone.
 */
import {
  itemPlace,
  itemValue,
  itemWeight,
  MOST_UNIONS,
  packUnions,
  UNION_WORDS,
  unions,
} from './packing.ts';
import { COUNT, COUNT_SHIFT, STRIDE, TABLE } from './state.ts';

/** With more groups than this, counting values is faster than combining groups. */
const MOST_GROUPS = 12;
const SMALL_TABLE = 31;

const groupMask = new Int32Array(MOST_GROUPS);
const groupWeight = new Int32Array(MOST_GROUPS);
/** Weight of this group and of all later ones. */
const weightFrom = new Int32Array(MOST_GROUPS + 1);
let groups = 0;
/** Sums that items from here to the last can make, as bits. */
const reach = new Int32Array(SMALL_TABLE + 1);
let items = 0;
let best = 0;
let found = 0;

/**
 * The heaviest unions of disjoint groups of the first `count` items, each
 * group adding up to `target`; written to `unions` in canonical order.
 */
export function findUnions(target: number, count: number, most: number = MOST_UNIONS): number {
  if (count > 0 && (count > SMALL_TABLE || itemPlace[count - 1]! >= SMALL_TABLE)) {
    return packUnions(target, count, most);
  }
  items = count;
  let sums = 1;
  reach[count] = 1;
  for (let i = count - 1; i >= 0; i--) {
    sums |= sums << itemValue[i]!;
    reach[i] = sums;
  }
  if (((sums >>> target) & 1) === 0) return 0;
  groups = 0;
  if (!collect(0, target, 0, 0)) return packUnions(target, count, most);
  joinGroups();
  return found < most ? found : most;
}

/** From groups with their weights to the heaviest unions. */
function joinGroups(): void {
  best = 0;
  found = 0;
  if (groups === 1) write(found++, groupMask[0]!);
  else {
    weightFrom[groups] = 0;
    for (let g = groups - 1; g >= 0; g--) weightFrom[g] = weightFrom[g + 1]! + groupWeight[g]!;
    combine(0, 0, 0);
    order();
  }
}

// The same for piles already sorted by value, as the masks of the table have them: classes of equal
// value from the lowest up, each a set.

const classValue = new Int32Array(16);
const classSet = new Int32Array(16);
/** Sums that this class and the lower ones can make. */
const classReach = new Int32Array(16);

/**
 * The unions of rule 5.1c on a table of few piles. `values` has the bits of the values below the
 * target on the table, `sets` their piles, `barred` the piles that may not be members. Returns -1
 * if there are too many groups for this method.
 */
export function findSmallUnions(
  target: number,
  values: number,
  sets: Int32Array,
  barred: number,
  at: Int32Array,
): number {
  let classes = 0;
  let sums = 1;
  for (let rest = values; rest !== 0; rest &= rest - 1) {
    const v = 31 - Math.clz32(rest & -rest);
    const set = sets[v]! & ~barred;
    if (set === 0) continue;
    classValue[classes] = v;
    classSet[classes] = set;
    for (let n = set; n !== 0; n &= n - 1) sums |= sums << v;
    classReach[classes++] = sums;
  }
  groups = 0;
  if (!collectByValue(classes - 1, classSet[classes - 1]!, target, 0)) return -1;
  if (groups === 0) return 0;
  if (groups === 2 && (groupMask[0]! & groupMask[1]!) === 0) {
    write(0, groupMask[0]! | groupMask[1]!);
    return 1;
  }
  if (groups > 1) for (let g = 0; g < groups; g++) groupWeight[g] = cardsIn(at, groupMask[g]!);
  joinGroups();
  return found;
}

function cardsIn(at: Int32Array, set: number): number {
  let cards = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const word = at[TABLE + (31 - Math.clz32(rest & -rest)) * STRIDE]!;
    cards += (word & COUNT) >>> COUNT_SHIFT;
  }
  return cards;
}

/** Completes a group from the `free` piles of class c and from lower classes. */
function collectByValue(c: number, free: number, rest: number, mask: number): boolean {
  for (let from = c, set = free; ; set = classSet[--from]!) {
    const left = rest - classValue[from]!;
    const completes = left >= 0 && ((classReach[from]! >>> left) & 1) !== 0;
    for (let open = completes ? set : 0; open !== 0; open &= open - 1) {
      const bit = open & -open;
      if (left !== 0) {
        if (!collectByValue(from, open ^ bit, left, mask | bit)) return false;
      } else if (groups === MOST_GROUPS) return false;
      else groupMask[groups++] = mask | bit;
    }
    if (from === 0 || ((classReach[from - 1]! >>> rest) & 1) === 0) return true;
  }
}

/** Lists the groups; false when there are too many. Enters only branches that can still reach the target. */
function collect(i: number, rest: number, mask: number, weight: number): boolean {
  for (let j = i; j < items && ((reach[j]! >>> rest) & 1) !== 0; j++) {
    const value = itemValue[j]!;
    if (value > rest || ((reach[j + 1]! >>> (rest - value)) & 1) === 0) continue;
    const bit = 1 << itemPlace[j]!;
    if (value === rest) {
      if (groups === MOST_GROUPS) return false;
      groupMask[groups] = mask | bit;
      groupWeight[groups++] = weight + itemWeight[j]!;
    } else if (!collect(j + 1, rest - value, mask | bit, weight + itemWeight[j]!)) return false;
  }
  return true;
}

/** Enters only families that can still equal the heaviest so far. */
function combine(from: number, used: number, weight: number): void {
  for (let g = from; g < groups && weight + weightFrom[g]! >= best; g++) {
    if ((groupMask[g]! & used) !== 0) continue;
    combine(g + 1, used | groupMask[g]!, weight + groupWeight[g]!);
  }
  if (weight < best) return;
  if (weight > best) {
    best = weight;
    found = 0;
  }
  for (let i = 0; i < found; i++) if (unions[i * UNION_WORDS] === used) return;
  if (found < MOST_UNIONS) write(found++, used);
}

function write(index: number, mask: number): void {
  const word = index * UNION_WORDS;
  unions[word] = mask;
  unions[word + 1] = 0;
  unions[word + 2] = 0;
  unions[word + 3] = 0;
}

/** Canonical order: of two unions, the one that holds the lowest differing pile comes first. */
function order(): void {
  for (let i = 1; i < found; i++) {
    const mask = unions[i * UNION_WORDS]!;
    let j = i;
    for (; j > 0; j--) {
      const before = unions[(j - 1) * UNION_WORDS]!;
      const differ = before ^ mask;
      if ((before & differ & -differ) !== 0) break;
      unions[j * UNION_WORDS] = before;
    }
    unions[j * UNION_WORDS] = mask;
  }
}
